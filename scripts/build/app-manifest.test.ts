import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { brand } from '#contract/brand.ts';
import { projectRoot } from '#server/platform/env.ts';
import { writeAppManifest } from './app-manifest.ts';

interface Icon {
  readonly src: string;
  readonly sizes: string;
  readonly type: string;
}

/** Width and height of a PNG, from its header. */
async function sizeOf(src: string): Promise<string> {
  const file = await readFile(join(projectRoot, 'web', 'public', src));
  expect(file.subarray(1, 4).toString()).toBe('PNG');
  return `${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`;
}

test('the manifest has the brand, starts at the portal, and every icon and screenshot exists in its declared size', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'thengisa-manifest-'));
  await writeAppManifest(folder);
  const manifest = JSON.parse(await readFile(join(folder, 'manifest.webmanifest'), 'utf8'));
  await rm(folder, { recursive: true });
  expect(manifest).toMatchObject({
    name: brand.name,
    description: brand.tagline,
    display: 'standalone',
    start_url: '/auth',
  });
  expect((manifest.screenshots as { form_factor: string }[]).map(({ form_factor }) => form_factor)).toEqual([
    'narrow',
    'narrow',
    'wide',
  ]);
  const pictures = (manifest.icons as Icon[]).filter(({ type }) => type === 'image/png');
  expect(pictures).toHaveLength(4);
  for (const { src, sizes } of [...pictures, ...(manifest.screenshots as Icon[])])
    expect(await sizeOf(src)).toBe(sizes);
  expect(await sizeOf('/icons/apple-touch-icon.png')).toBe('180x180');
});
