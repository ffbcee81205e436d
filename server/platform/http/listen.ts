import { once } from 'node:events';
import { createServer } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { StartupError } from '../startup-error.ts';

/** How long open requests may take to end when the app is to stop, in milliseconds. */
const PATIENCE_MS = 10_000;

type Address = { host: string; port: number };

/** Whether the address can be had, asked before the rest is opened for it. A StartupError says why not. */
export async function requireFreeAddress({ host, port }: Address): Promise<void> {
  const probe = createServer().listen(port, host);
  await once(probe, 'listening').catch((error) => refuse(error, { host, port }));
  probe.close();
  await once(probe, 'close');
}

/** Takes requests on the address. A StartupError says why it cannot be had. */
export async function listen(app: FastifyInstance, { host, port }: Address): Promise<void> {
  await app.listen({ host, port }).catch((error) => refuse(error, { host, port }));
}

function refuse(error: NodeJS.ErrnoException, { host, port }: Address): never {
  switch (error.code) {
    case 'EADDRINUSE':
      throw new StartupError(`Port ${port} on ${host} is in use. Stop the other program or set PORT.`);
    case 'EACCES':
      throw new StartupError(`Port ${port} on ${host} is not allowed to this user. Set PORT to 1024 or more.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      throw new StartupError(`This machine has no address ${host}. Set HOST to one of its own.`);
    default:
      throw error;
  }
}

/** Takes no more requests and waits until the open ones are answered, for ten seconds at most. */
export async function finishRequests(app: FastifyInstance): Promise<void> {
  // A connection whose request was open at first would otherwise be kept for the browser's next one.
  const idle = setInterval(() => app.server.closeIdleConnections(), 50);
  const patience = setTimeout(() => app.server.closeAllConnections(), PATIENCE_MS);
  try {
    await app.close();
  } finally {
    clearInterval(idle);
    clearTimeout(patience);
  }
}
