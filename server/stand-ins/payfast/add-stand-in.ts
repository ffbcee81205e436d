import type { FastifyInstance } from 'fastify';
import { addApi } from './api-routes.ts';
import { addDevPage } from './dev-routes.ts';
import type { PayfastStandIn } from './open-stand-in.ts';
import { addPages } from './page-routes.ts';

/** Lets PayFast's part be played at PayFast's addresses. Never to be added where money moves. */
export async function addPayfastStandIn(app: FastifyInstance, standIn: PayfastStandIn): Promise<void> {
  await app.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
      done(null, body);
    });
    // PayFast's schemas are its own: nothing of ours looks at what comes in, and goes out.
    scope.setValidatorCompiler(() => () => true);
    scope.setSerializerCompiler(() => JSON.stringify);
    addPages(scope, standIn);
    addApi(scope, standIn);
    addDevPage(scope, standIn);
  });
  app.addHook('onClose', async () => standIn.close());
}
