import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { problem } from '#contract/refusals.ts';
import { Refusal } from '../refusal.ts';
import { callerOf } from './caller.ts';
import { exampleOf, type FieldExamples, type JsonSchema } from './json-example.ts';
import type { Gates } from './route.ts';
import { contentSecurityPolicy } from './security-headers.ts';

// Named, so that the document refers to it instead of repeating it for every refusal.
z.globalRegistry.add(problem, { id: 'Problem' });

const idempotencyKey = {
  type: 'object',
  properties: {
    'Idempotency-Key': {
      type: 'string',
      maxLength: 100,
      description:
        'A key of your own, such as a UUID. Repeating the request with it does nothing twice and returns the first response.',
    },
  },
};

const retryAfter = { 'Retry-After': { type: 'integer', description: 'Seconds to wait before the next request.' } };

type Transform = typeof jsonSchemaTransform;
type Described = ReturnType<Transform>['schema'];

const succeeded: Readonly<Record<string, string>> = { 200: 'OK', 201: 'Created' };

/** Hides routes without a tag, and gives the others their examples. */
const transformBy =
  ({ examples, parameters }: Pick<Options, 'examples' | 'parameters'>): Transform =>
  (document) => {
    const { url, route } = document;
    if (!document.schema?.tags) return { schema: { hide: true }, url };
    const { schema } = jsonSchemaTransform(document);
    const { body, params, querystring } = schema as Record<string, JsonSchema | undefined>;
    const response: Record<string, object> = { ...(schema.response as object) };
    for (const [status, described] of Object.entries(response)) {
      if (status in succeeded) response[status] = withExample(described, succeeded[status], examples);
      if (status === '429') response[status] = { ...described, headers: retryAfter };
    }
    // Not in the route's own schema: Fastify would drop every other header of the request.
    const file = route.config?.rawBody && { body: { type: 'string', format: 'binary' } };
    const described = {
      ...schema,
      response,
      ...(body && { body: { ...body, examples: [exampleOf(body, examples)] } }),
      ...(params && { params: withParameterTexts(params, parameters, examples) }),
      ...(querystring && { querystring: withParameterTexts(querystring, parameters, examples) }),
      ...file,
      ...(route.method !== 'GET' && { headers: idempotencyKey }),
    };
    return { schema: described as Described, url };
  };

function withExample(described: object, words: string | undefined, examples: FieldExamples): object {
  if ('content' in described) return { ...described, description: words };
  return { ...described, 'x-response-description': words, examples: [exampleOf(described as JsonSchema, examples)] };
}

function withParameterTexts(schema: JsonSchema, texts: Texts, examples: FieldExamples): JsonSchema {
  const properties = Object.entries(schema.properties ?? {}).map(([name, field]) => {
    const words = texts[name];
    return [
      name,
      { ...field, ...(words && { description: words }), examples: [exampleOf(field, examples, name)] },
    ] as const;
  });
  return { ...schema, properties: Object.fromEntries(properties) };
}

/** Calls under it are for admins. */
const adminPath = '/api/admin/';

interface Document {
  readonly paths?: Readonly<Record<string, unknown>>;
  readonly tags?: readonly { readonly name: string }[];
}

interface Operation {
  readonly tags: readonly string[];
}

const tagsOf = (methods: Readonly<Record<string, Operation>>) => Object.values(methods).flatMap(({ tags }) => tags);

type Part = 'admins' | 'others';

/** Returns the document with only the calls for admins, or without them, and with the groups of what is left. */
function partOf<D extends Document>(document: D, part: Part): D {
  const wanted = Object.entries(document.paths ?? {}).filter(
    ([path]) => path.startsWith(adminPath) === (part === 'admins'),
  );
  const used = new Set(wanted.flatMap(([, methods]) => tagsOf(methods as Readonly<Record<string, Operation>>)));
  const tags = document.tags?.filter(({ name }) => used.has(name));
  return { ...document, paths: Object.fromEntries(wanted), tags };
}

type Texts = Readonly<Record<string, string>>;

interface Options {
  readonly title: string;
  readonly version: string;
  /** Markdown, above all calls. */
  readonly introduction: string;
  /** The tags in their order, each with its description. */
  readonly groups: Texts;
  /** What parameters of paths and queries mean, by their names. */
  readonly parameters: Texts;
  readonly examples: FieldExamples;
  /** Paths of routes without schemas, for everyone but admins. */
  readonly morePaths: Readonly<Record<string, object>>;
  /** Throws unless the caller is an admin with the permission. */
  readonly admin: Gates['admin'];
}

/**
 * Serves OpenAPI 3.1 from the contract's own schemas at `/api/openapi.json`, and a readable page at `/api/docs`. Admins find
 * the calls for admins under `/api/admin` in the same way.
 */
export async function addOpenApi(app: FastifyInstance, options: Options): Promise<void> {
  const { title, version, introduction, groups, morePaths, admin } = options;
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title, version, description: introduction },
      tags: Object.entries(groups).map(([name, description]) => ({ name, description })),
      components: {
        securitySchemes: {
          session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
          adminSession: { type: 'apiKey', in: 'cookie', name: 'thengisa-admin' },
        },
      },
    },
    transform: transformBy(options),
    transformObject: (document) => {
      const described = jsonSchemaTransformObject(document);
      return { ...described, paths: { ...morePaths, ...described.paths } };
    },
  });
  await app.register(async (scope) => addDocument(scope, { title, part: 'others', prefix: '/api' }));
  await app.register(async (scope) => {
    scope.addHook('onRequest', async (request, reply) => {
      await admin(callerOf(request), 'panel.enter');
      reply.header('cache-control', 'private, no-store');
    });
    await addDocument(scope, { title: `${title} for admins`, part: 'admins', prefix: '/api/admin' });
  });
}

async function addDocument(
  app: FastifyInstance,
  { title, part, prefix }: { title: string; part: Part; prefix: string },
): Promise<void> {
  let written: string | undefined;
  // Cached: the document is long, and anyone may request it.
  const write = () => {
    written ??= JSON.stringify(partOf(app.swagger(), part));
    return written;
  };
  const send = (reply: FastifyReply) => reply.type('application/json; charset=utf-8').send(write());

  app.get(`${prefix}/openapi.json`, { schema: { hide: true } }, async (_request, reply) => send(reply));
  app.addHook('onRequest', async ({ routeOptions: { url } }, reply) => {
    if (url === `${prefix}/docs/json`) return send(reply);
    // Serialising it as YAML takes most of a second, each time.
    if (url === `${prefix}/docs/yaml`) throw new Refusal('request.not_found');
  });
  await app.register(swaggerUi, {
    routePrefix: `${prefix}/docs`,
    staticCSP: contentSecurityPolicy(),
    theme: { title },
    transformSpecification: (document) => partOf(document, part),
    transformSpecificationClone: false,
    // Leaves out the bar at the top, which opens other documents.
    uiConfig: { layout: 'BaseLayout', deepLinking: true, tryItOutEnabled: false },
  });
}
