// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/NumpyReader.h"

#include "core/program/Error.h"

#include <QCoreApplication>

#include <zip.h>

#include <memory>

namespace semblance {

namespace {

struct ZipDiscard {
    void operator()(zip_t* archive) const { zip_discard(archive); }
};
struct ZipClose {
    void operator()(zip_file_t* member) const { zip_fclose(member); }
};
using Archive = std::unique_ptr<zip_t, ZipDiscard>;

constexpr qsizetype largestMember = qsizetype{4} << 30; ///< as for gzip: a small archive can unpack to any size
constexpr qsizetype chunkSize = 1 << 20;

Archive openArchive(const std::filesystem::path& path, const std::string& name)
{
    int code = 0;
    Archive archive(zip_open(path.c_str(), ZIP_RDONLY, &code));
    if (!archive) {
        zip_error_t error;
        zip_error_init_with_code(&error, code);
        const QString reason = QString::fromUtf8(zip_error_strerror(&error));
        zip_error_fini(&error);
        throw Error({name, 0, 0, {}},
                    QCoreApplication::translate("core", "this is not an .npz archive: %1").arg(reason).toStdString());
    }
    return archive;
}

zip_uint64_t findMember(zip_t* archive, const std::string& name, const std::string& member)
{
    const zip_int64_t count = zip_get_num_entries(archive, 0);
    if (member.empty() && count == 1)
        return 0;
    QStringList names;
    for (zip_int64_t i = 0; i < count; ++i) {
        const auto index = static_cast<zip_uint64_t>(i);
        const char* stored = zip_get_name(archive, index, 0);
        const std::string entry = stored == nullptr ? std::string() : stored;
        if (!member.empty() && (entry == member || entry == member + ".npy"))
            return index;
        names << QString::fromStdString(entry);
    }
    throw Error({name, 0, 0, {}},
                QCoreApplication::translate("core", "name one array of the archive as FILE::NAME; it holds: %1")
                    .arg(names.join(QStringLiteral(", ")))
                    .toStdString());
}

} // namespace

Tensor readNpz(const std::filesystem::path& path, const std::string& name, const std::string& member)
{
    const Archive archive = openArchive(path, name);
    const zip_uint64_t index = findMember(archive.get(), name, member);
    const auto unreadable = [&name](const QString& reason) {
        return Error({name, 0, 0, {}},
                     QCoreApplication::translate("core", "the array cannot be unpacked: %1").arg(reason).toStdString());
    };
    const std::unique_ptr<zip_file_t, ZipClose> file(zip_fopen_index(archive.get(), index, 0));
    if (!file)
        throw unreadable(QString::fromUtf8(zip_strerror(archive.get())));

    // Read as far as there is something to read: the size that the archive states is a claim only.
    FileBytes content{member.empty() ? name : name + "::" + member, {}};
    for (zip_int64_t count = 1; count > 0;) {
        const qsizetype size = content.bytes.size();
        content.bytes.resize(size + chunkSize);
        count = zip_fread(file.get(), content.bytes.data() + size, chunkSize);
        if (count < 0)
            throw unreadable(QString::fromUtf8(zip_file_strerror(file.get())));
        content.bytes.resize(size + count);
        if (content.bytes.size() > largestMember)
            throw unreadable(QCoreApplication::translate("core", "more than 4 GiB"));
    }
    return readNpy(content);
}

} // namespace semblance
