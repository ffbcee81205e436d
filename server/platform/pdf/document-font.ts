import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';

const require = createRequire(import.meta.url);

export interface DocumentFont {
  readonly data: Buffer;
  readonly has: (letter: string) => boolean;
}

const opened = new Map<string, Promise<DocumentFont>>();

/** A weight of Inter as TrueType, with the letters of every language of South Africa. Read once in a process. */
export function openFont(weight: '400Regular' | '700Bold'): Promise<DocumentFont> {
  const font = opened.get(weight) ?? readFont(weight);
  opened.set(weight, font);
  return font;
}

async function readFont(weight: string): Promise<DocumentFont> {
  const data = await readFile(require.resolve(`@expo-google-fonts/inter/${weight}/Inter_${weight}.ttf`));
  const reader = new PDFDocument({ autoFirstPage: false }).font(data);
  // What pdfkit reads a font with; its types do not say so.
  const { font } = (reader as unknown as { _font: { font: { hasGlyphForCodePoint(codePoint: number): boolean } } })
    ._font;
  return { data, has: (letter) => letter < ' ' || font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0) };
}
