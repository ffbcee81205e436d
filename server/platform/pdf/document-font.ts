import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

export interface DocumentFont {
  readonly data: Buffer;
  readonly has: (letter: string) => boolean;
}

const require = createRequire(import.meta.url);

const files = {
  regular: require.resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf'),
  bold: require.resolve('@expo-google-fonts/inter/700Bold/Inter_700Bold.ttf'),
};

const opened = new Map<string, Promise<DocumentFont>>();

/** A weight of Inter as TrueType, with the letters of every language of South Africa. Read once in a process. */
export function openFont(weight: keyof typeof files): Promise<DocumentFont> {
  const font = opened.get(weight) ?? readFont(weight);
  opened.set(weight, font);
  return font;
}

async function readFont(weight: keyof typeof files): Promise<DocumentFont> {
  const { default: PDFDocument } = await import('pdfkit');
  const data = await readFile(files[weight]);
  const reader = new PDFDocument({ autoFirstPage: false }).font(data);
  // What pdfkit reads a font with; its types do not say so.
  const { font } = (reader as unknown as { _font: { font: { hasGlyphForCodePoint(codePoint: number): boolean } } })
    ._font;
  return { data, has: (letter) => letter < ' ' || font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0) };
}

/** A letter that the font does not have is told by its number: nothing that was signed may be missing from the copy. */
export const legible = (text: string, { has }: DocumentFont): string =>
  [...text.normalize('NFC')].map((letter) => (has(letter) ? letter : codeOf(letter))).join('');

const codeOf = (letter: string) => `[U+${letter.codePointAt(0)?.toString(16).toUpperCase()}]`;
