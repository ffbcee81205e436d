import { type DocumentFont, legible, openFonts, type Weight } from './document-font.ts';
import { inVisualOrder, mirrored, type Run } from './visual-order.ts';

/** What pdfkit draws with; its types do not say so. */
interface EmbeddedFont {
  readonly ascender: number;
}

interface Internals {
  _font: EmbeddedFont;
  _fontSize: number;
  _fragment(text: string, x: number, y: number, options: FragmentOptions): void;
  widthOfString(text: string, options?: FragmentOptions): number;
  addContent(operators: string): unknown;
}

interface FragmentOptions {
  readonly align?: string;
  readonly width?: number;
  readonly lineWidth?: number;
  readonly textWidth?: number | undefined;
  readonly characterSpacing?: number;
  readonly features?: readonly string[] | undefined;
}

interface Face extends Pick<DocumentFont, 'has'> {
  readonly font: EmbeddedFont;
  readonly isLatin: boolean;
}

const weights: readonly Weight[] = ['regular', 'bold'];

/**
 * Gives a document the fonts `regular` and `bold`, and lets it write every script that the content has: each letter in a font that has it,
 * and lines with Arabic or Hebrew in their order. Returns how a text of that weight is to be written. pdfkit draws a text with one font, so
 * the two methods through which all of its texts go are given several.
 */
export async function writeScripts(
  document: PDFKit.PDFDocument,
  content: unknown,
): Promise<(text: string, weight: Weight) => string> {
  const words = JSON.stringify(content);
  const fonts = { regular: await openFonts('regular', words), bold: await openFonts('bold', words) };
  const inside = document as unknown as Internals;
  const faces = new Map<EmbeddedFont, readonly Face[]>();
  for (const weight of weights) {
    const own = fonts[weight].map(({ data, has }, index): Face => {
      const name = index === 0 ? weight : `${weight} ${index}`;
      document.registerFont(name, data);
      document.font(name);
      return { has, font: inside._font, isLatin: index === 0 };
    });
    if (own[0]) faces.set(own[0].font, own);
  }
  if (fonts.regular.length > 1) withSeveral(inside, faces);
  return (text, weight) => legible(text, fonts[weight]);
}

function withSeveral(inside: Internals, faces: ReadonlyMap<EmbeddedFont, readonly Face[]>): void {
  const drawWithOne = inside._fragment.bind(inside);
  const measureWithOne = inside.widthOfString.bind(inside);

  function withFont<Result>(font: EmbeddedFont, act: () => Result): Result {
    const before = inside._font;
    inside._font = font;
    try {
      return act();
    } finally {
      inside._font = before;
    }
  }
  /** Null where one font has all of it. */
  function runsOf(text: string): Run<Face>[] | null {
    const all = faces.get(inside._font);
    const [latin] = all ?? [];
    if (!all || !latin) return null;
    const runs = inVisualOrder(text, (letter, before: Face | null) => {
      // Marks and spaces stay with the letters before them.
      if (before && !before.isLatin && /[\p{M}\p{Cf} ]/u.test(letter) && before.has(letter)) return before;
      return all.find(({ has }) => has(letter)) ?? latin;
    });
    return runs.every(({ font, isRightToLeft }) => font === latin && !isRightToLeft) ? null : runs;
  }
  /**
   * With features, even none, pdfkit lays a text out as a whole, and not word by word from the left. Letters that join are not set apart.
   */
  const wholly = (options: FragmentOptions): FragmentOptions => ({ ...options, features: [], characterSpacing: 0 });
  const drawn = ({ text, font, isRightToLeft }: Run<Face>) => (font.isLatin && isRightToLeft ? mirrored(text) : text);
  const measure = (run: Run<Face>, options: FragmentOptions) =>
    withFont(run.font.font, () => measureWithOne(drawn(run), run.font.isLatin ? options : wholly(options)));

  inside.widthOfString = (text, options = {}) => {
    const runs = runsOf(text);
    if (!runs) return measureWithOne(text, options);
    const { characterSpacing = 0 } = options;
    return runs.reduce((sum, run) => sum + measure(run, options), (runs.length - 1) * characterSpacing);
  };

  inside._fragment = (text, x, y, options) => {
    const line = text.replaceAll('\n', '');
    const runs = runsOf(line);
    if (!runs) return drawWithOne(text, x, y, options);
    const { align, characterSpacing = 0, lineWidth = 0, textWidth, ...rest } = options;
    const { ascender } = inside._font;
    const centred = align === 'center' && options.width ? (lineWidth - (textWidth ?? 0)) / 2 : 0;
    let at = x + centred;
    for (const run of runs) {
      const { font, isLatin } = run.font;
      // All fonts share one baseline.
      const lower = ((ascender - font.ascender) / 1000) * inside._fontSize;
      const setting = isLatin ? { ...rest, characterSpacing } : wholly(rest);
      const draw = () => withFont(font, () => drawWithOne(drawn(run), at, y + lower, setting));
      if (isLatin || run.isRightToLeft) draw();
      else withActualText(inside, run.text, draw);
      at += measure(run, { ...rest, characterSpacing }) + characterSpacing;
    }
  };
}

/**
 * Some scripts are drawn in another order than they are read. Adds the text to the glyphs, for programs that search and copy. The mark is directly
 * around the text: around its coordinates some programs would look for it elsewhere on the page.
 */
function withActualText(inside: Internals, text: string, draw: () => void): void {
  const { addContent } = inside;
  const utf16 = Buffer.from(`\uFEFF${text}`, 'utf16le').swap16().toString('hex');
  inside.addContent = (operators) => {
    if (operators === 'BT') addContent.call(inside, `/Span << /ActualText <${utf16}> >> BDC`);
    const result = addContent.call(inside, operators);
    return operators === 'ET' ? addContent.call(inside, 'EMC') : result;
  };
  try {
    draw();
  } finally {
    inside.addContent = addContent;
  }
}
