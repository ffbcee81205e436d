#!/bin/bash
# Builds the image with buildah on a Debian made here by mmdebstrap, since no registry is asked, and runs it as the image's own user on a read-only
# file system with its health check.
. "$(dirname "$0")/lib.sh"
need podman podman
build_image
buildah "${store[@]}" images
config() { buildah "${store[@]}" inspect --type image --format "{{$1}}" thengisa; }
expect "the image has a user of its own" 10001:10001 "$(config .OCIv1.Config.User)"
expect "the image has a health check" "[CMD /opt/thengisa/bin/thengisa healthy]" "$(config .Docker.Config.Healthcheck.Test)"
start_postgres
port=$(free_port)
settings=(DATABASE_URL="$DATABASE_URL" PORT="$port" DEMO=off SECRET_KEY="a secret of these scripts, of 32 letters")
container() { podman "${store[@]}" --cgroup-manager cgroupfs "$@"; }
limits=(--ulimit "nofile=$(ulimit -Hn):$(ulimit -Hn)" --ulimit "nproc=$(ulimit -Hu):$(ulimit -Hu)")
if container run --detach --name thengisa --network host --cgroups disabled "${limits[@]}" --read-only --tmpfs /tmp --cap-drop all \
  --security-opt no-new-privileges "${settings[@]/#/--env=}" thengisa >/dev/null 2>"$work/podman.log"; then
  inside() { container exec thengisa "$@"; }
  stop() { container stop --time 120 thengisa >/dev/null; code=$(container inspect --format '{{.State.ExitCode}}' thengisa); }
  echo "run by podman"
else
  # A sandbox may forbid what podman sets. Then its file system is mounted read-only by unshare, with the same user and no capability.
  echo "podman can't run here ($(tail -1 "$work/podman.log")): run by unshare"
  mount_image
  cat > "$work/inside.sh" <<END
set -e
mount --make-rprivate /; mount --bind "$rootfs" "$rootfs"; mount -o remount,bind,ro "$rootfs"
mount -t tmpfs tmpfs "$rootfs/tmp"; mount -t tmpfs -o uid=10001,gid=10001,mode=700 tmpfs "$rootfs/data"
mount --rbind /proc "$rootfs/proc"; mount --rbind /dev "$rootfs/dev"
exec chroot "$rootfs" setpriv --reuid 10001 --regid 10001 --clear-groups --no-new-privs --inh-caps=-all --bounding-set=-all "\$@"
END
  image=(env -i PATH=/usr/bin:/bin "${image_env[@]}" HOST=127.0.0.1 "${settings[@]}")
  inside() { unshare --mount bash "$work/inside.sh" "${image[@]}" "$@"; }
  (exec unshare --mount bash "$work/inside.sh" "${image[@]}" /opt/thengisa/bin/thengisa start) >"$work/app.log" 2>&1 &
  app=$!; started+=("$app")
  stop() { kill -TERM "$app"; code=0; wait "$app" || code=$?; }
fi
wait_for 240 is_ok "http://127.0.0.1:$port/readyz"
expect "a page is served" 200 "$(status "http://127.0.0.1:$port/jobs")"
expect "it runs as another user than root" 10001 "$(inside id -u)"
expect "its file system is read-only" 1 "$(inside sh -c 'touch /opt/thengisa/x 2>/dev/null; echo $?')"
inside /opt/thengisa/bin/thengisa healthy
echo "ok: the health check passes"
stop
expect "it stops by itself" 0 "$code"
