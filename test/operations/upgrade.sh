#!/bin/bash
# Runs the version before on the schema of this one: upgrade.sh [COMMIT], by default the commit before the newest migration.
. "$(dirname "$0")/lib.sh"
newest=$(git -C "$root" log -1 --format=%H -- db/migrations)
former_version "$(git -C "$root" rev-parse "${1:-$newest~1}")"
mkdir -p "$tree/test/operations"
cp "$root/test/operations/upgrade.walk.ts" "$root/test/operations/vitest.config.ts" "$tree/test/operations/"
(cd "$tree" && NEXT_VERSION="$root" PATH="$tree/node_modules/.bin:$PATH" vitest run --config test/operations/vitest.config.ts)
