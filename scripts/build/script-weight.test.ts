import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { most, weighScripts } from './script-weight.ts';

async function siteWith(files: Record<string, number>): Promise<string> {
  const site = await mkdtemp(join(tmpdir(), 'thengisa-weight-'));
  onTestFinished(() => rm(site, { recursive: true, force: true }));
  await Promise.all(Object.entries(files).map(([name, bytes]) => writeFile(join(site, name), Buffer.alloc(bytes))));
  return site;
}

test('a page that fetches too much script, or too many files, stops the build and is named', async () => {
  const site = await siteWith({ 'all.js': 4 * most.bytes, 'all.js.br': most.bytes - 100, 'small.js': 200 });
  const many = Array.from({ length: most.files + 1 }, () => '/small.js');
  await weighScripts(site, new Map([['/about', ['/all.js']]]));
  const scripts = new Map([
    ['/about', ['/all.js']],
    ['/auth', ['/all.js', '/small.js']],
    ['/terms', many],
  ]);
  await expect(weighScripts(site, scripts)).rejects.toThrow(
    '/auth fetches 127.1 KB of script in 2 files; /terms fetches 2.5 KB of script in 13 files: 127.0 KB in 12 files are',
  );
});
