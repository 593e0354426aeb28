// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/FileDialog.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileDialog>
#include <QMessageBox>

#include <optional>
#include <utility>

namespace semblance {

namespace {

struct Messages {
    Q_DECLARE_TR_FUNCTIONS(FileDialog)
};

struct Answers {
    std::optional<QString> fileName;
    std::optional<bool> overwrite;
};

Answers& answers()
{
    static Answers given;
    return given;
}

} // namespace

QString FileDialog::saveFileName(QWidget* parent, const QString& title, const QString& proposal, const QString& filter)
{
    if (const auto answer = std::exchange(answers().fileName, std::nullopt))
        return *answer;
    return QFileDialog::getSaveFileName(parent, title, proposal, filter, nullptr, QFileDialog::DontConfirmOverwrite);
}

bool FileDialog::confirmOverwrite(QWidget* parent, const QString& path)
{
    if (const auto answer = std::exchange(answers().overwrite, std::nullopt))
        return *answer;
    return QMessageBox::question(parent, Messages::tr("Overwrite file?"),
                                 Messages::tr("%1 exists. Overwrite it?").arg(QDir::toNativeSeparators(path)),
                                 QMessageBox::Yes | QMessageBox::No, QMessageBox::No) == QMessageBox::Yes;
}

void FileDialog::setNextFileName(const QString& path) { answers().fileName = path; }

void FileDialog::setNextOverwrite(bool overwrite) { answers().overwrite = overwrite; }

} // namespace semblance
