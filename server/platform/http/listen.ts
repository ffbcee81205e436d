import type { FastifyInstance } from 'fastify';
import { StartupError } from '../startup-error.ts';

/** How long open requests may take to end when the app is to stop, in milliseconds. */
const PATIENCE_MS = 10_000;

/** Takes requests on the address. A StartupError says why it cannot be had. */
export async function listen(app: FastifyInstance, { host, port }: { host: string; port: number }): Promise<void> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') {
      throw new StartupError(`Port ${port} on ${host} is in use. Stop the other program or set PORT.`, {
        cause: error,
      });
    }
    if (code === 'EACCES') {
      throw new StartupError(`Port ${port} on ${host} is not allowed to this user. Set PORT to 1024 or more.`, {
        cause: error,
      });
    }
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
      throw new StartupError(`This machine has no address ${host}. Set HOST to one of its own.`, { cause: error });
    }
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
