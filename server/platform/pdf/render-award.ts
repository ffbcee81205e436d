import { buffer } from 'node:stream/consumers';
import { brand } from '#contract/brand.ts';
import { qrModules } from '../qr-code.ts';
import { writeScripts } from './write-scripts.ts';

interface Lines {
  readonly lead: string;
  readonly items: readonly string[];
}

export interface AwardContent {
  /** Of the file. */
  readonly title: string;
  readonly createdAt: Date;
  /** Small, above the name. */
  readonly kind: string;
  readonly name: string;
  readonly because: string;
  readonly award: string;
  readonly lines: Lines;
  readonly facts: readonly { readonly term: string; readonly detail: string }[];
  /** Where it is checked: as a QR code and written out. */
  readonly check: { readonly url: string; readonly words: string };
}

const paper = '#fbfaf5';
const green = '#0f4d3a';
const lighter = '#3a7563';
const marigold = '#f6a91f';
const ink = '#12211b';
const soft = '#4b5a52';
const white = '#fdfbf3';

// A4 lying down, in points.
const page = { width: 841.89, height: 595.28 };
const band = 196;
const left = band + 54;
const width = page.width - left - 54;

interface Text {
  readonly bold?: true;
  readonly colour: string;
  /** The largest that is tried, and the smallest. */
  readonly size: readonly [number, number];
  /** Its maximum height: the size is what fits. */
  readonly height: number;
  readonly x?: number;
  readonly width?: number;
  readonly spacing?: number;
  readonly align?: 'center';
  /** Each line with a point before it. */
  readonly points?: true;
}

/** Draws a one-page A4 award, in a thread of `renderAward`: long texts are set smaller. The same content makes the same sheet. */
export async function drawAward(content: AwardContent): Promise<Buffer> {
  const { default: PDFDocument } = await import('pdfkit');
  const document = new PDFDocument({
    size: 'A4',
    layout: 'landscape',
    margin: 0,
    lang: 'en-ZA',
    displayTitle: true,
    info: {
      ...{ Title: content.title, Author: brand.company.legalName },
      ...{ CreationDate: content.createdAt, ModDate: content.createdAt },
    },
  });
  const done = buffer(document);
  const write = writerOf(document, await writeScripts(document, content));
  drawSheet(document);

  write(brand.name, 56, { bold: true, colour: white, size: [25, 25], height: 40, ...inBand });
  drawQr(document, content.check.url, { x: 33, y: 334, side: band - 66 });
  write(content.check.words, 474, { colour: white, size: [10.5, 7], height: 70, ...inBand });

  write(content.kind.toUpperCase(), 62, { bold: true, colour: green, size: [12, 12], height: 20, spacing: 3 });
  let y = write(content.name, 88, { bold: true, colour: ink, size: [40, 15], height: 92 });
  y = write(content.because, y + 10, { colour: soft, size: [13, 11], height: 36 });
  y = write(content.award, y + 8, { bold: true, colour: green, size: [27, 13], height: 74 });
  document.rect(left, y + 10, 56, 4).fill(marigold);
  y = write(content.lines.lead, y + 28, { bold: true, colour: ink, size: [13, 13], height: 20 });
  write(content.lines.items.join('\n'), y + 4, {
    ...{ colour: ink, size: [13, 5], height: 478 - y, points: true },
    ...{ x: left + 14, width: width - 14 },
  });

  const column = width / content.facts.length;
  document.rect(left, 496, width, 0.75).fill('#e0dccd');
  for (const [index, { term, detail }] of content.facts.entries()) {
    const at = { x: left + index * column, width: column - 12 };
    write(term, 508, { colour: soft, size: [9, 9], height: 14, ...at });
    write(detail, 522, { bold: true, colour: ink, size: [12, 7], height: 18, ...at });
  }
  document.end();
  return done;
}

const inBand = { x: 20, width: band - 40, align: 'center' } as const;

/** Writes at a height, and returns where the text ends. */
function writerOf(document: PDFKit.PDFDocument, written: Awaited<ReturnType<typeof writeScripts>>) {
  return (given: string, y: number, look: Text): number => {
    const font = look.bold ? 'bold' : 'regular';
    const text = written(given, font);
    document.font(font);
    const [most, least] = look.size;
    const setting = (size: number) => ({
      width: look.width ?? width,
      lineGap: size * 0.18,
      ...(look.spacing && { characterSpacing: look.spacing }),
      ...(look.align && { align: look.align }),
    });
    // A word that is wider than its line would be broken in two.
    const wide = (size: number) =>
      text.split(/\s+/).some((word) => document.fontSize(size).widthOfString(word) > setting(size).width);
    const high = (size: number) => document.fontSize(size).heightOfString(text, setting(size)) > look.height;
    const size = largest(most, least, (tried) => !wide(tried) && !high(tried));
    document.fontSize(size).fillColor(look.colour);
    // Whatever does not fit even then is cut, and not put on a page of its own.
    document.text(text, look.x ?? left, y, { ...setting(size), height: look.height, ellipsis: true });
    const end = document.y;
    let line = y;
    for (const item of look.points ? text.split('\n') : []) {
      if (line > end - size) break;
      document.circle((look.x ?? left) - 10, line + size * 0.62, size * 0.16).fill(look.colour);
      line += document.heightOfString(item, setting(size));
    }
    return end;
  };
}

/** By halves, in steps of half a point: each try sets the whole text. Where none fits, the smallest. */
function largest(most: number, least: number, fits: (size: number) => boolean): number {
  if (fits(most)) return most;
  let [low, high] = [0, Math.round((most - least) * 2)];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (fits(least + middle / 2)) low = middle;
    else high = middle;
  }
  return least + low / 2;
}

/** The paper, and beside it a band of the cloth: rings of dots in rows. */
function drawSheet(document: PDFKit.PDFDocument): void {
  document.rect(0, 0, page.width, page.height).fill(paper);
  document.rect(0, 0, band, page.height).fill(green);
  document.save().rect(0, 0, band, page.height).clip();
  const step = band / 4;
  for (let row = 0; row * step < page.height + step; row++) {
    for (let column = 0; column <= 4; column++) {
      const [x, y] = [(column + (row % 2) / 2) * step, row * step * 0.75];
      document.circle(x, y, 2.6).fill(row % 2 ? marigold : lighter);
      for (let dot = 0; dot < 8; dot++) {
        const angle = (dot * Math.PI) / 4;
        document.circle(x + 11 * Math.cos(angle), y + 11 * Math.sin(angle), 1.5).fill(lighter);
      }
    }
  }
  document.restore();
  // Words in the band have a plain background.
  document.roundedRect(16, 42, band - 32, 58, 8).fill(green);
  document.roundedRect(16, 328, band - 32, 222, 8).fill(green);
  document.rect(band, 0, 5, page.height).fill(marigold);
}

function drawQr(document: PDFKit.PDFDocument, url: string, at: { x: number; y: number; side: number }): void {
  const modules = qrModules(url);
  const step = at.side / modules.length;
  document.roundedRect(at.x, at.y, at.side, at.side, 6).fill('#ffffff');
  for (const [row, line] of modules.entries())
    for (const [column, dark] of line.entries())
      if (dark) document.rect(at.x + column * step, at.y + row * step, step, step);
  document.fill(ink);
}
