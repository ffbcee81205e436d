import { randomInt } from 'node:crypto';
import { Readable } from 'node:stream';
import type { adminLivePath, livePath } from '#contract/live-stream.ts';
import { callerOf } from '../http/caller.ts';
import type { BrowserCaller } from '../http/route.ts';
import type { createHttpServer } from '../http/server.ts';
import { Refusal } from '../refusal.ts';
import type { LiveHub, LiveMessage } from './live-hub.ts';

interface Admission {
  readonly userId: string;
  /** The user whose events are sent, where those are not the caller's own. */
  readonly hears?: string;
  readonly expiresAt: Date;
  /** Calls `end` once the admission is revoked, should that be before it expires. Returns a function that stops watching. */
  readonly watch: (end: () => void) => () => void;
}

interface LiveStreamSettings {
  readonly path: typeof livePath | typeof adminLivePath;
  readonly hub: LiveHub;
  /** Authenticates the caller and says until when that holds, or throws a Refusal. */
  readonly gate: (caller: BrowserCaller) => Promise<Admission>;
  readonly heartbeatMs?: number;
}

/** One person's open tabs and devices, in one process. */
const mostPerUser = 10;
/** Buffer limit in bytes for a client that does not keep up. Once disconnected, it reconnects and resumes. */
const mostUnread = 1024 * 1024;
/** Jitter, so that the clients of a process that ended don't all reconnect to the next one together. */
const comeBackWithinMs = [500, 5000] as const;
const longestTimerMs = 2 ** 31 - 1;

/** Server-sent events for signed-in users. A client resumes with `Last-Event-ID` and drops ids it has seen. */
export function addLiveStream(app: ReturnType<typeof createHttpServer>, settings: LiveStreamSettings): void {
  const { path, hub, gate, heartbeatMs = 15_000 } = settings;
  const goodbyes = new Set<() => void>();
  const perUser = new Map<string, number>();
  const count = (userId: string, change: 1 | -1) => {
    const open = (perUser.get(userId) ?? 0) + change;
    if (open > 0) perUser.set(userId, open);
    else perUser.delete(userId);
  };

  app.addHook('preClose', async () => {
    for (const endStream of goodbyes) endStream();
  });

  // No HEAD: it would wait for the end of a stream that has none.
  app.get(path, { exposeHeadRoute: false, schema: { hide: true } }, async (request, reply) => {
    const { userId, hears = userId, expiresAt, watch } = await gate(callerOf(request));
    if ((perUser.get(userId) ?? 0) >= mostPerUser) throw new Refusal('request.too_many', { retryAfterSeconds: 30 });

    const stream = new Readable({ read() {} });
    let ended = false;
    const end = () => {
      if (ended || stream.destroyed) return;
      ended = true;
      stream.push(null);
    };
    const write = (text: string) => {
      if (ended || stream.destroyed) return;
      if (stream.readableLength + reply.raw.writableLength > mostUnread) stream.destroy();
      else stream.push(text);
    };
    const endStream = () => {
      write(`retry: ${randomInt(...comeBackWithinMs)}\n\n`);
      end();
    };
    const heartbeat = setInterval(() => write(':\n\n'), heartbeatMs);
    const expiry = setTimeout(end, Math.min(Math.max(expiresAt.getTime() - Date.now(), 0), longestTimerMs));
    let unsubscribe = () => {};
    count(userId, 1);
    goodbyes.add(endStream);
    const unwatch = watch(end);
    stream.once('close', () => {
      clearInterval(heartbeat);
      clearTimeout(expiry);
      count(userId, -1);
      goodbyes.delete(endStream);
      unwatch();
      unsubscribe();
    });

    try {
      write('retry: 1000\n\n');
      const afterId = lastEventId(request.headers['last-event-id']);
      unsubscribe = await hub.subscribe(hears, afterId, (message) => write(format(message)));
    } catch (error) {
      stream.destroy();
      throw error;
    }
    // The client may have left during the replay, and then nothing would ever close the stream.
    if (stream.destroyed || request.socket.destroyed) {
      stream.destroy();
      unsubscribe();
      return reply.hijack();
    }
    return reply
      .header('content-type', 'text/event-stream; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('x-accel-buffering', 'no')
      .send(stream);
  });
}

function lastEventId(header: string | string[] | undefined): number | null {
  return typeof header === 'string' && /^\d{1,15}$/.test(header) ? Number(header) : null;
}

function format({ id, event }: LiveMessage): string {
  return event === null ? `event: ready\nid: ${id}\ndata: {}\n\n` : `id: ${id}\ndata: ${JSON.stringify(event)}\n\n`;
}
