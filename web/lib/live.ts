import { EventSource } from 'eventsource';
import type { LiveEvent } from '#contract/live.ts';
import { adminLivePath, livePath, replayMs } from '#contract/live-stream.ts';

interface LiveSettings {
  /** A currently valid token; null when signed out, which ends the stream. An administrator has a cookie. */
  readonly token: (() => Promise<string | null>) | 'administrator';
  readonly onEvent: (event: LiveEvent) => void;
  /** Runs when the stream is back after a break, or opened late: data on the screen may be older than its events. */
  readonly onReconnect: () => void;
  /** Runs with a token that the server refused, before the next attempt. */
  readonly onRefused?: (refused: string) => void;
  /** The API's origin, if not the page's. */
  readonly origin?: string;
}

const longestWaitMs = 30_000;
/** The server sends something at least every 15 seconds. Longer silence means a dead connection. */
const longestSilenceMs = 40_000;
const remembered = 500;
/** The rest of the replay is for responses from before, which count as fresh for up to 15 seconds. */
const lateAfterMs = replayMs - 15_000;

/** Opens a stream of the user's live events, until it is closed: `openLive(…).close()`. */
export function openLive({ token, onEvent, onReconnect, onRefused, origin = '' }: LiveSettings): EventSource {
  const seen = new Set<string>();
  // By the clock that continues while a phone sleeps.
  const openedAt = Date.now();
  let failures = 0;
  let wasReady = false;

  const source = new EventSource(`${origin}${token === 'administrator' ? adminLivePath : livePath}`, {
    async fetch(url, init) {
      await new Promise((resolve) => setTimeout(resolve, waitAfter(failures)));
      failures++;
      const headers: Record<string, string> = { ...init.headers };
      const bearer = token === 'administrator' ? undefined : await token();
      if (bearer === null) return new Response(null, { status: 204 });
      if (bearer) headers.Authorization = `Bearer ${bearer}`;
      const response = await fetch(url, { ...init, headers });
      if (response.status === 401 && bearer) onRefused?.(bearer);
      // Thrown, because any response but 200 would end the stream for good: the next token or minute may succeed.
      if (response.status !== 200 || !response.body) throw new Error(`The stream answered ${response.status}`);
      const { status, redirected } = response;
      return {
        status,
        redirected,
        url: response.url,
        headers: response.headers,
        body: endWhenSilent(response.body, init.signal),
      };
    },
  });

  source.addEventListener('ready', () => {
    if (wasReady || Date.now() - openedAt > lateAfterMs) onReconnect();
    failures = 0;
    wasReady = true;
  });
  source.addEventListener('message', ({ lastEventId, data }) => {
    if (seen.has(lastEventId)) return;
    seen.add(lastEventId);
    if (seen.size > remembered) seen.delete(seen.values().next().value ?? '');
    onEvent(JSON.parse(data) as LiveEvent);
  });
  return source;
}

/** 0 the first time, then exponential backoff, less random jitter so that not all clients reconnect together. */
function waitAfter(failures: number): number {
  if (failures === 0) return 0;
  return Math.min(500 * 2 ** failures, longestWaitMs) * (0.5 + Math.random() / 2);
}

function endWhenSilent(body: ReadableStream<Uint8Array>, signal?: AbortSignal): ReadableStream<Uint8Array> {
  let timer: ReturnType<typeof setTimeout>;
  const watch = (controller: TransformStreamDefaultController<Uint8Array>) => {
    clearTimeout(timer);
    timer = setTimeout(() => controller.error(new Error('The stream fell silent')), longestSilenceMs);
  };
  signal?.addEventListener('abort', () => clearTimeout(timer));
  return body.pipeThrough(
    new TransformStream({
      start: watch,
      transform(chunk, controller) {
        watch(controller);
        controller.enqueue(chunk);
      },
      flush: () => clearTimeout(timer),
    }),
  );
}
