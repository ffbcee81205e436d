import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { Refusal } from '../refusal.ts';
import type { AwardContent } from './render-award.ts';
import type { PdfContent } from './render-document.ts';

/** A request to a thread. */
export type PdfJob =
  | { readonly kind: 'document'; readonly content: PdfContent }
  | { readonly kind: 'award'; readonly content: AwardContent };

/** A thread's answer. */
export type PdfAnswer = { readonly pdf: Uint8Array<ArrayBuffer> } | { readonly error: unknown };

interface Waiting {
  readonly job: PdfJob;
  readonly resolve: (pdf: Buffer) => void;
  readonly reject: (error: unknown) => void;
}

/** A document takes a core for tenths of a second: one core is left to the event loop. */
export const mostPdfThreads = Math.min(4, Math.max(1, availableParallelism() - 1));

/** Queue limit: a longer wait is no use to anyone. */
const longestQueue = 100;

/** A thread with pdfkit and the fonts takes some 40 MB, so it ends after being idle for this long. */
const idleMs = 60_000;

const queue: Waiting[] = [];
const idle = new Set<Worker>();
const timers = new WeakMap<Worker, NodeJS.Timeout>();
let running = 0;

/**
 * Draws an A4 document as PDF in a worker thread. The same content makes the same document.
 * Refused with service.unavailable when too many wait.
 */
export const renderPdf = (content: PdfContent): Promise<Buffer> => draw({ kind: 'document', content });

/** Draws a one-page award as PDF in a worker thread. Refused with service.unavailable when too many wait. */
export const renderAward = (content: AwardContent): Promise<Buffer> => draw({ kind: 'award', content });

function draw(job: PdfJob): Promise<Buffer> {
  if (queue.length >= longestQueue) return Promise.reject(new Refusal('service.unavailable', { retryAfterSeconds: 5 }));
  return new Promise((resolve, reject) => {
    queue.push({ job, resolve, reject });
    assign();
  });
}

/** Assigns the first in the queue to an idle thread, or to a new one. */
function assign(): void {
  if (queue.length === 0) return;
  const [free] = idle;
  if (!free && running >= mostPdfThreads) return;
  const worker = free ?? start();
  const waiting = queue.shift();
  if (waiting) run(worker, waiting);
}

function start(): Worker {
  running++;
  const worker = new Worker(new URL('./pdf-thread.ts', import.meta.url), { name: 'pdf' });
  worker.once('exit', () => {
    running--;
    idle.delete(worker);
    assign();
  });
  return worker;
}

function run(worker: Worker, { job, resolve, reject }: Waiting): void {
  idle.delete(worker);
  clearTimeout(timers.get(worker));
  // Only a drawing keeps the process alive, not an idle thread.
  worker.ref();
  const settle = () => {
    worker.off('message', answered).off('error', failed).off('exit', ended);
    worker.unref();
  };
  const answered = (answer: PdfAnswer | object) => {
    // `node --watch` has threads report the files that they load, as messages of their own.
    if (!('pdf' in answer) && !('error' in answer)) return;
    settle();
    rest(worker);
    if ('pdf' in answer) resolve(Buffer.from(answer.pdf.buffer));
    else reject(answer.error);
    assign();
  };
  // The thread itself is lost: the next document gets a new one.
  const failed = (error: unknown) => {
    settle();
    reject(error);
  };
  const ended = () => failed(new Error('The thread that draws PDFs has ended'));
  worker.on('message', answered).once('error', failed).once('exit', ended);
  worker.postMessage(job);
}

function rest(worker: Worker): void {
  idle.add(worker);
  const timer = setTimeout(() => {
    idle.delete(worker);
    void worker.terminate();
  }, idleMs);
  timers.set(worker, timer.unref());
}
