import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { problem } from '#contract/refusals.ts';
import { contentSecurityPolicy } from './security-headers.ts';

// By its name the document refers to it, instead of repeating it for every refusal.
z.globalRegistry.add(problem, { id: 'Problem' });

const idempotencyKey = {
  type: 'object',
  properties: {
    'Idempotency-Key': {
      type: 'string',
      maxLength: 100,
      description: 'Repeated with the same key, a request does nothing twice and is answered as it was the first time.',
    },
  },
};

/** Routes that are not of the contract describe nothing, and are left out. */
const transform: typeof jsonSchemaTransform = (document) => {
  const { url, route } = document;
  if (!document.schema?.tags) return { schema: { hide: true }, url };
  const { schema } = jsonSchemaTransform(document);
  const response: Record<string, object> = { ...(schema.response as object) };
  for (const [status, described] of Object.entries(response)) {
    if (!('description' in described)) response[status] = { ...described, 'x-response-description': 'Done.' };
  }
  // Not in the route's own schema: Fastify would take every other header off the request.
  const file = route.config?.rawBody && { body: { type: 'string', format: 'binary' } };
  return { schema: { ...schema, response, ...file, ...(route.method !== 'GET' && { headers: idempotencyKey }) }, url };
};

/** OpenAPI 3.1 from the contract's own schemas at `/api/openapi.json`, and a readable page at `/api/docs`. */
export async function addOpenApi(app: FastifyInstance, info: { title: string; version: string }): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info,
      components: {
        securitySchemes: {
          session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
          adminSession: { type: 'apiKey', in: 'cookie', name: 'thengisa-admin' },
        },
      },
    },
    transform,
    transformObject: jsonSchemaTransformObject,
  });
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger());
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: contentSecurityPolicy(),
    theme: { title: info.title },
    // Without the bar at the top, which is for opening other documents.
    uiConfig: { layout: 'BaseLayout', deepLinking: true, tryItOutEnabled: false },
  });
}
