import type { FastifyInstance } from 'fastify';

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
export function limitBodyTime(app: FastifyInstance, milliseconds: number): void {
  const timers = new WeakMap<object, NodeJS.Timeout>();
  app.addHook('onRequest', (request, reply, done) => {
    if (!request.routeOptions.config?.rawBody) {
      const end = () => {
        if (reply.raw.headersSent) return;
        request.raw.socket.end('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n');
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
