// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/program/Error.h"
#include "core/training/EnginePlugin.h"
#include "core/training/torch/TorchFit.h"
#include "core/training/torch/TorchLoss.h"
#include "core/training/torch/TorchTensors.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <ATen/Parallel.h>
#include <ATen/Version.h>
#include <c10/util/Exception.h>
#include <torch/csrc/api/include/torch/version.h>

#include <dlfcn.h>

namespace semblance {

namespace {

/// LibTorch's own errors carry a backtrace over many lines; people get the first.
template <typename Work>
auto withPlainErrors(Work work)
{
    try {
        return work();
    } catch (const c10::Error& error) {
        const QString message = QString::fromUtf8(error.what_without_backtrace()).section(QLatin1Char('\n'), 0, 0);
        throw Error(QCoreApplication::translate("core", "LibTorch stopped: %1").arg(message).toStdString());
    }
}

/// The file that the loaded libblas.so.3 really is with OpenBLAS' choice of kernels, or what LibTorch was built with.
QString blasName()
{
    if (at::hasMKL())
        return QStringLiteral("MKL");
    void* blas = dlopen("libblas.so.3", RTLD_LAZY | RTLD_NOLOAD);
    Dl_info place{};
    if (!blas || dladdr(dlsym(blas, "sgemm_"), &place) == 0)
        return QCoreApplication::translate("core", "unknown BLAS");
    const QString path = QFileInfo(QString::fromLocal8Bit(place.dli_fname)).canonicalFilePath();
    const auto kernels = reinterpret_cast<const char* (*)()>(dlsym(blas, "openblas_get_corename"));
    const QString named = kernels ? path + QLatin1String(" (") + QLatin1String(kernels()) + QLatin1Char(')') : path;
    dlclose(blas);
    if (path.contains(QLatin1String("/blas/")))
        return QCoreApplication::translate("core", "reference BLAS %1 (slow; install libopenblas0-openmp)").arg(path);
    return named;
}

/// "AVX512" from the line "CPU capability usage: AVX512".
QString cpuCapability()
{
    const QString marker = QStringLiteral("CPU capability usage: ");
    const QString configuration = QString::fromStdString(at::show_config());
    return configuration.section(marker, 1, 1).section(QLatin1Char('\n'), 0, 0);
}

class TorchEngine final : public Engine {
public:
    explicit TorchEngine(EngineDevice device)
        : m_device(device == EngineDevice::Cuda ? at::kCUDA : at::kCPU)
    {
        at::set_num_threads(1);
        if (m_device.is_cuda())
            prepareCuda();
    }

    std::string description() const override
    {
        return QCoreApplication::translate("core", "LibTorch %1 on %2; BLAS %3; %4 thread; CPU capability %5")
            .arg(QStringLiteral(TORCH_VERSION), QString::fromStdString(m_device.str()), blasName())
            .arg(at::get_num_threads())
            .arg(cpuCapability())
            .toStdString();
    }

    TrainingResult train(const Program& program, const PreparedData& data, std::uint64_t seed,
                         TrainingObserver* observer) override
    {
        return trainFrom(initialModel(program, sampleShape(data.train.inputs), seed), program, data, seed, observer);
    }

    TrainingResult trainFrom(const TrainedModel& start, const Program& program, const PreparedData& data,
                             std::uint64_t seed, TrainingObserver* observer) override
    {
        return withPlainErrors([&] {
            TorchNetwork network({program.model, start.weights}, sampleShape(data.train.inputs), m_device);
            return fit(network, program, data, seed, observer);
        });
    }

    Evaluation evaluate(const TrainedModel& model, const Program& program, const Samples& samples) override
    {
        return withPlainErrors([&] {
            const TorchNetwork network(model, sampleShape(samples.inputs), m_device);
            const FittedSamples rows = fitted(network, program, samples);
            const InferenceResult result = infer(network, program.recipe, rows.inputs, rows.targets);
            return Evaluation{toTensor(result.outputs), toTensor(result.losses).values,
                              accuracyOf(result.outputs, rows.targets)};
        });
    }

private:
    static Shape sampleShape(const Tensor& inputs)
    {
        return inputs.shape.empty() ? Shape{} : Shape(inputs.shape.begin() + 1, inputs.shape.end());
    }

    /// Repeatable bits and full float32 products, as on the CPU.
    static void prepareCuda()
    {
        if (!at::hasCUDA())
            throw Error(QCoreApplication::translate("core", "no CUDA device can be used: install a CUDA build of "
                                                            "LibTorch and a driver, or choose the device cpu")
                            .toStdString());
        at::Context& context = at::globalContext();
        context.setBenchmarkCuDNN(false);
        context.setDeterministicCuDNN(true);
        context.setAllowTF32CuDNN(false);
        context.setAllowTF32CuBLAS(false);
    }

    at::Device m_device;
};

} // namespace

} // namespace semblance

extern "C" {

__attribute__((visibility("default"))) semblance::Engine* semblanceCreateEngine(semblance::EngineDevice device)
{
    return semblance::withPlainErrors([device] { return new semblance::TorchEngine(device); });
}

__attribute__((visibility("default"))) bool semblanceCudaAvailable() { return at::hasCUDA(); }

} // extern "C"
