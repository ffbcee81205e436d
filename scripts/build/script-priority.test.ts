import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { postponeScripts } from './script-priority.ts';

test('preloaded scripts come after styles and fonts, and nothing else changes', async () => {
  const site = await mkdtemp(join(tmpdir(), 'thengisa-priority-'));
  onTestFinished(() => rm(site, { recursive: true }));
  const page = (attribute: string) =>
    `<link rel="preload" href="/a.woff2" as="font"/><link rel="modulepreload"${attribute} href="/a.js"/>` +
    `<link rel="modulepreload"${attribute} href="/b.js"/><link rel="stylesheet" href="/a.css"/>`;
  await mkdir(join(site, 'about'));
  const file = join(site, 'about', 'index.html');
  await writeFile(file, page(''));
  await postponeScripts(site);
  expect(await readFile(file, 'utf8')).toBe(page(' fetchPriority="low"'));
  await postponeScripts(site);
  expect(await readFile(file, 'utf8')).toBe(page(' fetchPriority="low"'));
});
