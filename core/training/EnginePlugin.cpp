// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/training/EnginePlugin.h"

#include "core/program/Error.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QLibrary>

#include <mutex>

namespace semblance {

namespace {

struct EnginePlugin {
    CreateEngineFunction createEngine = nullptr;
    CudaAvailableFunction cudaAvailable = nullptr;
};

[[noreturn]] void fail(const QString& message) { throw Error(message.toStdString()); }

/// Beside a program in bin/ (installed or built) and beside a test in tests/ the plug-in lies in ../lib/semblance.
QString findPlugin()
{
    QStringList folders;
    if (const QString named = qEnvironmentVariable("SEMBLANCE_PLUGINS"); !named.isEmpty())
        folders << named;
    folders << QDir::cleanPath(QCoreApplication::applicationDirPath() + QStringLiteral("/../lib/semblance"));
    for (const QString& folder : folders) {
        const QFileInfo file(QDir(folder), QStringLiteral("semblance-torch.so"));
        if (file.exists())
            return file.absoluteFilePath();
    }
    fail(QCoreApplication::translate("core", "semblance-torch.so is not in %1: programs cannot be trained. Install "
                                             "Semblance's training engine or name its folder in SEMBLANCE_PLUGINS")
             .arg(folders.join(QStringLiteral(", "))));
}

void setUnlessSet(const char* variable, const char* value)
{
    if (!qEnvironmentVariableIsSet(variable))
        qputenv(variable, value);
}

/// OpenBLAS picks its kernels by the model number of the processor; for a model newer than itself it may fall back to
/// those of 2004 (a fifth of the speed). The instruction set says better what will run.
void chooseBlasKernels()
{
#if defined(__x86_64__)
    if (__builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512vl") && __builtin_cpu_supports("avx512bw") &&
        __builtin_cpu_supports("avx512dq"))
        setUnlessSet("OPENBLAS_CORETYPE", "SkylakeX");
    else if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma"))
        setUnlessSet("OPENBLAS_CORETYPE", "Haswell");
#endif
}

EnginePlugin loadPlugin()
{
    // Both thread pools read these when they are loaded. Engines run side by side with one thread each; a second
    // pool inside each costs 10 to 100 times, and other thread counts give other last bits.
    setUnlessSet("OMP_NUM_THREADS", "1");
    setUnlessSet("OPENBLAS_NUM_THREADS", "1");
    chooseBlasKernels();
    setUnlessSet("CUBLAS_WORKSPACE_CONFIG", ":4096:8"); // cuBLAS repeats its bits only with a fixed workspace

    QLibrary library(findPlugin());
    library.setLoadHints(QLibrary::PreventUnloadHint); // LibTorch does not survive being unloaded
    if (!library.load())
        fail(QCoreApplication::translate("core", "%1 cannot be loaded (%2). Install LibTorch (Debian: libtorch1.13)")
                 .arg(library.fileName(), library.errorString()));
    EnginePlugin plugin;
    plugin.createEngine = reinterpret_cast<CreateEngineFunction>(library.resolve(createEngineSymbol));
    plugin.cudaAvailable = reinterpret_cast<CudaAvailableFunction>(library.resolve(cudaAvailableSymbol));
    if (!plugin.createEngine || !plugin.cudaAvailable)
        fail(QCoreApplication::translate("core", "%1 is not a training engine of this version; install both together")
                 .arg(library.fileName()));
    return plugin;
}

/// Loaded once and kept; a failed attempt is repeated at the next call.
const EnginePlugin& enginePlugin()
{
    static std::mutex mutex;
    static EnginePlugin plugin;
    const std::lock_guard<std::mutex> lock(mutex);
    if (!plugin.createEngine)
        plugin = loadPlugin();
    return plugin;
}

} // namespace

std::unique_ptr<Engine> createTorchEngine(EngineDevice device)
{
    return std::unique_ptr<Engine>(enginePlugin().createEngine(device));
}

bool cudaAvailable() { return enginePlugin().cudaAvailable(); }

} // namespace semblance
