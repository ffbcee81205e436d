import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sharePicturePath, sharePictureSize } from '#contract/site/share-pictures.ts';
import { drawSharePictures } from './share-pictures.ts';

// Opening the fonts alone takes a second, on a busy machine many.
vi.setConfig({ testTimeout: 60_000 });

let site: string;

beforeEach(async () => {
  site = await mkdtemp(join(tmpdir(), 'thengisa-share-'));
});
afterEach(() => rm(site, { recursive: true }));

async function writePage(path: string, heading: string) {
  await mkdir(join(site, path), { recursive: true });
  await writeFile(join(site, path, 'index.html'), `<main>${heading}</main>`);
}

const pixelsOf = (path: string) =>
  sharp(join(site, sharePicturePath(path)))
    .removeAlpha()
    .raw()
    .toBuffer();

test('every page gets a picture of its own, in the declared size', async () => {
  await writePage('/', '<h1 class="large">Sell more<span></span></h1>');
  await writePage('/reps', '<h1>Sell more</h1>');
  await writePage(
    '/about',
    '<h1>A heading with so many words that it does not fit into three lines of letters this large</h1>',
  );
  await drawSharePictures(site, ['/', '/reps', '/about']);
  for (const path of ['/', '/reps', '/about']) {
    const { format, width, height } = await sharp(join(site, sharePicturePath(path))).metadata();
    expect({ format, width, height }).toEqual({ format: 'png', ...sharePictureSize });
  }
  const [home, reps, about] = await Promise.all(['/', '/reps', '/about'].map(pixelsOf));
  // Green and marigold at the corner; letters of their own in the middle.
  expect([...(home?.subarray(0, 3) ?? [])]).not.toEqual([...(reps?.subarray(0, 3) ?? [])]);
  expect(home?.equals(about ?? Buffer.of())).toBe(false);
});

test('the letters are drawn, also where no font is installed', async () => {
  await writePage('/', '<h1>i</h1>');
  await writePage('/about', '<h1>Widest Words</h1>');
  await drawSharePictures(site, ['/', '/about']);
  const cream = async (path: string) => {
    const pixels = await pixelsOf(path);
    let count = 0;
    for (let at = 0; at < pixels.length; at += 3) if ((pixels[at] ?? 0) > 230 && (pixels[at + 2] ?? 0) > 210) count++;
    return count;
  };
  expect(await cream('/about')).toBeGreaterThan((await cream('/')) + 20_000);
});

test('a page without a heading stops the build', async () => {
  await writePage('/', '<p>Nothing</p>');
  await expect(drawSharePictures(site, ['/'])).rejects.toThrow('heading');
});
