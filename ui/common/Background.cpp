// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/Background.h"

namespace semblance {

Background::Background(QObject* parent) : QObject(parent), m_worker(new QObject)
{
    m_thread.setObjectName(QStringLiteral("background"));
    m_worker->moveToThread(&m_thread);
    connect(&m_thread, &QThread::finished, m_worker, &QObject::deleteLater);
    m_thread.start();
}

Background::~Background()
{
    m_thread.requestInterruption();
    m_thread.quit();
    m_thread.wait();
}

} // namespace semblance
