import { performance } from 'node:perf_hooks';
import { setTimeout as nextTurn } from 'node:timers/promises';
import { renderPdf } from '#server/platform/pdf/pdf-threads.ts';
import { drawDocument, type PdfContent } from '#server/platform/pdf/render-document.ts';
import { inMilliseconds, type Report } from '../support/report.ts';

/** Two each for six people. */
const together = 12;

/** With threads the event loop may be busy for at most this share of its busy time without. */
const mostBusy = 0.25;

const content = (number: number): PdfContent => ({
  ...{ title: `Statement ${number}`, footer: 'A statement', createdAt: new Date(0) },
  blocks: Array.from({ length: 60 }, (_, line) => ({
    kind: 'clause' as const,
    text: `2026-03-${line}   R1,710.00   Earned, merchandising on a Saturday`,
  })),
  closing: { heading: 'In all', facts: [{ term: 'Earned', detail: 'R102,600.00' }], note: 'Thank you.' },
});

/** The event loop's busy time while documents are drawn on it, and while threads draw them. */
export async function timePdfs(): Promise<Report> {
  // The first of each loads pdfkit and its fonts.
  await Promise.all([drawDocument(content(0)), renderPdf(content(0))]);
  const onLoop = await busyFor(drawDocument);
  const inThreads = await busyFor(renderPdf);
  const row = (what: string, busy: number) => [what, inMilliseconds(busy), `${(busy / onLoop).toFixed(2)} ×`];
  return {
    tables: [
      {
        headings: [`${together} documents`, 'event loop busy', 'of the first'],
        rows: [row('on the event loop', onLoop), row('in threads', inThreads)],
      },
    ],
    met: inThreads <= onLoop * mostBusy,
  };
}

/** In milliseconds. */
async function busyFor(draw: (content: PdfContent) => Promise<Buffer>): Promise<number> {
  const before = performance.eventLoopUtilization();
  await Promise.all(Array.from({ length: together }, (_, number) => draw(content(number + 1))));
  // The loop counts an iteration once it is over.
  await nextTurn();
  return performance.eventLoopUtilization(before).active;
}
