import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import type { PathStep } from './encode-glyph.ts';
import { buildTrueType, type Outline } from './true-type.ts';

const require = createRequire(import.meta.url);

/** Inter comes in parts for the web. Together they have every letter of the languages of South Africa, and more. */
const parts = ['latin', 'latin-ext', 'vietnamese', 'greek', 'cyrillic'];

/** What pdfkit reads a font with, as far as it is needed here. */
interface OpenedFont {
  readonly characterSet: readonly number[];
  readonly unitsPerEm: number;
  readonly ascent: number;
  readonly descent: number;
  glyphForCodePoint(codePoint: number): {
    readonly advanceWidth: number;
    readonly path: { readonly commands: readonly PathStep[] };
  };
}

export interface DocumentFont {
  readonly data: Buffer;
  /** Letters of the text that it does not have. */
  readonly missing: ReadonlySet<string>;
}

/**
 * The one font of our documents, with the letters of one text. pdfkit can read the site's own font, a WOFF2, but not embed
 * it: it fails on every letter that is put together from others, such as é. So the outlines are taken out and made into a
 * plain TrueType font.
 */
export async function documentFont(text: string): Promise<DocumentFont> {
  const wanted = new Set(
    [...text].map((letter) => letter.codePointAt(0) ?? 0).filter((codePoint) => codePoint >= 0x20),
  );
  const outlines: Outline[] = [];
  let measures: OpenedFont | undefined;
  for (const part of parts) {
    if (wanted.size === 0) break;
    const font = await openPart(part);
    measures ??= font;
    for (const codePoint of wanted.intersection(new Set(font.characterSet))) {
      const { advanceWidth, path } = font.glyphForCodePoint(codePoint);
      outlines.push({ codePoint, advance: advanceWidth, steps: path.commands });
      wanted.delete(codePoint);
    }
  }
  if (!measures) throw new Error('A document without a letter needs no font');
  const { unitsPerEm, ascent, descent } = measures;
  const data = buildTrueType({ name: 'Inter-Documents', unitsPerEm, ascent, descent }, outlines);
  return { data, missing: new Set([...wanted].map((codePoint) => String.fromCodePoint(codePoint))) };
}

/** Unpacking a WOFF2 takes far longer than all that is done with it afterwards. */
const opened = new Map<string, Promise<OpenedFont>>();

function openPart(part: string): Promise<OpenedFont> {
  const font = opened.get(part) ?? readPart(part);
  opened.set(part, font);
  return font;
}

async function readPart(part: string): Promise<OpenedFont> {
  const path = require.resolve(`@fontsource-variable/inter/files/inter-${part}-wght-normal.woff2`);
  const reader = new PDFDocument({ autoFirstPage: false });
  reader.font(await readFile(path));
  return (reader as unknown as { _font: { font: OpenedFont } })._font.font;
}
