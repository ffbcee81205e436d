import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * Below the ephemeral ports, which systems assign to listeners on port 0 and to outgoing connections (from 32768 on Linux, 49152 elsewhere): one of
 * those may be taken again before its program has started.
 */
const ownPorts = { from: 10_000, to: 32_767 };

/** Returns a port that nothing on this machine listened on a moment ago, and that no system assigns by chance. */
export async function findFreePort(): Promise<number> {
  const port = randomInt(ownPorts.from, ownPorts.to + 1);
  return (await isFree(port)) ? port : findFreePort();
}

/** Whether the port is free. Rejects for any reason but that another program has it. */
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
