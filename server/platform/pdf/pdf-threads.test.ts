import { execFile } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { mkdtempDisposable, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { mostPdfThreads, renderAward, renderPdf } from './pdf-threads.ts';
import { drawAward } from './render-award.ts';
import { drawDocument } from './render-document.ts';

const createdAt = new Date('2026-11-23T10:00:00Z');
const documentOf = (text: string) => ({
  ...{ title: 'A statement', footer: 'Thengisa', createdAt },
  blocks: Array.from({ length: 40 }, () => ({ kind: 'clause' as const, text })),
  closing: { heading: 'In all', facts: [{ term: 'Earned', detail: 'R1,710.00' }], note: 'Ngiyabonga, Ṱhanks 漢' },
});
const award = {
  ...{ title: 'An award', createdAt, kind: 'Award', because: 'was there', name: 'Thabo', award: 'Merchandising' },
  lines: { lead: 'And can', items: ['one', 'two'] },
  facts: [{ term: 'When', detail: 'Today' }],
  check: { url: 'https://thengisa.example/x', words: 'Check it' },
};

test('documents are drawn in a few threads, never on the main thread, and byte for byte as without them', async () => {
  const started: Worker[] = [];
  const count = (worker: Worker) => started.push(worker);
  process.on('worker', count);
  try {
    // An instance of its own: earlier tests in this process share the module, and may have left idle threads.
    const own = new URL('./pdf-threads.ts?own', import.meta.url).href;
    const { renderAward, renderPdf }: typeof import('./pdf-threads.ts') = await import(own);
    const texts = Array.from({ length: 12 }, (_, index) => `Line ${index} `.repeat(20));
    const drawn = await Promise.all(texts.map((text) => renderPdf(documentOf(text))));
    expect(started.length).toBeGreaterThan(0);
    expect(started.length).toBeLessThanOrEqual(mostPdfThreads);
    expect(drawn[3]).toEqual(await drawDocument(documentOf(texts[3] ?? '')));
    expect(drawn[4]).not.toEqual(drawn[3]);
    expect(await renderAward(award)).toEqual(await drawAward(award));
    expect(started.length).toBeLessThanOrEqual(mostPdfThreads);
  } finally {
    process.off('worker', count);
  }
});

test('an error in a thread reaches the caller, and the next document is drawn', async () => {
  await expect(renderPdf({ ...documentOf('A line'), blocks: null as never })).rejects.toThrow('not iterable');
  expect((await renderPdf(documentOf('A line'))).subarray(0, 5).toString()).toBe('%PDF-');
});

test('under --watch, whose threads report the files that they load, documents are drawn as well', async () => {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'pdf-'));
  const script = join(folder.path, 'draw.mjs');
  await writeFile(
    script,
    `import { renderPdf } from ${JSON.stringify(new URL('./pdf-threads.ts', import.meta.url))};
     const closing = { heading: 'In all', facts: [], note: '' };
     const pdf = await renderPdf({ title: '', footer: '', createdAt: new Date(0), blocks: [], closing });
     console.log(pdf.subarray(0, 5).toString());`,
  );
  const env = { ...process.env, WATCH_REPORT_DEPENDENCIES: '1' };
  const { stdout } = await promisify(execFile)(process.execPath, [script], { env });
  expect(stdout.trim()).toBe('%PDF-');
});

test('documents beyond a bearable queue are refused', async () => {
  const all = await Promise.allSettled(
    Array.from({ length: 110 }, () => renderAward({ ...award, createdAt: null as never })),
  );
  const codes = all.flatMap((one) => (one.status === 'rejected' && one.reason.code ? [one.reason.code] : []));
  expect(codes).toHaveLength(110 - 100 - mostPdfThreads);
  expect(new Set(codes)).toEqual(new Set(['service.unavailable']));
});

test('nothing else of the server draws a document itself', () => {
  const drawers = globSync('server/**/*.ts').filter((path) =>
    /import \{[^}]*\bdraw(Award|Document)\b|import\('pdfkit'\)/.test(readFileSync(path, 'utf8')),
  );
  expect(drawers.filter((path) => !path.startsWith('server/platform/pdf/'))).toEqual([]);
});
