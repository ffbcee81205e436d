import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import { gateRefusals } from '#contract/gates.ts';
import { describeLimit, limitOf } from '#contract/limits.ts';
import { refusals } from '#contract/refusals.ts';
import { contractEndpoints } from '#test/abuse/contract-endpoints.ts';
import { requiredQuery, sampleInput } from '#test/abuse/sample-input.ts';
import { makeAdmin, signInAdmin } from '#test/support/admins.ts';
import { openTestApp } from '#test/support/open-apps.ts';

const schema = z.record(z.string(), z.unknown());
const content = z.record(z.string(), z.object({ schema, example: z.unknown().optional() }));
const operation = z.object({
  summary: z.string().min(5),
  description: z.string().min(1),
  tags: z.array(z.string()).length(1),
  security: z.array(z.record(z.string(), z.array(z.string()))).optional(),
  parameters: z
    .array(
      z.object({
        name: z.string(),
        in: z.enum(['path', 'query', 'header']),
        required: z.boolean(),
        description: z.string().optional(),
        example: z.unknown().optional(),
        schema,
      }),
    )
    .default([]),
  requestBody: z.object({ required: z.literal(true), content }).optional(),
  responses: z.record(
    z.string().regex(/^[1-5]\d\d$/),
    z.object({ description: z.string().min(1), content: content.optional(), headers: schema.optional() }),
  ),
});
const openApi = z.object({
  openapi: z.string().startsWith('3.1.'),
  info: z.object({ title: z.string(), version: z.string() }),
  paths: z.record(
    z.string().startsWith('/'),
    z.partialRecord(z.enum(['get', 'post', 'put', 'patch', 'delete']), operation),
  ),
  components: z.object({
    schemas: z.record(z.string(), schema),
    securitySchemes: z.object({
      session: z.object({ type: z.literal('http'), scheme: z.literal('bearer') }),
      adminSession: z.object({ type: z.literal('apiKey'), in: z.literal('cookie') }),
    }),
  }),
});

const app = await openTestApp({ work: false });
const { cookies } = await signInAdmin(app, await makeAdmin(app));
const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
const read = async (address: string) => (await fetch(app.url + address, { headers: { cookie } })).text();
const texts = { others: await read('/api/openapi.json'), administrators: await read('/api/admin/openapi.json') };
const documents = {
  others: openApi.parse(JSON.parse(texts.others)),
  administrators: openApi.parse(JSON.parse(texts.administrators)),
};

const isForAdministrators = ({ path }: Pick<Endpoint, 'path'>) => path.startsWith('/api/admin/');
const documentOf = (endpoint: Endpoint) => documents[isForAdministrators(endpoint) ? 'administrators' : 'others'];

const pathOf = ({ path }: Endpoint) => path.replace(/:(\w+)/g, '{$1}');
const operationOf = (endpoint: Endpoint) =>
  documentOf(endpoint).paths[pathOf(endpoint)]?.[endpoint.method.toLowerCase() as 'get'] ??
  expect.fail('It is not described.');
/** Values that a sample would not contain by chance. */
const known = {
  email: 'someone@example.co.za',
  website: 'https://example.co.za',
  link: 'https://meet.example.co.za/room',
  videoUrl: 'https://youtu.be/abc123',
  sha256: 'a'.repeat(64),
};
const namesOf = (one: z.ZodType | undefined) => Object.keys((one as z.ZodObject | undefined)?.shape ?? {}).sort();

const atTheirDoor = [
  ...['', '/code', '/passkey-challenges', '/passkey'].map((path) => `/api/admin/sign-ins${path}`),
  '/api/admin/accepted-invitations',
];

test.each(['others', 'administrators'] as const)(
  'the document for %s describes exactly their part of the contract',
  (part) => {
    const ofContract = Object.entries(documents[part].paths).filter(([path]) => !path.startsWith('/auth/v1/'));
    const operations = ofContract.flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const theirs = contractEndpoints.filter(
      (endpoint) => isForAdministrators(endpoint) === (part === 'administrators'),
    );
    expect(operations.sort()).toEqual(theirs.map((endpoint) => `${endpoint.method} ${pathOf(endpoint)}`).sort());
    expect(
      theirs.filter(({ gate }) => (gate === 'admin') !== (part === 'administrators')).map(({ path }) => path),
    ).toEqual(part === 'administrators' ? atTheirDoor : []);
  },
);

test.each(['others', 'administrators'] as const)('every reference of the document for %s leads somewhere', (part) => {
  const references = [...texts[part].matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)].map(
    ([, name = '']) => name,
  );
  expect(references.length).toBeGreaterThan(0);
  for (const name of new Set(references)) expect(Object.keys(documents[part].components.schemas)).toContain(name);
});

const described = contractEndpoints.filter((endpoint) => documentOf(endpoint).paths[pathOf(endpoint)]);

describe.each(described.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
  '%s',
  (_name, endpoint) => {
    test('lists its input', () => {
      const { parameters, requestBody } = operationOf(endpoint);
      const inside = (place: string) => parameters.filter((one) => one.in === place);
      expect(
        inside('path')
          .map(({ name }) => name)
          .sort(),
      ).toEqual(namesOf(endpoint.params));
      expect(inside('path').every(({ required }) => required)).toBe(true);
      expect(
        inside('query')
          .map(({ name }) => name)
          .sort(),
      ).toEqual(namesOf(endpoint.query));
      expect(inside('header').map(({ name }) => name)).toEqual(endpoint.method === 'GET' ? [] : ['Idempotency-Key']);
      const body = requestBody?.content['application/json']?.schema;
      expect(Object.keys((body?.properties as object) ?? {}).sort()).toEqual(namesOf(endpoint.body));
    });

    test('describes its output', () => {
      const { responses } = operationOf(endpoint);
      const successes = Object.keys(responses).filter((status) => status.startsWith('2'));
      expect(successes).toEqual([String(endpoint.status)]);
      const answer = responses[String(endpoint.status)]?.content?.[endpoint.contentType ?? 'application/json']?.schema;
      if (endpoint.status === 204) expect(answer).toBeUndefined();
      else if (endpoint.contentType) expect(answer?.type).toBe('string');
      else expect(answer?.type).toBe(endpoint.response instanceof z.ZodArray ? 'array' : 'object');
    });

    test('has examples of input and output that its own schemas accept', () => {
      const { parameters, requestBody, responses } = operationOf(endpoint);
      const given = (place: string) =>
        Object.fromEntries(parameters.flatMap((one) => (one.in === place ? [[one.name, one.example]] : [])));
      const answer = responses[String(endpoint.status)]?.content?.['application/json'];
      for (const [part, schema, example] of [
        ['params', endpoint.params, given('path')],
        ['query', endpoint.query, given('query')],
        ['body', endpoint.body, requestBody?.content['application/json']?.example],
        ['response', answer && endpoint.response, answer?.example],
      ] as const) {
        if (schema) expect({ part, error: schema.safeParse(example).error }).toEqual({ part, error: undefined });
      }
    });

    test('describes each parameter that is no id', () => {
      const mute = operationOf(endpoint).parameters.filter(
        ({ name, description }) => !description && !name.endsWith('Id'),
      );
      expect(mute.map(({ name }) => name)).toEqual([]);
    });

    test('lists each refusal under its status, as a problem', () => {
      const { responses } = operationOf(endpoint);
      for (const code of [...gateRefusals(endpoint), ...(endpoint.refusals ?? []), 'service.unavailable'] as const) {
        const response = responses[String(refusals[code].status)];
        expect(response?.description).toContain(`\`${code}\``);
        expect(response?.content).toEqual({
          'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } },
        });
      }
      const takesInput = endpoint.params || endpoint.query || endpoint.body;
      expect(responses['422'] !== undefined).toBe(takesInput !== undefined);
      expect(responses['413'] !== undefined).toBe(endpoint.method !== 'GET');
    });

    test('documents its rate limit', () => {
      const { description, responses } = operationOf(endpoint);
      const limit = limitOf(endpoint);
      if (limit === null) return expect(description).not.toContain('Rate limit');
      expect(description).toContain(describeLimit(limit));
      expect(responses['429']?.description).toContain('`request.too_many`');
      expect(responses['429']?.headers).toHaveProperty('Retry-After');
    });

    test('asks for a session exactly when the server does', async () => {
      const { security, responses } = operationOf(endpoint);
      const params = sampleInput(endpoint.params, {});
      const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => String(params[name]));
      const body = JSON.stringify(sampleInput(endpoint.body, known));
      const json = { headers: { 'content-type': 'application/json' }, body };
      const { status } = await fetch(app.url + path + requiredQuery(endpoint.query), {
        method: endpoint.method,
        ...(endpoint.body && json),
      });
      const anonymous = status !== 401;
      const scheme = isForAdministrators(endpoint) ? { adminSession: [] } : { session: [] };
      expect(security).toEqual(anonymous ? undefined : [scheme]);
      expect(responses['401'] !== undefined).toBe(!anonymous);
    });
  },
);

test.each(['/api', '/api/admin'])(
  '%s/docs gives it as it was written once, and in no form that takes long',
  async (prefix) => {
    const get = (path: string) => fetch(app.url + prefix + path, { headers: { cookie } });
    const [document, shown, yaml] = await Promise.all(['/openapi.json', '/docs/json', '/docs/yaml'].map(get));
    expect(await shown?.text()).toBe(await document?.text());
    expect(yaml?.status).toBe(404);
  },
);

test.each(['/api/docs', '/api/admin/docs'])('%s shows it under a policy that runs no inline script', async (path) => {
  const page = await fetch(app.url + path, { headers: { cookie } });
  expect(page.status).toBe(200);
  expect(page.headers.get('content-type')).toMatch(/^text\/html/);
  const policy = page.headers.get('content-security-policy') ?? '';
  expect(/script-src ([^;]*);/.exec(policy)?.[1]).toBe("'self'");
  expect(policy).not.toContain('upgrade-insecure-requests');
  const html = await page.text();
  expect(html).not.toMatch(/<script(?![^>]*\ssrc=)/);
  for (const [, address = ''] of html.matchAll(/(?:src|href)="([^"]+)"/g)) {
    const part = await fetch(new URL(address, page.url), { headers: { cookie } });
    // Long ones, left unread, would keep the app from closing until they are collected as garbage.
    await part.body?.cancel();
    expect({ address, status: part.status }).toEqual({ address, status: 200 });
  }
});
