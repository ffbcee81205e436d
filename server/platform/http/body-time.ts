import type { FastifyInstance } from 'fastify';
import { Refusal } from '../refusal.ts';
import { refuseUnread } from './unread-requests.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body is a file and may take its time. */
    readonly rawBody?: boolean;
  }
}

/**
 * Ends requests whose body takes too long to arrive. Node's own limit is one for all, and an upload over a phone's
 * connection takes minutes.
 */
export function limitBodyTime(app: FastifyInstance, milliseconds: number, headers: Record<string, string>): void {
  const timers = new WeakMap<object, NodeJS.Timeout>();
  app.addHook('onRequest', (request, reply, done) => {
    if (!request.routeOptions.config?.rawBody) {
      const end = () => {
        if (!reply.raw.headersSent) refuseUnread(request.raw.socket, 'request.too_slow', headers);
      };
      timers.set(request.raw, setTimeout(end, milliseconds).unref());
      reply.raw.once('close', () => clearTimeout(timers.get(request.raw)));
    }
    done();
  });
  app.addHook('preValidation', (request, _reply, done) => {
    clearTimeout(timers.get(request.raw));
    done();
  });
}

/** How slowly a file may arrive. */
export interface Pace {
  /** For how long nothing may arrive. */
  readonly silenceMs: number;
  /** For how long it may be slower than what follows. */
  readonly patienceMs: number;
  /** On average. */
  readonly bytesPerSecond: number;
}

/** A phone at the edge of the network sends some 8 KB a second. Node ends what takes longer than 15 minutes in any case. */
export const slowestPace: Pace = { silenceMs: 30_000, patienceMs: 60_000, bytesPerSecond: 4096 };

/** Passes a body on while it arrives fast enough. */
export async function* inPace(body: AsyncIterable<Buffer>, pace: Pace): AsyncGenerator<Buffer> {
  const { silenceMs, patienceMs, bytesPerSecond } = pace;
  const chunks = body[Symbol.asyncIterator]();
  let due = Date.now() + patienceMs;
  try {
    for (;;) {
      const next = await inTime(chunks.next(), Math.min(silenceMs, due - Date.now()));
      if (next.done) return;
      // A drop that came just before the timer could otherwise be followed by the next for ever.
      if (Date.now() > due) throw new Refusal('file.too_slow');
      yield next.value;
      due += (next.value.length / bytesPerSecond) * 1000;
    }
  } finally {
    // Not awaited: where nothing arrives, it would wait for that.
    void chunks.return?.();
  }
}

async function inTime<T>(coming: Promise<T>, milliseconds: number): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Refusal('file.too_slow')), Math.max(0, milliseconds));
  // Nothing awaits a late rejection.
  coming.catch(() => {});
  try {
    return await Promise.race([coming, late]);
  } finally {
    clearTimeout(timer);
  }
}
