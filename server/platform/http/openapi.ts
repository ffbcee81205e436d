import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { problem } from '#contract/refusals.ts';
import { Refusal } from '../refusal.ts';
import { callerOf } from './caller.ts';
import type { Gates } from './route.ts';
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

const retryAfter = { 'Retry-After': { type: 'integer', description: 'Seconds to wait.' } };

/** Routes that are not of the contract describe nothing, and are left out. */
const transform: typeof jsonSchemaTransform = (document) => {
  const { url, route } = document;
  if (!document.schema?.tags) return { schema: { hide: true }, url };
  const { schema } = jsonSchemaTransform(document);
  const response: Record<string, object> = { ...(schema.response as object) };
  for (const [status, described] of Object.entries(response)) {
    if (!('description' in described)) response[status] = { ...described, 'x-response-description': 'Done.' };
    if (status === '429') response[status] = { ...described, headers: retryAfter };
  }
  // Not in the route's own schema: Fastify would take every other header off the request.
  const file = route.config?.rawBody && { body: { type: 'string', format: 'binary' } };
  return { schema: { ...schema, response, ...file, ...(route.method !== 'GET' && { headers: idempotencyKey }) }, url };
};

/** What begins with it is for administrators. */
const adminPath = '/api/admin/';

interface Described {
  readonly paths?: Readonly<Record<string, unknown>>;
}

/** The same document with the calls of administrators alone, or without them. */
function partOf<Document extends Described>(document: Document, part: 'administrators' | 'others'): Document {
  const wanted = Object.entries(document.paths ?? {}).filter(
    ([path]) => path.startsWith(adminPath) === (part === 'administrators'),
  );
  return { ...document, paths: Object.fromEntries(wanted) };
}

interface Options {
  readonly title: string;
  readonly version: string;
  /** Throws for whoever is no administrator. */
  readonly admin: Gates['admin'];
}

/**
 * OpenAPI 3.1 from the contract's own schemas at `/api/openapi.json`, and a readable page at `/api/docs`. The calls of
 * administrators are described under `/api/admin` in the same way, to them.
 */
export async function addOpenApi(app: FastifyInstance, { title, version, admin }: Options): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title, version },
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
  await app.register(async (scope) => addDocument(scope, { title, part: 'others', prefix: '/api' }));
  await app.register(async (scope) => {
    scope.addHook('onRequest', async (request, reply) => {
      await admin(callerOf(request), 'panel.enter');
      reply.header('cache-control', 'private, no-store');
    });
    await addDocument(scope, { title: `${title} for administrators`, part: 'administrators', prefix: '/api/admin' });
  });
}

async function addDocument(
  app: FastifyInstance,
  { title, part, prefix }: { title: string; part: 'administrators' | 'others'; prefix: string },
): Promise<void> {
  let written: string | undefined;
  // Once: it is long, and anybody may ask for it.
  const write = () => {
    written ??= JSON.stringify(partOf(app.swagger(), part));
    return written;
  };
  const send = (reply: FastifyReply) => reply.type('application/json; charset=utf-8').send(write());

  app.get(`${prefix}/openapi.json`, { schema: { hide: true } }, async (_request, reply) => send(reply));
  app.addHook('onRequest', async ({ routeOptions: { url } }, reply) => {
    if (url === `${prefix}/docs/json`) return send(reply);
    // It would be written anew each time, for most of a second.
    if (url === `${prefix}/docs/yaml`) throw new Refusal('request.not_found');
  });
  await app.register(swaggerUi, {
    routePrefix: `${prefix}/docs`,
    staticCSP: contentSecurityPolicy(),
    theme: { title },
    transformSpecification: (document) => partOf(document, part),
    transformSpecificationClone: false,
    // Without the bar at the top, which is for opening other documents.
    uiConfig: { layout: 'BaseLayout', deepLinking: true, tryItOutEnabled: false },
  });
}
