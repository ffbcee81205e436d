import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Graceful shutdown of a server while others continue behind the same balancer. */
interface Drain {
  /** True: `/readyz` is negative, while everything else is answered. */
  readonly started: boolean;
  begin(): void;
  /** Disconnects every client that is not uploading a file just now. */
  cutAllButUploads(): void;
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly drain: Drain;
  }
}

export function addDraining(app: FastifyInstance): void {
  const connections = new Set<Socket>();
  const uploading = new Set<Socket>();
  let started = false;
  app.decorate('drain', {
    get started() {
      return started;
    },
    begin() {
      started = true;
    },
    cutAllButUploads() {
      for (const socket of connections) if (!uploading.has(socket)) socket.destroy();
    },
  });
  app.server.on('connection', (socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });
  app.addHook('onRequest', (request, reply, done) => {
    if (request.routeOptions.config?.rawBody) {
      const { socket } = request.raw;
      uploading.add(socket);
      reply.raw.once('close', () => uploading.delete(socket));
    }
    done();
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    // The next request of this connection should go to another process.
    if (started) reply.header('connection', 'close');
    done();
  });
  // Browsers open connections ahead of need. Node does not count one that never carried a request as idle, so closing the
  // server would wait for it.
  app.addHook('preClose', async () => {
    for (const socket of connections) if (socket.bytesRead === 0) socket.destroy();
  });
}
