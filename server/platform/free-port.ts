import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * Below those that systems give to whoever asks for any, and to each connection that goes out (from 32768 on Linux, 49152
 * elsewhere): one of those may be gone again before whoever is to have it has started.
 */
const ownPorts = { from: 10_000, to: 32_767 };

/** A port that nobody on this machine listened on a moment ago, and that nobody is given by chance. */
export async function findFreePort(): Promise<number> {
  const port = randomInt(ownPorts.from, ownPorts.to + 1);
  return (await isFree(port)) ? port : findFreePort();
}

/** Rejects with what else than another program is in the way. */
export function isFree(port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(false);
      else reject(error);
    });
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
