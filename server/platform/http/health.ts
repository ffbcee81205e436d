import type { FastifyInstance } from 'fastify';
import type pg from 'pg';

/** `/healthz` answers while the process is alive; `/readyz` while the database answers too. */
export function addHealth(app: FastifyInstance, pool: pg.Pool): void {
  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'alive' }));
  app.get('/readyz', { schema: { hide: true } }, async (request, reply) => {
    try {
      await pool.query('select 1');
      return { status: 'ready' };
    } catch (error) {
      request.log.warn({ err: error }, 'database does not answer');
      return reply.code(503).send({ status: 'the database does not answer' });
    }
  });
}
