import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import { isSame, sha256 } from '../crypto/digests.ts';
import { Refusal } from '../refusal.ts';

/** `/metrics` in the format of Prometheus. With a token, only for `Authorization: Bearer` with it: others get a 404. */
export function addMetrics(app: FastifyInstance, registry: Registry, token: string | null): void {
  const expected = token === null ? null : sha256(`Bearer ${token}`);
  app.get('/metrics', { schema: { hide: true } }, async ({ headers }, reply) => {
    if (expected !== null && !isSame(sha256(headers.authorization ?? ''), expected))
      throw new Refusal('request.not_found');
    return reply
      .header('cache-control', 'no-store')
      .type(registry.contentType)
      .send(await registry.metrics());
  });
}
