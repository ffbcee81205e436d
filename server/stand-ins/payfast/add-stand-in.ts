import type { FastifyInstance } from 'fastify';
import { Refusal } from '#server/platform/refusal.ts';
import { addApi } from './api-routes.ts';
import { addDevPage } from './dev-routes.ts';
import type { PayfastStandIn } from './open-stand-in.ts';
import { addPages } from './page-routes.ts';

/** Plays PayFast at PayFast's addresses. Never register it where real money moves. */
export async function addPayfastStandIn(app: FastifyInstance, standIn: PayfastStandIn): Promise<void> {
  await app.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
      done(null, body);
    });
    // PostgreSQL stores this character in no encoding.
    scope.addHook('preHandler', async ({ params, query, body }) => {
      const said = JSON.stringify([params, query, body]);
      if (said.includes('\\u0000') || said.includes('%00')) throw new Refusal('request.malformed');
    });
    // PayFast's schemas are its own: ours validate neither its input nor its output.
    scope.setValidatorCompiler(() => () => true);
    scope.setSerializerCompiler(() => JSON.stringify);
    addPages(scope, standIn);
    addApi(scope, standIn);
    addDevPage(scope, standIn);
  });
  app.addHook('onClose', async () => standIn.close());
}
