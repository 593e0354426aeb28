// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/FileBytes.h"

#include "core/program/Error.h"

#include <QCoreApplication>

#include <zlib.h>

#include <cerrno>
#include <memory>

namespace semblance {

namespace {

/// A few kilobytes of gzip can unpack to any size; no data set of the study comes near this.
constexpr qsizetype largestContent = qsizetype{4} << 30;
constexpr unsigned chunkSize = 1u << 20;

struct GzClose {
    void operator()(gzFile file) const { gzclose(file); }
};

Error unreadable(const std::string& name, const QString& reason)
{
    return Error({name, 0, 0, {}}, QCoreApplication::translate("core", "cannot be read: %1").arg(reason).toStdString());
}

} // namespace

FileBytes readFileBytes(const std::filesystem::path& path, const std::string& name)
{
    errno = 0;
    const std::unique_ptr<gzFile_s, GzClose> file(gzopen(path.c_str(), "rb"));
    if (!file)
        throw unreadable(name, qt_error_string(errno != 0 ? errno : ENOMEM));

    FileBytes content{name, {}};
    for (int count = 1; count > 0;) {
        const qsizetype size = content.bytes.size();
        content.bytes.resize(size + chunkSize);
        count = gzread(file.get(), content.bytes.data() + size, chunkSize);
        content.bytes.resize(size + (count > 0 ? count : 0));
        if (content.bytes.size() > largestContent)
            throw unreadable(name, QCoreApplication::translate("core", "more than 4 GiB"));
    }

    int status = Z_OK; // a truncated gzip stream reads as a short one and says so only here
    const char* message = gzerror(file.get(), &status);
    if (status == Z_ERRNO)
        throw unreadable(name, qt_error_string(errno));
    if (status != Z_OK && status != Z_STREAM_END)
        throw unreadable(name, QString::fromUtf8(message));
    return content;
}

} // namespace semblance
