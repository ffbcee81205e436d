import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** A way to a database that can be made to swallow everything, as a firewall does, or to break. */
export interface WayToDatabase {
  readonly url: string;
  fallSilent(now: boolean): void;
  /** As a pooler of which all connections are busy: it lets in, and passes no question on. */
  keepQuestions(now: boolean): void;
  /** New connections end at once. */
  endNew(now: boolean): void;
  /** As if only the oldest connection were lost on its way. */
  silenceOldest(): void;
  /** Ends every connection; new ones are accepted. */
  cut(): void;
  /** Falls silent once the commit of a transaction with this statement was passed on: its answer is lost. */
  silenceAtCommitOf(statement: string): void;
}

/** @param until ends it */
export async function openWayTo(databaseUrl: string, until = onTestFinished): Promise<WayToDatabase> {
  let silent = false;
  let keepsQuestions = false;
  let endsNew = false;
  let awaited: string | null = null;
  const { hostname, port } = new URL(databaseUrl);
  const open = new Set<Socket>();
  const lost = new Set<Socket>();
  const way = createServer((near) => {
    if (endsNew) return void near.destroy();
    const far = connect(Number(port || 5432), hostname);
    let isAwaited = false;
    near.on('data', (chunk) => {
      if (silent || lost.has(near) || (keepsQuestions && 'QP'.includes(String.fromCharCode(chunk[0] ?? 0)))) return;
      far.write(chunk);
      if (awaited !== null && chunk.includes(awaited)) isAwaited = true;
      if (isAwaited && chunk.includes('commit\0')) silent = true;
    });
    far.on('data', (chunk) => silent || lost.has(near) || near.write(chunk));
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      one
        .on('error', () => {})
        .on('close', () => {
          open.delete(one);
          // A firewall passes on no end of a connection either.
          if (!silent) other.destroy();
        });
    }
  }).listen(0, '127.0.0.1');
  await once(way, 'listening');
  const cut = () => {
    for (const socket of open) socket.destroy();
  };
  until(() => {
    way.close();
    cut();
  });
  const url = new URL(databaseUrl);
  url.port = String((way.address() as AddressInfo).port);
  return {
    url: url.href,
    fallSilent(now) {
      silent = now;
      awaited = null;
    },
    keepQuestions(now) {
      keepsQuestions = now;
    },
    endNew(now) {
      endsNew = now;
    },
    silenceOldest() {
      const [oldest] = open;
      if (oldest) lost.add(oldest);
    },
    cut,
    silenceAtCommitOf(statement) {
      awaited = statement;
    },
  };
}
