import type { FastifyInstance } from 'fastify';
import type { DatabaseWatch } from '../db/database-watch.ts';

/**
 * `/healthz` answers while the process is alive; `/readyz` while it may be sent requests: not on its way out, and with a database. Without one it
 * still serves pages and files, and refuses calls: a balancer with no better process sends it requests while `/readyz/pages` agrees.
 */
export function addHealth(app: FastifyInstance, database: Pick<DatabaseWatch, 'answers'>): void {
  const hidden = { schema: { hide: true } };
  app.get('/healthz', hidden, async () => ({ status: 'alive' }));
  app.get('/readyz', hidden, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    if (app.drain.started) return reply.code(503).send({ status: 'on its way out' });
    if (database.answers) return { status: 'ready' };
    return reply.code(503).send({ status: 'the database does not answer' });
  });
  app.get('/readyz/pages', hidden, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    if (app.drain.started) return reply.code(503).send({ status: 'on its way out' });
    return { status: 'ready' };
  });
}
