# Shared by the scripts of this folder: `. "$(dirname "$0")/lib.sh"`. Everything they start runs in $work and on 127.0.0.1, and ends with them.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
export PATH="$root/node_modules/.bin:$PATH:/usr/sbin:/sbin"
work=$(mktemp -d /tmp/thengisa-operations-XXXXXX)
chmod 755 "$work"
started=()

# A process and all that it started.
tree() { echo "$1"; local child; for child in $(pgrep -P "$1"); do tree "$child"; done; }

# What a script ends itself, at its end.
at_finish() { :; }

finish() {
  local code=$?
  for pid in "${started[@]}"; do kill $(tree "$pid") 2>/dev/null || true; done
  for pid in "${started[@]}"; do wait "$pid" 2>/dev/null || true; done
  at_finish || true
  if [ -f "$work/postgres/postmaster.pid" ]; then as_postgres "$pgbin/pg_ctl" -D "$work/postgres" -m immediate stop >/dev/null || true; fi
  if [ $code != 0 ]; then tail -n 5 "$work"/*.log 2>/dev/null || true; fi
  # The innermost mount first.
  awk -v work="$work/" 'index($2, work) == 1 { print $2 }' /proc/self/mounts | sort -r | xargs -r umount -l
  if [ "${KEEP:-}" ]; then echo "kept: $work"; else rm -rf --one-file-system "$work"; fi
  if [ $code = 0 ]; then echo "$(basename "$0"): passed"; else echo "$(basename "$0"): FAILED"; fi
}
trap finish EXIT
# Without this a script that is stopped from outside says that it passed.
trap 'exit 143' INT TERM HUP

# need PROGRAM PACKAGE: the script can't run without it.
need() { command -v "$1" >/dev/null || { echo "$1 is missing: apt-get install $2"; exit 2; }; }

# expect WHAT WANTED GOT
expect() {
  if [ "$2" = "$3" ]; then echo "ok: $1"; else echo "not ok: $1: expected $2, got $3"; exit 1; fi
}

free_port() { node -e 'const s=require("net").createServer().listen(0,"127.0.0.1",()=>{console.log(s.address().port);s.close()})'; }

# wait_for SECONDS COMMAND…: until the command succeeds.
wait_for() {
  local until=$((SECONDS + $1)); shift
  until "$@" >/dev/null 2>&1; do [ $SECONDS -lt $until ] || { echo "gave up waiting for: $*"; return 1; }; sleep 0.2; done
}

as_postgres() { if [ "$(id -u)" = 0 ]; then (cd / && setpriv --reuid postgres --regid postgres --init-groups "$@"); else "$@"; fi; }

# A throw-away PostgreSQL from Debian's packages: sets $pgbin, $pgport, $DATABASE_URL.
start_postgres() {
  pgbin=$(ls -d /usr/lib/postgresql/*/bin 2>/dev/null | sort -V | tail -1)
  [ -n "$pgbin" ] || { echo "PostgreSQL is missing: apt-get install postgresql"; exit 2; }
  pgport=$(free_port)
  install -d -m 700 -o "$([ "$(id -u)" = 0 ] && echo postgres || id -un)" "$work/postgres"
  as_postgres "$pgbin/initdb" -D "$work/postgres" -U thengisa -A trust -E UTF8 --locale=C.UTF-8 >"$work/initdb.log"
  as_postgres "$pgbin/pg_ctl" -D "$work/postgres" -w -l "$work/postgres/log.txt" \
    -o "-p $pgport -k '' -h 127.0.0.1 ${1:-}" start >/dev/null
  export DATABASE_URL="postgres://thengisa@127.0.0.1:$pgport/thengisa"
  "$pgbin/createdb" -h 127.0.0.1 -p "$pgport" -U thengisa thengisa
}

# A streaming replica of it: sets $replica_port. The server needs wal_level=replica.
make_replica() {
  replica_port=$(free_port)
  install -d -m 700 -o "$([ "$(id -u)" = 0 ] && echo postgres || id -un)" "$work/replica"
  as_postgres "$pgbin/pg_basebackup" -h 127.0.0.1 -p "$pgport" -U thengisa -D "$work/replica" -R -X stream --checkpoint=fast
  at_finish() { replica_ctl stop; }
  replica_ctl start
}

# replica_ctl start|stop. Its log has each statement.
replica_ctl() {
  as_postgres "$pgbin/pg_ctl" -D "$work/replica" -w -m immediate -l "$work/replica/log.txt" \
    -o "-p $replica_port -k '' -h 127.0.0.1 -c log_statement=all" "$@" >/dev/null
}

# sql STATEMENT [PORT]
sql() { "$pgbin/psql" -X -q -A -t -h 127.0.0.1 -p "${2:-$pgport}" -U thengisa -d thengisa -c "$1"; }

# The package to run: that of $PACKAGE, or a new one without PostgreSQL. PACKAGE=source: this clone, with its web built.
make_package() {
  if [ "${PACKAGE:-}" = source ]; then
    package=$work/source
    mkdir -p "$package/bin"
    printf '#!/bin/sh\nexec %s %s/server/main.ts\n' "$(node -p process.execPath)" "$root" > "$package/bin/thengisa"
    chmod +x "$package/bin/thengisa"
    return
  fi
  package=${PACKAGE:-$work/package}
  [ -f "$package/manifest.json" ] || node "$root/scripts/run.mjs" scripts/build.ts --to "$package" --without-database
  echo "package: $package"
}

# The image of deploy/Containerfile, on a Debian made here by mmdebstrap, since no registry is asked: sets $store and $package. $DEBIAN names one that
# was made before.
build_image() {
  need buildah buildah; need mmdebstrap mmdebstrap
  store=(--root "$work/store" --runroot "$work/run" --storage-driver vfs)
  local debian=${DEBIAN:-$work/debian.tar}
  [ -f "$debian" ] || mmdebstrap --quiet --variant=minbase --include=libstdc++6 "$(. /etc/os-release && echo "$VERSION_CODENAME")" "$debian"
  local base given=${PACKAGE:-}
  base=$(buildah "${store[@]}" from scratch)
  buildah "${store[@]}" add --quiet "$base" "$debian" / >/dev/null
  buildah "${store[@]}" commit --quiet "$base" localhost/debian >/dev/null
  buildah "${store[@]}" rm "$base" >/dev/null
  mkdir "$work/context"
  package="$work/context/dist"
  [ -z "$given" ] || cp -a "$given" "$package"
  PACKAGE="$package" make_package
  buildah "${store[@]}" build --isolation chroot --format docker --build-arg BASE=localhost/debian --quiet -f "$root/deploy/Containerfile" \
    -t thengisa "$work/context" >/dev/null
}

# Sets $rootfs to where the file system of the image is, and $image_env to its environment.
mount_image() {
  rootfs=$(buildah "${store[@]}" mount "$(buildah "${store[@]}" from thengisa)")
  mapfile -t image_env < <(buildah "${store[@]}" inspect --type image --format '{{range .OCIv1.Config.Env}}{{println .}}{{end}}' thengisa | grep =)
}

# run_app NAME VARIABLES…: starts a process of the package; sets $pid.
run_app() {
  local name=$1; shift
  env -i PATH=/usr/bin:/bin HOME="$work" DATABASE_URL="${DATABASE_URL:-}" SECRET_KEY="a secret of these scripts, of 32 letters" DEMO=off \
    DATA_DIR="$work/data" RATE_LIMITS=off TRUST_PROXY=1 "$@" "$package/bin/thengisa" start >"$work/$name.log" 2>&1 &
  pid=$!
  started+=("$pid")
}

status() { curl -s -o /dev/null -w '%{http_code}' --max-time 10 "$@" || true; }
is_ok() { [ "$(status "$@")" = 200 ]; }

# former_version COMMIT: sets $tree, that version with its packages.
former_version() {
  need git git
  echo "the version before: $(git -C "$root" log -1 --format='%h %s' "$1")"
  tree="$work/before"
  mkdir "$tree"
  git -C "$root" archive "$1" | tar -x -C "$tree"
  if cmp -s "$root/package-lock.json" "$tree/package-lock.json"; then
    cp -al "$root/node_modules" "$tree/node_modules" 2>/dev/null || cp -a "$root/node_modules" "$tree/node_modules"
  else
    (cd "$tree" && npm ci >"$work/npm.log" 2>&1)
  fi
}
