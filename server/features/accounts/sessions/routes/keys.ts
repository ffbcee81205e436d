import type { FastifyInstance } from 'fastify';
import type { Accounts } from '../../services.ts';

/** The public keys for verifying access tokens (JWKS). */
export function addKeysRoute(app: FastifyInstance, { keys }: Accounts): void {
  app.get('/.well-known/jwks.json', async (_request, reply) => {
    reply.header('cache-control', 'public, max-age=600');
    return { keys: await keys.published() };
  });
}
