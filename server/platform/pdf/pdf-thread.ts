import { parentPort } from 'node:worker_threads';
import type { PdfAnswer, PdfJob } from './pdf-threads.ts';
import { drawAward } from './render-award.ts';
import { drawDocument } from './render-document.ts';

// One of the threads of pdf-threads.ts: it is asked for one document at a time.
parentPort?.on('message', (job: PdfJob) => void answer(job));

async function answer(job: PdfJob): Promise<void> {
  try {
    const drawn = job.kind === 'award' ? await drawAward(job.content) : await drawDocument(job.content);
    // A copy of its own, to be transferred: a small buffer shares its memory with others.
    const pdf = new Uint8Array(drawn);
    send({ pdf }, [pdf.buffer]);
  } catch (error) {
    send({ error }, []);
  }
}

const send = (message: PdfAnswer, transfer: ArrayBuffer[]) => parentPort?.postMessage(message, transfer);
