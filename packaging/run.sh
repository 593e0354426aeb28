#!/bin/bash
# From a clean clone to the main job in one command: installs what is missing, builds, and opens the window on the
# sample project "First steps". Without a display it runs the project and prints the report and the figures' paths.
# usage: packaging/run.sh [PROJECT]      default: a new project from the sample in ./first-steps
source "$(dirname "$0")/setup.sh"
build release
bin=build/release/bin
project=${1:-first-steps}
[ -e "$project/semblance.toml" ] || "$bin/semblance-cli" new "$project" --sample first-steps

if [ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ]; then
    exec "$bin/semblance" "$project"
fi
echo "No display: running \"$project\" here. It can be stopped with Ctrl-C and goes on when started again." >&2
"$bin/semblance-cli" run --project "$project"
"$bin/semblance-cli" report --project "$project"
for metric in cs iou; do
    for format in pdf svg; do
        "$bin/semblance-cli" figure --project "$project" --kind bugwise --metric $metric -o "$project/bugwise-$metric.$format"
    done
done
