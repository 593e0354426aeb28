// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/study/RunHelpers.h"

#include "core/interchange/Report.h"
#include "core/store/Database.h"
#include "core/store/StoreReader.h"

#include <QElapsedTimer>
#include <QEventLoop>
#include <QJsonDocument>
#include <QSqlRecord>
#include <QTimer>

namespace semblance::testing {

RunOptions withJobs(int jobs)
{
    RunOptions options;
    options.jobs = jobs;
    return options;
}

RunResult runToEnd(const TestProject& project, RunOptions options, const std::function<void(Runner&)>& connect)
{
    Runner runner(project.load(), std::move(options));
    if (connect)
        connect(runner);
    RunResult result;
    bool ended = false;
    QObject::connect(&runner, &Runner::finished, &runner, [&](RunState state, const QString& message) {
        result.state = state;
        result.message = message;
        ended = true;
    });
    runner.start();
    waitUntil([&] { return ended; });
    result.items = runner.items();
    result.progress = runner.progress();
    return result;
}

bool waitUntil(const std::function<bool()>& done, int milliseconds)
{
    QElapsedTimer timer;
    timer.start();
    QTimer wakeUp; // `done` may become true without an event
    wakeUp.start(5);
    QEventLoop loop;
    while (!done() && timer.elapsed() < milliseconds)
        loop.processEvents(QEventLoop::WaitForMoreEvents);
    return done();
}

QMap<QByteArray, QByteArray> storedRows(const TestProject& project)
{
    const Database database(project.path() / "results.sqlite", Database::Mode::ReadOnly);
    QMap<QByteArray, QByteArray> rows;
    const auto collect = [&](const QString& table, int keys, const QString& columns) {
        QSqlQuery query = database.execute(QStringLiteral("SELECT %1 FROM %2").arg(columns, table));
        while (database.next(query)) {
            QByteArrayList key = {table.toUtf8()};
            QByteArrayList values;
            for (int i = 0; i < query.record().count(); ++i)
                (i < keys ? key : values) << query.value(i).toByteArray();
            rows[key.join('/')] = values.join('\n');
        }
    };
    collect(QStringLiteral("instance"), 2,
            QStringLiteral("program_hash, instance, seed, status, message, accuracy, predictions, history"));
    collect(QStringLiteral("weights"), 2, QStringLiteral("program_hash, instance, model"));
    collect(QStringLiteral("post_instance"), 6,
            QStringLiteral("program_hash, operator, ratio, original, copy, rule, seed, status, message, accuracy,"
                           " attempts, predictions"));
    return rows;
}

QByteArray reportBytes(const TestProject& project)
{
    return QJsonDocument(reportJson(StoreReader(project.path()).mutants())).toJson();
}

} // namespace semblance::testing
