import { buffer } from 'node:stream/consumers';
import { brand } from '#contract/brand.ts';
import { writeScripts } from './write-scripts.ts';

interface Block {
  readonly kind: 'title' | 'heading' | 'clause' | 'point' | 'paragraph';
  readonly text: string;
}

interface Fact {
  readonly term: string;
  readonly detail: string;
}

export interface PdfContent {
  readonly title: string;
  /** At the foot of every page, before its number. */
  readonly footer: string;
  readonly createdAt: Date;
  readonly blocks: readonly Block[];
  /** At the end, on a page of its own unless it is set to follow directly. */
  readonly closing: {
    readonly heading: string;
    readonly facts: readonly Fact[];
    readonly note: string;
    readonly follows?: true;
  };
}

const margin = 62;
const width = 595.28 - 2 * margin;
const green = '#0f4d3a';
const ink = '#12211b';
const soft = '#4b5a52';

const looks = {
  title: { size: 22, colour: green, before: 0, indent: 0, bold: true },
  heading: { size: 12.5, colour: green, before: 14, indent: 0, bold: true },
  clause: { size: 10, colour: ink, before: 6, indent: 0, bold: false },
  point: { size: 10, colour: ink, before: 3, indent: 18, bold: false },
  paragraph: { size: 10, colour: ink, before: 8, indent: 0, bold: false },
} as const;

/** Draws an A4 document, in a thread of `renderPdf`. The same content makes the same document. */
export async function drawDocument(content: PdfContent): Promise<Buffer> {
  const { title, createdAt, blocks, closing } = content;
  const { default: PDFDocument } = await import('pdfkit');
  const document = new PDFDocument({
    size: 'A4',
    margins: { top: margin, bottom: 72, left: margin, right: margin },
    bufferPages: true,
    lang: 'en-ZA',
    displayTitle: true,
    info: { Title: title, Author: brand.company.legalName, CreationDate: createdAt, ModDate: createdAt },
  });
  const done = buffer(document);
  const print = printerOf(document, await writeScripts(document, content));

  for (const { kind, text } of blocks) print(text, looks[kind]);
  if (!closing.follows) document.addPage();
  print(closing.heading, { ...looks.title, size: 18 });
  for (const { term, detail } of closing.facts) {
    print(term, { ...looks.clause, size: 9, colour: soft, before: 10 });
    print(detail, { ...looks.clause, size: 11, before: 1 });
  }
  print(closing.note, { ...looks.paragraph, size: 9, colour: soft, before: 18 });
  numberPages(document, content.footer, print);
  document.end();
  return done;
}

interface Look {
  readonly size: number;
  readonly colour: string;
  readonly before: number;
  readonly indent: number;
  readonly bold: boolean;
}

type Print = (text: string, look: Look, at?: { readonly y: number }) => void;

function printerOf(document: PDFKit.PDFDocument, written: Awaited<ReturnType<typeof writeScripts>>): Print {
  return (text, { size, colour, before, indent, bold }, at) => {
    if (!at) document.y += before;
    const font = bold ? 'bold' : 'regular';
    // A heading does not stay behind at the foot of a page.
    if (bold && !at && document.y > document.page.height - 130) document.addPage();
    // After that: a new page begins in black.
    document.font(font).fontSize(size).fillColor(colour);
    document.text(written(text, font), margin + indent, at?.y ?? document.y, {
      width: width - indent,
      lineGap: size * 0.25,
      ...(at && { lineBreak: false }),
    });
  };
}

function numberPages(document: PDFKit.PDFDocument, footer: string, print: Print): void {
  const { start, count } = document.bufferedPageRange();
  for (let page = start; page < start + count; page++) {
    document.switchToPage(page);
    // Below the margin a new page would be begun.
    document.page.margins.bottom = 0;
    const look = { ...looks.clause, size: 8, colour: soft };
    print(`${footer} · Page ${page + 1} of ${count}`, look, { y: document.page.height - 48 });
  }
}
