import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ensureInstalled } from './ensure-installed.mjs';

/** Fakes npm: records each call, and leaves behind what npm does. */
const NPM = `
const { appendFileSync, copyFileSync, existsSync, mkdirSync, rmSync } = require('node:fs');
appendFileSync('calls', process.argv.slice(2).join(' ') + '\\n');
rmSync('node_modules', { recursive: true, force: true });
if (existsSync('broken')) { console.error('npm error network'); process.exit(1); }
mkdirSync('node_modules');
copyFileSync('package-lock.json', 'node_modules/.package-lock.json');
`;

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'thengisa-install-'));
  await writeFile(join(root, 'npm-cli.js'), NPM);
  await writeLock('1.0.0');
  vi.stubEnv('npm_execpath', join(root, 'npm-cli.js'));
  vi.stubEnv('npm_node_execpath', process.execPath);
  vi.spyOn(console, 'log').mockImplementation(() => {});
});

afterEach(async () => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  await rm(root, { recursive: true });
});

async function writeLock(version: string): Promise<void> {
  const packages = {
    '': { name: 'shop' },
    'node_modules/one': { version },
    'node_modules/elsewhere': { version: '1.0.0', optional: true, os: ['plan9'] },
  };
  await writeFile(join(root, 'package-lock.json'), JSON.stringify({ packages }));
}

async function calls(): Promise<number> {
  const text = await readFile(join(root, 'calls'), 'utf8').catch(() => '');
  return text.split('\n').length - 1;
}

test('installs when nothing is installed, once for two concurrent starts, and not again', async () => {
  await Promise.all([ensureInstalled(root), ensureInstalled(root)]);
  expect(await readFile(join(root, 'calls'), 'utf8')).toMatch(/^install --no-save /);
  await ensureInstalled(root);
  expect(await calls()).toBe(1);
});

test('installs again when the lock file changed', async () => {
  await ensureInstalled(root);
  await writeLock('2.0.0');
  await ensureInstalled(root);
  expect(await calls()).toBe(2);
  expect(console.log).toHaveBeenCalledWith(expect.stringContaining('package-lock.json has changed'));
});

test('accepts the result of a manual npm install', async () => {
  await ensureInstalled(root);
  await writeLock('2.0.0');
  await cp(join(root, 'package-lock.json'), join(root, 'node_modules', '.package-lock.json'));
  await ensureInstalled(root);
  expect(await calls()).toBe(1);
});

test('installs again after an interrupted install', async () => {
  await ensureInstalled(root);
  await rm(join(root, 'node_modules', '.package-lock.json'));
  await rm(join(root, 'node_modules', '.installed'));
  await ensureInstalled(root);
  expect(await calls()).toBe(2);
});

test("passes on npm's error, and retries the next time", async () => {
  await writeFile(join(root, 'broken'), '');
  await expect(ensureInstalled(root)).rejects.toThrow('npm error network\nnpm install failed');
  await rm(join(root, 'broken'));
  await ensureInstalled(root);
  expect(await calls()).toBe(2);
});

test('takes over the lock of a killed start', async () => {
  await ensureInstalled(root);
  await rm(join(root, 'node_modules'), { recursive: true });
  await writeFile(join(root, '.install.lock'), '2147483647');
  await ensureInstalled(root);
  expect(await calls()).toBe(2);
});
