import { readFile } from 'node:fs/promises';
import PDFDocument from 'pdfkit';

/** The part of pdfkit's font reader that is used here. */
interface OpenedFont {
  readonly unitsPerEm: number;
  layout(text: string): {
    readonly glyphs: readonly { readonly path: { toSVG(): string } }[];
    readonly positions: readonly { readonly xAdvance: number }[];
  };
}

export interface Letters {
  /** In the unit of `size`. */
  width(text: string, size: number): number;
  /** The text as SVG, its baseline beginning at the point. */
  draw(text: string, size: number, x: number, y: number): string;
}

/**
 * Draws text in a font of the site as outlines: the SVG renderer reads no WOFF2, and the build machine may have no fonts at all. `tracking` is in
 * parts of the size.
 */
export async function openLetters(file: string, tracking = 0): Promise<Letters> {
  const reader = new PDFDocument({ autoFirstPage: false });
  reader.font(await readFile(`web/styles/fonts/${file}`));
  const { font } = (reader as unknown as { _font: { font: OpenedFont } })._font;
  const spacing = tracking * font.unitsPerEm;

  return {
    width(text, size) {
      const { positions } = font.layout(text);
      return (positions.reduce((sum, { xAdvance }) => sum + xAdvance + spacing, 0) * size) / font.unitsPerEm;
    },
    draw(text, size, x, y) {
      const scale = size / font.unitsPerEm;
      const { glyphs, positions } = font.layout(text);
      let pen = 0;
      const paths = glyphs.map(({ path }, index) => {
        const drawn = `<path transform="translate(${pen})" d="${path.toSVG()}"/>`;
        pen += (positions[index]?.xAdvance ?? 0) + spacing;
        return drawn;
      });
      return `<g transform="translate(${x} ${y}) scale(${scale} ${-scale})">${paths.join('')}</g>`;
    },
  };
}
