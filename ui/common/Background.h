// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QThread>

#include <exception>
#include <functional>
#include <utility>

namespace semblance {

/// A thread for reading files and the store, so that the window stays free. Jobs run one after the other in the order
/// of the calls; their results come back through the event loop of the owner's thread. A job knows no widget.
/// Destroying the object waits for the job that runs and drops the others and all results on their way.
class Background : public QObject {
    Q_OBJECT
public:
    using Failed = std::function<void(const QString& message)>;

    explicit Background(QObject* parent = nullptr);
    ~Background() override;

    /// Calls done(job()), or failed(message) when the job throws.
    template <typename Job, typename Done>
    void run(Job job, Done done, Failed failed)
    {
        QMetaObject::invokeMethod(
            m_worker,
            [this, job = std::move(job), done = std::move(done), failed = std::move(failed)] {
                if (m_thread.isInterruptionRequested())
                    return;
                try {
                    deliver([done, result = job()] { done(result); });
                } catch (const std::exception& error) {
                    deliver([failed, message = QString::fromUtf8(error.what())] { failed(message); });
                }
            },
            Qt::QueuedConnection);
    }

private:
    template <typename Delivery>
    void deliver(Delivery delivery)
    {
        QMetaObject::invokeMethod(this, std::move(delivery), Qt::QueuedConnection);
    }

    QThread m_thread;
    QObject* m_worker; ///< lives in m_thread, which deletes it at its end
};

} // namespace semblance
