import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chown, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { StartupError } from '../../startup-error.ts';
import { isAlive } from './postmaster.ts';
import type { ServerBinaries } from './server-binaries.ts';
import { serverEnvironment } from './server-settings.ts';
import type { ServerUser } from './server-user.ts';

const run = promisify(execFile);

/** Prefix of this process's temporary folders. */
const OURS = `postgres.new-${process.pid}-${randomUUID()}`;

/** The role that owns everything in the embedded server. */
export const OWNER = 'thengisa';

/** Whether a finished cluster exists. Throws a StartupError when another major version of PostgreSQL made it. */
export async function hasCluster(clusterDir: string, major: number): Promise<boolean> {
  let version: string;
  try {
    version = (await readFile(join(clusterDir, 'PG_VERSION'), 'utf8')).trim();
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === 'ENOENT') return false;
    throw new StartupError(
      `Cannot read the database in ${clusterDir} (${code}). Start Thengisa as the user who owns it, or set DATA_DIR to another folder.`,
      { cause: error },
    );
  }
  if (Number(version) === major) return true;
  throw new StartupError(
    `The database in ${clusterDir} was created by PostgreSQL ${version}, but this is PostgreSQL ${major}. Migrate it with pg_dump and pg_restore, or set DATA_DIR to another folder.`,
  );
}

/**
 * Creates a cluster at `clusterDir`. It is built beside that path and moved there when complete, so that an interrupted start leaves nothing
 * half-made.
 */
export async function createCluster(options: {
  clusterDir: string;
  binaries: ServerBinaries;
  user: ServerUser | null;
  password: string;
  durable: boolean;
}): Promise<void> {
  const parent = dirname(options.clusterDir);
  for (const name of await readdir(parent)) {
    if (name.startsWith('postgres.new-') && !(await isInUse(name))) {
      await rm(join(parent, name), { recursive: true, force: true });
    }
  }
  const workshop = join(parent, `${OURS}-${randomUUID()}`);
  try {
    await mkdir(join(workshop, 'data'), { recursive: true, mode: 0o700 });
    await writeFile(join(workshop, 'password'), options.password, { mode: 0o600 });
    if (options.user !== null) {
      const { uid, gid } = options.user;
      for (const path of [workshop, join(workshop, 'data'), join(workshop, 'password')]) await chown(path, uid, gid);
    }
    // Systems without the locale keep the same order and letters through PostgreSQL's built-in one; initdb empties the
    // folder again when it fails.
    await initialise(workshop, options, 'C.UTF-8').catch(() => initialise(workshop, options, 'C'));
    await rename(join(workshop, 'data'), options.clusterDir).catch((error: NodeJS.ErrnoException) => {
      // Another start was first; its cluster serves as well.
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
    });
  } catch (error) {
    const { stderr, message } = error as { stderr?: string; message: string };
    const reason = /error: (.*)/.exec(stderr ?? '')?.[1] ?? message;
    throw new StartupError(`Could not create a database in ${options.clusterDir}: ${reason}.`, { cause: error });
  } finally {
    await rm(workshop, { recursive: true, force: true });
  }
}

type Making = Parameters<typeof createCluster>[0];

async function initialise(workshop: string, options: Making, locale: string): Promise<void> {
  const data = join(workshop, 'data');
  // Not the folder's own path: the server's user may be barred from its parents. See docs/decisions/0002.
  const here = options.user === null ? data : '/proc/self/cwd';
  await run(
    options.binaries.initdb,
    [
      `--pgdata=${here}`,
      `--pwfile=${here}/../password`,
      `--username=${OWNER}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      `--locale=${locale}`,
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      ...(options.durable ? [] : ['--no-sync']),
    ],
    { cwd: data, env: serverEnvironment(options), ...options.user },
  );
}

async function isInUse(workshop: string): Promise<boolean> {
  const maker = Number(/^postgres\.new-(\d+)-/.exec(workshop)?.[1]);
  // Our own number in another's name: a container gives every start the same one.
  return workshop.startsWith(OURS) || (maker !== process.pid && (await isAlive(maker)));
}
