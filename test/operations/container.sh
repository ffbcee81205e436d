#!/bin/bash
# Builds the image with buildah on a Debian made here by mmdebstrap, since no registry is asked, and runs it as the image's own user on a read-only
# file system with its health check.
. "$(dirname "$0")/lib.sh"
need buildah buildah; need podman podman; need mmdebstrap mmdebstrap
store=(--root "$work/store" --runroot "$work/run" --storage-driver vfs)
mmdebstrap --quiet --variant=minbase --include=libstdc++6 "$(. /etc/os-release && echo "$VERSION_CODENAME")" "$work/debian.tar"
base=$(buildah "${store[@]}" from scratch)
buildah "${store[@]}" add --quiet "$base" "$work/debian.tar" / >/dev/null
buildah "${store[@]}" commit --quiet "$base" localhost/debian >/dev/null
buildah "${store[@]}" rm "$base" >/dev/null
mkdir "$work/context"
package="$work/context/dist"
[ -z "${PACKAGE:-}" ] || cp -a "$PACKAGE" "$package"
PACKAGE="$package" make_package
buildah "${store[@]}" build --isolation chroot --format docker --build-arg BASE=localhost/debian --quiet -f "$root/deploy/Containerfile" \
  -t thengisa "$work/context" >/dev/null
buildah "${store[@]}" images
start_postgres
port=$(free_port)
podman "${store[@]}" --cgroup-manager cgroupfs run --detach --name thengisa --network host --cgroups disabled --ulimit "nofile=$(ulimit -Hn):$(ulimit -Hn)" --ulimit "nproc=$(ulimit -Hu):$(ulimit -Hu)" --read-only --tmpfs /tmp --cap-drop all \
  --security-opt no-new-privileges --env DATABASE_URL="$DATABASE_URL" --env PORT="$port" --env DEMO=off \
  --env SECRET_KEY="a secret of these scripts, of 32 letters" thengisa >/dev/null
container() { podman "${store[@]}" --cgroup-manager cgroupfs "$@"; }
wait_for 240 is_ok "http://127.0.0.1:$port/readyz" || { container logs thengisa; exit 1; }
expect "a page is served" 200 "$(status "http://127.0.0.1:$port/jobs")"
expect "it runs as another user than root" 10001 "$(container exec thengisa id -u)"
expect "its file system is read-only" 1 "$(container exec thengisa sh -c 'touch /opt/thengisa/x 2>/dev/null; echo $?')"
# As its HEALTHCHECK says. Podman runs it by a timer of systemd, which isn't everywhere.
check=$(container inspect --format '{{json .Config.Healthcheck.Test}}' thengisa)
expect "the image has a health check" '["CMD","/opt/thengisa/bin/thengisa","healthy"]' "$check"
container exec thengisa /opt/thengisa/bin/thengisa healthy && echo "ok: the health check passes"
begun=$SECONDS
container stop --time 120 thengisa >/dev/null
echo "stopped in $((SECONDS - begun)) s"
expect "it stopped by itself" 0 "$(container inspect --format '{{.State.ExitCode}}' thengisa)"
container rm thengisa >/dev/null
