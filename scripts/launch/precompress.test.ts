import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { precompress } from './precompress.ts';

test('puts a Brotli and a gzip file beside each text file worth compressing', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'thengisa-compress-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const script = 'const greeting = "Sawubona";\n'.repeat(100);
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'assets', 'app.js'), script);
  await writeFile(join(folder, 'assets', 'font.woff2'), script);
  await writeFile(join(folder, 'small.css'), 'a{}');

  await precompress(folder);
  expect((await readdir(folder, { recursive: true })).sort()).toEqual([
    'assets',
    'assets/app.js',
    'assets/app.js.br',
    'assets/app.js.gz',
    'assets/font.woff2',
    'small.css',
  ]);
  expect(brotliDecompressSync(await readFile(join(folder, 'assets', 'app.js.br'))).toString()).toBe(script);
  expect(gunzipSync(await readFile(join(folder, 'assets', 'app.js.gz'))).toString()).toBe(script);
});
