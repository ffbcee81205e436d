#!/bin/bash
# Runs the version before on the schema of this one: upgrade.sh [COMMIT], by default the commit before the newest migration.
. "$(dirname "$0")/lib.sh"
need git git
newest=$(git -C "$root" log -1 --format=%H -- db/migrations)
before=$(git -C "$root" rev-parse "${1:-$newest~1}")
echo "the version before: $(git -C "$root" log -1 --format='%h %s' "$before")"
tree="$work/before"
mkdir "$tree"
git -C "$root" archive "$before" | tar -x -C "$tree"
if cmp -s "$root/package-lock.json" "$tree/package-lock.json"; then
  cp -al "$root/node_modules" "$tree/node_modules" 2>/dev/null || cp -a "$root/node_modules" "$tree/node_modules"
else
  (cd "$tree" && npm ci >"$work/npm.log" 2>&1)
fi
mkdir -p "$tree/test/operations"
cp "$root/test/operations/upgrade.walk.ts" "$root/test/operations/vitest.config.ts" "$tree/test/operations/"
(cd "$tree" && NEXT_VERSION="$root" PATH="$tree/node_modules/.bin:$PATH" vitest run --config test/operations/vitest.config.ts)
