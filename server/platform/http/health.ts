import type { FastifyInstance } from 'fastify';
import type { DatabaseProbe } from '../db/probe-database.ts';

/** `/healthz` answers while the process is alive; `/readyz` while it may be sent requests: not on its way out, and with a database. */
export function addHealth(app: FastifyInstance, probe: DatabaseProbe): void {
  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'alive' }));
  app.get('/readyz', { schema: { hide: true } }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (app.drain.started) return reply.code(503).send({ status: 'on its way out' });
    try {
      await probe.ask();
      return { status: 'ready' };
    } catch (error) {
      request.log.warn({ err: error }, 'database does not answer');
      return reply.code(503).send({ status: 'the database does not answer' });
    }
  });
}
