import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The scripts an operator runs. The others are for a clone. */
export const operatorScripts = [
  'admin',
  'analytics',
  'backup',
  'courses',
  'db',
  'documents',
  'evidence',
  'ledger',
  'restore',
] as const;

/** V8 would grow its space for young objects to 64 MB during a start, and keep it. */
const startOptions = '--max-semi-space-size=4';

/** For a container's health check: without a second program in its image. */
const askHealth = `
const { HEALTH_PORT, PORT = 3000, PROCESS } = process.env;
const port = PROCESS === "worker" ? HEALTH_PORT ?? PORT : PORT;
fetch("http://127.0.0.1:" + port + "/healthz").then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1));
`;

/** Writes `bin/thengisa`, which starts the app or runs a command on the package's Node. */
export async function writeLauncher(to: string, nodePackage: string): Promise<void> {
  const text = `#!/bin/sh
# thengisa start, or thengisa COMMAND with its arguments
here=$(dirname "$(readlink -f "$0")")/..
node="$here/node_modules/${nodePackage}/bin/node"
[ -x "$node" ] || node=node
command=$1
[ $# -gt 0 ] && shift
case "$command" in
start) exec "$node" ${startOptions} "$here/server/main.ts" "$@" ;;
${operatorScripts.join('|')})
  exec "$node" --import "$here/scripts/launch/resolve-once.ts" "$here/scripts/$command.ts" "$@" ;;
healthy) exec "$node" -e '${askHealth}' ;;
*) echo "thengisa start, healthy, or: ${operatorScripts.join(', ')}" >&2; exit 2 ;;
esac
`;
  const file = join(to, 'bin', 'thengisa');
  await mkdir(join(to, 'bin'), { recursive: true });
  await writeFile(file, text);
  await chmod(file, 0o755);
}
