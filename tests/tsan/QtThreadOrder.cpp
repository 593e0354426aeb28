// SPDX-License-Identifier: GPL-3.0-or-later

// For thread-sanitizer builds only. Distributions ship Qt without instrumentation, so the sanitizer does not see that
// Qt's event queue orders what a thread did before it posted and what another does when the event is delivered; it
// would call every queued call a race. The calls through which this project posts are wrapped here and say so.
// One variable stands for all queues: an event seems to follow every earlier post. That can hide a race which an
// unrelated event happens to separate, but it reports none that Qt prevents. The event itself and its copies of a
// signal's arguments are made after that point, inside Qt; they are not looked at.

#include <QCoreApplication>
#include <QMetaObject>
#include <QObject>
#include <QThread>

#include <dlfcn.h>
#include <sanitizer/tsan_interface.h>

extern "C" {
void AnnotateIgnoreReadsBegin(const char* file, int line);
void AnnotateIgnoreReadsEnd(const char* file, int line);
void AnnotateIgnoreWritesBegin(const char* file, int line);
void AnnotateIgnoreWritesEnd(const char* file, int line);
}

namespace {

int queues = 0;

void beforePosting() { __tsan_release(&queues); }
void afterDelivery() { __tsan_acquire(&queues); }

bool onEvent(void**)
{
    afterDelivery();
    return false; // Qt goes on with the event
}

const bool registered = QInternal::registerCallback(QInternal::EventNotifyCallback, onEvent);

/// While one lives, the sanitizer does not look at what this thread does.
class NotLookedAt {
public:
    NotLookedAt()
    {
        AnnotateIgnoreReadsBegin(__FILE__, __LINE__);
        AnnotateIgnoreWritesBegin(__FILE__, __LINE__);
    }
    ~NotLookedAt()
    {
        AnnotateIgnoreWritesEnd(__FILE__, __LINE__);
        AnnotateIgnoreReadsEnd(__FILE__, __LINE__);
    }
};

template <typename Function>
Function original(const char* symbol)
{
    return reinterpret_cast<Function>(dlsym(RTLD_NEXT, symbol));
}

} // namespace

bool QMetaObject::invokeMethodImpl(QObject* object, QtPrivate::QSlotObjectBase* slot, Qt::ConnectionType type, void* ret)
{
    using Function = bool (*)(QObject*, QtPrivate::QSlotObjectBase*, Qt::ConnectionType, void*);
    static const auto qt = original<Function>(
        "_ZN11QMetaObject16invokeMethodImplEP7QObjectPN9QtPrivate15QSlotObjectBaseEN2Qt14ConnectionTypeEPv");
    beforePosting();
    if (type != Qt::QueuedConnection)
        return qt(object, slot, type, ret);
    const NotLookedAt event;
    return qt(object, slot, type, ret);
}

void QMetaObject::activate(QObject* sender, const QMetaObject* metaObject, int signal, void** arguments)
{
    using Function = void (*)(QObject*, const QMetaObject*, int, void**);
    static const auto qt = original<Function>("_ZN11QMetaObject8activateEP7QObjectPKS_iPPv");
    beforePosting();
    // The main thread's receivers are called at once, in it; those of all other threads' signals get an event.
    if (!qApp || QThread::currentThread() == qApp->thread()) {
        qt(sender, metaObject, signal, arguments);
        return;
    }
    const NotLookedAt event;
    qt(sender, metaObject, signal, arguments);
}

void QThread::start(Priority priority)
{
    using Function = void (*)(QThread*, Priority);
    static const auto qt = original<Function>("_ZN7QThread5startENS_8PriorityE");
    // What the thread did last comes before wait() returns.
    QObject::connect(this, &QThread::finished, this, [] { beforePosting(); }, Qt::DirectConnection);
    beforePosting();
    qt(this, priority);
}

bool QThread::wait(QDeadlineTimer deadline)
{
    using Function = bool (*)(QThread*, QDeadlineTimer);
    static const auto qt = original<Function>("_ZN7QThread4waitE14QDeadlineTimer");
    const bool ended = qt(this, deadline);
    afterDelivery();
    return ended;
}
