import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { inOneForm } from '#contract/one-form.ts';

export interface DocumentFont {
  readonly data: Buffer;
  readonly has: (letter: string) => boolean;
}

export type Weight = 'regular' | 'bold';

const require = createRequire(import.meta.url);

/** Inter has the letters of every language of South Africa, Greek and Cyrillic; each of the others has those of one script. */
const latin = {
  regular: require.resolve.bind(null, '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf'),
  bold: require.resolve.bind(null, '@expo-google-fonts/inter/700Bold/Inter_700Bold.ttf'),
};

const numbers: Record<Weight, number> = { regular: 400, bold: 700 };
const noto = (script: string) => (weight: Weight) =>
  `@fontsource/noto-sans-${script}/files/noto-sans-${script}-${script}-${numbers[weight]}-normal.woff`;

const scripts = [
  { letters: /\p{Script=Arabic}/u, path: noto('arabic') },
  { letters: /\p{Script=Hebrew}/u, path: noto('hebrew') },
  { letters: /\p{Script=Devanagari}/u, path: noto('devanagari') },
  { letters: /\p{Script=Bengali}/u, path: noto('bengali') },
  { letters: /\p{Script=Gujarati}/u, path: noto('gujarati') },
  { letters: /\p{Script=Tamil}/u, path: noto('tamil') },
  { letters: /\p{Script=Ethiopic}/u, path: noto('ethiopic') },
] as const;

const opened = new Map<string, Promise<DocumentFont>>();

/** The fonts of a weight that a text needs, Inter first. Each is read once in a process. */
export function openFonts(weight: Weight, text: string): Promise<DocumentFont[]> {
  const needed = scripts.filter(({ letters }) => letters.test(text)).map(({ path }) => require.resolve(path(weight)));
  return Promise.all([latin[weight](), ...needed].map(openFont));
}

function openFont(path: string): Promise<DocumentFont> {
  const font = opened.get(path) ?? readFont(path);
  opened.set(path, font);
  return font;
}

async function readFont(path: string): Promise<DocumentFont> {
  const { default: PDFDocument } = await import('pdfkit');
  const data = await readFile(path);
  const reader = new PDFDocument({ autoFirstPage: false }).font(data);
  // What pdfkit reads a font with; its types do not say so.
  const { font } = (reader as unknown as { _font: { font: { hasGlyphForCodePoint(codePoint: number): boolean } } })
    ._font;
  return { data, has: (letter) => letter < ' ' || font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0) };
}

/** Loaded where it is needed: most documents have letters of our fonts alone. */
const transliterate = (letter: string): string => {
  const { default: anyAscii } = require('any-ascii') as { default: (text: string) => string };
  return anyAscii(letter);
};

/** Between letters that are a syllable each: a name of two of them is no one word, and a page of them can be broken into lines. */
const betweenSyllables = /(?<=[\p{Script=Han}\p{Script=Hangul}])(?=[\p{Script=Han}\p{Script=Hangul}])/gu;

/**
 * Rewrites a text in letters that the fonts have: others are transliterated, and invisible ones left out. Nothing else that was signed may be missing
 * from the copy.
 */
export const legible = (text: string, fonts: readonly DocumentFont[]): string =>
  Array.from(inOneForm(text).replace(betweenSyllables, ' '), (letter) =>
    fonts.some(({ has }) => has(letter)) ? letter : inPlainLetters(letter),
  ).join('');

/** Drawn as nothing, or on the letter before: accents of every script. Vowels of India, Burma and others are marks of their own script. */
const unseen = /[\p{Cf}\p{Default_Ignorable_Code_Point}\p{Emoji_Modifier}]|(?=\p{Script=Inherited})\p{M}/u;

function inPlainLetters(letter: string): string {
  if (unseen.test(letter)) return '';
  return transliterate(letter) || (/\p{M}/u.test(letter) ? '' : '?');
}
