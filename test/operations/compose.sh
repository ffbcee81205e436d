#!/bin/bash
# Starts what deploy/compose.yaml describes and walks a sign-up through it. No container engine is needed: each service gets a network of its own, the
# names, environment, command, volumes, user and read-only file system of the file, and its health check is asked. Two things differ: PostgreSQL is
# Debian's instead of the image postgres:18, and s3rver is that of node_modules instead of one fetched by npx. The image is that of the Containerfile.
. "$(dirname "$0")/lib.sh"
need ip iproute2; need unshare util-linux; need curl curl
# The image is built while there is a network; all else runs without one.
if [ -z "${IMAGE_OF:-}" ]; then build_image; IMAGE_OF="$work" unshare --net --mount bash "$0"; exit; fi
store=(--root "$IMAGE_OF/store" --runroot "$IMAGE_OF/run" --storage-driver vfs)
mount --make-rprivate /
ip link set lo up
mkdir -p /run/netns
mount -t tmpfs tmpfs /run/netns
ip link add compose type bridge; ip address add 10.89.0.1/24 dev compose; ip link set compose up
mount_image
printf '%s\n' "${image_env[@]}" > "$work/image.env"
node --input-type=module - "$root/deploy/compose.yaml" "$work" <<'JS'
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
const [file, work] = process.argv.slice(2);
const { parse } = createRequire(file)('yaml');
const text = readFileSync(file, 'utf8').replace(/\$\{(\w+):-([^}]*)\}/g, (_, name, usual) => process.env[name] ?? usual);
const { services, volumes } = parse(text, { merge: true });
for (const [name, { environment = {}, command = [], healthcheck, ...rest }] of Object.entries(services)) {
  const write = (what, lines) => writeFileSync(`${work}/${name}.${what}`, lines.map((line) => `${line}\n`).join(''));
  write('env', Object.entries(environment).map(([key, value]) => `${key}=${value}`));
  write('command', command);
  write('health', healthcheck ? healthcheck.test.slice(1) : []);
  write('volumes', rest.volumes ?? []);
  if (rest.image === 'localhost/thengisa' && (!rest.read_only || `${rest.tmpfs}` !== '/tmp')) throw new Error(`${name} isn't read-only`);
  for (const volume of rest.volumes ?? []) if (!(volume.split(':')[0] in volumes)) throw new Error(`${volume} isn't declared`);
}
writeFileSync(`${work}/services`, Object.keys(services).join('\n'));
JS
echo "services: $(tr '\n' ' ' < "$work/services")"

# A network and an address for each service, and its name in the hosts file of all.
number=1
echo "127.0.0.1 localhost" > "$work/hosts"
while read -r service || [ -n "$service" ]; do
  number=$((number + 1))
  ip netns add "$service"
  ip link add "c$number" type veth peer name eth0 netns "$service"
  ip link set "c$number" master compose up
  ip -n "$service" address add "10.89.0.$number/24" dev eth0
  ip -n "$service" link set lo up; ip -n "$service" link set eth0 up
  echo "10.89.0.$number $service" >> "$work/hosts"
done < "$work/services"
address() { awk -v name="$1" '$2 == name { print $1 }' "$work/hosts"; }
touch "$rootfs/etc/hosts"

# PostgreSQL, with the user, password and database of the file.
pgbin=$(ls -d /usr/lib/postgresql/*/bin 2>/dev/null | sort -V | tail -1)
[ -n "$pgbin" ] || { echo "PostgreSQL is missing: apt-get install postgresql"; exit 2; }
setting() { sed -n "s/^$2=//p" "$work/$1.env"; }
install -d -m 700 -o postgres "$work/postgres"
setting postgres POSTGRES_PASSWORD > "$work/password"; chmod 644 "$work/password"
as_postgres "$pgbin/initdb" -D "$work/postgres" -U "$(setting postgres POSTGRES_USER)" --pwfile="$work/password" -A scram-sha-256 \
  -E UTF8 --locale=C.UTF-8 >"$work/initdb.log"
echo "host all all 10.89.0.0/24 scram-sha-256" >> "$work/postgres/pg_hba.conf"
(cd / && ip netns exec postgres setpriv --reuid postgres --regid postgres --init-groups "$pgbin/pg_ctl" -D "$work/postgres" -w \
  -l "$work/postgres/log.txt" -o "-k '' -h '*'" start >/dev/null)
# shellcheck disable=SC2046 # its words
wait_for 60 ip netns exec postgres env PGHOST=127.0.0.1 PATH="$pgbin:$PATH" $(cat "$work/postgres.health")
echo "ok: the health check of postgres passes"
ip netns exec postgres env PGPASSWORD="$(cat "$work/password")" "$pgbin/createdb" -h 127.0.0.1 -U "$(setting postgres POSTGRES_USER)" \
  "$(setting postgres POSTGRES_DB)"

# The stand-in for S3, without npx and in a folder of ours.
mapfile -t command < "$work/s3.command"
expect "compose.yaml names the version of s3rver that is tested" \
  "s3rver@$(node -p 'require(process.argv[1]).version' "$root/node_modules/s3rver/package.json")" "${command[2]}"
mkdir "$work/volume-s3"
ip netns exec s3 node "$root/node_modules/s3rver/bin/s3rver.js" --directory "$work/volume-s3" "${command[@]:5}" >"$work/s3.log" 2>&1 &
started+=("$!")

install -d -m 700 -o 10001 -g 10001 "$work/volume-data" "$work/volume-none"
cat > "$work/inside.sh" <<SH
set -e
service=\$1; shift
volume="$work/volume-\$(sed -n 's,:/data\$,,p' "$work/\$service.volumes" | head -1)"
[ -d "\$volume" ] || volume="$work/volume-none"
mount --make-rprivate /; mount --bind "$rootfs" "$rootfs"; mount -o remount,bind,ro "$rootfs"
mount --bind "$work/hosts" "$rootfs/etc/hosts"
mount -t tmpfs tmpfs "$rootfs/tmp"; mount --bind "\$volume" "$rootfs/data"
mount --rbind /proc "$rootfs/proc"; mount --rbind /dev "$rootfs/dev"
mapfile -t environment < <(cat "$work/image.env" "$work/\$service.env")
exec chroot "$rootfs" setpriv --reuid 10001 --regid 10001 --clear-groups --no-new-privs --inh-caps=-all --bounding-set=-all \\
  env -i PATH=/usr/bin:/bin "\${environment[@]}" "\$@"
SH
# in_service SERVICE COMMAND…: runs it in the image, as the file says.
in_service() { ip netns exec "$1" unshare --mount bash "$work/inside.sh" "$@"; }
thengisa=/opt/thengisa/bin/thengisa
mapfile -t command < "$work/migrate.command"
in_service migrate "$thengisa" "${command[@]}" > "$work/migrate.log" 2>&1
echo "ok: migrate ends well: $(tail -1 "$work/migrate.log" | cut -c1-80)"
for service in web worker; do
  (exec ip netns exec "$service" unshare --mount bash "$work/inside.sh" "$service" "$thengisa" start) >"$work/$service.log" 2>&1 &
  started+=("$!")
done
for service in web worker; do wait_for 240 in_service "$service" "$thengisa" healthy; echo "ok: the health check of $service passes"; done

# A sign-up, as a browser at the published port makes it.
site() { curl -s --max-time 20 --connect-to "localhost:3000:$(address web):3000" "$@"; }
expect "a page is served" 200 "$(site -o /dev/null -w '%{http_code}' http://localhost:3000/jobs)"
mailbox="thandi@example.co.za"
body="{\"email\":\"$mailbox\",\"password\":\"a good password of mine\",\"data\":{\"user_type\":\"sales_rep\",\"full_name\":\"Thandi Nkosi\"}}"
answer=$(site -H 'content-type: application/json' -d "$body" http://localhost:3000/auth/v1/signup)
echo "sign-up: $(cut -c1-120 <<<"$answer")"
has_mail() { site http://localhost:3000/dev/mail | grep -q "$mailbox"; }
wait_for 60 has_mail
echo "ok: the worker's email is shown by the web process"
mail=$(site http://localhost:3000/dev/mail | grep -o '/dev/mail/[^"]*' | head -1)
code=$(site "http://localhost:3000$mail" | grep -oE '\b[0-9]{6}\b' | head -1)
session=$(site -H 'content-type: application/json' -d "{\"type\":\"signup\",\"email\":\"$mailbox\",\"token\":\"$code\"}" http://localhost:3000/auth/v1/verify)
token=$(sed -n 's/.*"access_token":"\([^"]*\)".*/\1/p' <<<"$session")
expect "the code of the email signs in" 200 "$(site -o /dev/null -w '%{http_code}' -H "authorization: Bearer $token" http://localhost:3000/api/me)"
