// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/statistics/AnovaPower.h"

#include <boost/math/distributions/fisher_f.hpp>
#include <boost/math/distributions/non_central_f.hpp>

#include <stdexcept>

namespace semblance {

double anovaPower(double cohensF, std::size_t total, std::size_t groups, double alpha)
{
    if (!(cohensF > 0.0) || !(alpha > 0.0 && alpha < 1.0) || groups < 2 || total <= groups)
        throw std::invalid_argument("anovaPower: needs f > 0, 0 < alpha < 1, two groups and more values than groups");
    using boost::math::complement;
    const auto between = static_cast<double>(groups - 1);
    const auto within = static_cast<double>(total - groups);
    const double noncentrality = cohensF * cohensF * static_cast<double>(total);
    const double critical = quantile(complement(boost::math::fisher_f(between, within), alpha));
    return cdf(complement(boost::math::non_central_f(between, within, noncentrality), critical));
}

} // namespace semblance
