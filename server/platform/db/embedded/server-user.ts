import { execFile } from 'node:child_process';
import { readFile, stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { StartupError } from '../../startup-error.ts';

const run = promisify(execFile);
const SYSTEM_USER = 'thengisa';

/** The user the database server runs as when it is not the one who started the app. */
export type ServerUser = { uid: number; gid: number };

/**
 * PostgreSQL refuses to run as root. Started by root, it runs as the user who owns the cluster already, else as a
 * system user of its own, made when it is missing. Null means: as the user who started the app.
 */
export async function chooseServerUser(clusterDir: string): Promise<ServerUser | null> {
  if (process.getuid?.() !== 0) return null;
  if (process.platform !== 'linux') {
    throw new StartupError(
      'The embedded PostgreSQL cannot run as root. Start Thengisa as an ordinary user, or set DATABASE_URL.',
    );
  }
  const owner = await stat(clusterDir).catch(() => null);
  if (owner !== null && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const user = (await findUser(SYSTEM_USER)) ?? (await createUser()) ?? (await findUser('nobody'));
  if (user === null) {
    throw new StartupError(
      'The embedded PostgreSQL cannot run as root, and no other user could be created for it. Start Thengisa as an ordinary user, or set DATABASE_URL.',
    );
  }
  return user;
}

async function findUser(name: string): Promise<ServerUser | null> {
  const users = await readFile('/etc/passwd', 'utf8').catch(() => '');
  const fields = users
    .split('\n')
    .find((line) => line.startsWith(`${name}:`))
    ?.split(':');
  return fields === undefined ? null : { uid: Number(fields[2]), gid: Number(fields[3]) };
}

async function createUser(): Promise<ServerUser | null> {
  const shadow = ['--system', '--user-group', '--no-create-home', '--home-dir', '/nonexistent'];
  const busybox = ['-S', '-D', '-H', '-h', '/nonexistent', '-s', '/sbin/nologin'];
  const env = { PATH: '/usr/sbin:/usr/bin:/sbin:/bin' };
  // Both fail on a read-only system, or when another start made the user a moment ago; what counts is whether it exists.
  await run('useradd', [...shadow, '--shell', '/usr/sbin/nologin', SYSTEM_USER], { env })
    .catch(() => run('adduser', [...busybox, SYSTEM_USER], { env }))
    .catch(() => null);
  return findUser(SYSTEM_USER);
}
