import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { StartupError } from '../startup-error.ts';

/** How long open requests may take to end when the app is to stop, and how long an upload that is under way. In milliseconds. */
const PATIENCE_MS = 30_000;
const PATIENCE_WITH_UPLOADS_MS = 60_000;

/** `variable`: the one with which the operator chooses the port. */
export type Address = { host: string; port: number; variable: string };

/** Checks that the address is free, before the rest is opened. A StartupError says why not. */
export async function requireFreeAddress(address: Address): Promise<void> {
  const probe = createServer().listen(address.port, address.host);
  await once(probe, 'listening').catch((error) => refuse(error, address));
  probe.close();
  await once(probe, 'close');
}

/** Listens on the address. A StartupError says why it cannot. */
export async function listen(app: FastifyInstance, address: Address): Promise<void> {
  const { host, port } = address;
  await app.listen({ host, port }).catch((error) => refuse(error, address));
}

function refuse(error: NodeJS.ErrnoException, { host, port, variable }: Address): never {
  switch (error.code) {
    case 'EADDRINUSE':
      throw new StartupError(`Port ${port} on ${host} is in use. Stop the other program or set ${variable}.`);
    case 'EACCES':
      throw new StartupError(
        `This user is not allowed to use port ${port} on ${host}. Set ${variable} to 1024 or more.`,
      );
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      throw new StartupError(`This machine has no address ${host}. Set HOST to one of its own.`);
    default:
      throw error;
  }
}

/**
 * Announces that this process is draining, and keeps answering until the balancer has had `seconds` to notice; then takes no more requests and waits
 * until the open ones are answered, for a minute at most.
 */
export async function stopServing(app: FastifyInstance, seconds: number): Promise<void> {
  app.drain.begin();
  if (app.server.listening && seconds > 0) await delay(seconds * 1000);
  // A connection whose request was open at first would otherwise be kept alive for the browser's next one.
  const idle = setInterval(() => app.server.closeIdleConnections(), 50);
  const patience = setTimeout(() => app.drain.cutAllButUploads(), PATIENCE_MS);
  const longest = setTimeout(() => app.server.closeAllConnections(), PATIENCE_WITH_UPLOADS_MS);
  try {
    await app.close();
  } finally {
    clearInterval(idle);
    clearTimeout(patience);
    clearTimeout(longest);
  }
}
