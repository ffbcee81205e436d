import { readFile, stat } from 'node:fs/promises';
import PDFDocument from 'pdfkit';
import { expect, test } from 'vitest';
import { fontKilobytes } from '#web/features/settings/data-use.tsx';
import { fontLetters, siteFonts } from './site-fonts.ts';

interface OpenedFont {
  readonly characterSet: readonly number[];
  readonly availableFeatures: readonly string[];
  readonly variationAxes: Readonly<Record<string, { readonly min: number; readonly max: number }>>;
}

async function openFont(file: string): Promise<OpenedFont> {
  const reader = new PDFDocument({ autoFirstPage: false });
  reader.font(await readFile(`web/styles/fonts/${file}`));
  return (reader as unknown as { _font: { font: OpenedFont } })._font.font;
}

test.each(siteFonts)('$file has the letters, features and weights that the site uses', async ({ file, axes }) => {
  const { characterSet, availableFeatures, variationAxes } = await openFont(file);
  expect(availableFeatures).toContain('tnum');
  expect(variationAxes).toMatchObject({ wght: axes.wght });
  // Otherwise a single letter of a word would come from another font. Bricolage has no sign for “any currency”.
  const latin = [...fontLetters].filter((letter) => letter <= 'ÿ' && letter !== '\u00ad' && letter !== '¤');
  expect(latin.filter((letter) => !characterSet.includes(letter.codePointAt(0) ?? 0))).toEqual([]);
});

test('Inter has the letters of every South African language and the shapes that the style sheet asks for', async () => {
  const { characterSet, availableFeatures } = await openFont('inter.woff2');
  expect([...'ŠšḒḓḼḽṄṅṊṋṰṱǀǁǂǃ'].filter((letter) => !characterSet.includes(letter.codePointAt(0) ?? 0))).toEqual([]);
  const asked = await readFile('web/styles/base.css', 'utf8');
  const shapes = [...(/font-feature-settings: (.*);/.exec(asked)?.[1] ?? '').matchAll(/"(\w{4})"/g)].map(
    ([, tag]) => tag,
  );
  expect(shapes).not.toEqual([]);
  expect(availableFeatures).toEqual(expect.arrayContaining(shapes));
});

test('the setting that leaves the fonts out states what they weigh', async () => {
  const sizes = await Promise.all(siteFonts.map(async ({ file }) => (await stat(`web/styles/fonts/${file}`)).size));
  expect(Math.round(sizes.reduce((sum, size) => sum + size, 0) / 1000)).toBe(fontKilobytes);
});
