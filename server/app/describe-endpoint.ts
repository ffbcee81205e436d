import type { FastifySchema } from 'fastify';
import { z } from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import { gateRefusals } from '#contract/gates.ts';
import { describeLimit, limitOf, limitRefusals, limits } from '#contract/limits.ts';
import { problem, type RefusalCode, refusals } from '#contract/refusals.ts';

const nothing = z.undefined().describe('Done. The answer has no body.');

const schemas = new WeakMap<Endpoint, FastifySchema>();

/**
 * What Fastify validates and serialises of an endpoint, and what the OpenAPI document says about it. The same for each app of a
 * process: to describe all of them, and to look over what is described, takes a fifth of making one.
 */
export function describeEndpoint(endpoint: Endpoint): FastifySchema {
  let schema = schemas.get(endpoint);
  if (schema === undefined) {
    schema = schemaOf(endpoint);
    schemas.set(endpoint, schema);
  }
  return schema;
}

function schemaOf(endpoint: Endpoint): FastifySchema {
  const { summary, tag, params, query, body, rawBody, status, contentType, response } = endpoint;
  return {
    summary,
    ...limitWords(endpoint),
    tags: [tag],
    ...securityOf(endpoint),
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(body && { body }),
    ...(rawBody && { consumes: ['application/octet-stream'] }),
    // Problems serialise themselves: theirs are here for the document.
    response: {
      ...problemsOf(endpoint),
      [status]: contentType ? textOf(contentType, response) : bodyOf(endpoint),
    },
  };
}

const textOf = (contentType: string, schema: z.ZodType) => ({
  description: 'Default Response',
  content: { [contentType]: { schema } },
});

function limitWords(endpoint: Endpoint): { description?: string } {
  const name = limitOf(endpoint);
  return name === null ? {} : { description: `Each person, of all ${limits[name].what}: ${describeLimit(name)}.` };
}

const bodyOf = ({ status, response }: Endpoint) => (status === 204 ? nothing : response);

function securityOf({ gate }: Endpoint): Pick<FastifySchema, 'security'> {
  if (gate === 'open') return {};
  return { security: [gate === 'admin' ? { adminSession: [] } : { session: [] }] };
}

function problemsOf(endpoint: Endpoint): Record<string, object> {
  const byStatus = Map.groupBy(refusalsOf(endpoint), (code) => refusals[code].status);
  const described = [...byStatus].map(([status, codes]): [string, object] => [
    String(status),
    answer(codes.map((code) => `- \`${code}\`: ${refusals[code].title}`).join('\n')),
  ]);
  return { ...Object.fromEntries(described), 500: answer('- `service.failed`: Something went wrong on our side') };
}

/** Its own, those of its gates, and those that any call with such an input may meet. */
function refusalsOf(endpoint: Endpoint): Set<RefusalCode> {
  const { method, params, query, body } = endpoint;
  const codes = new Set<RefusalCode>([
    ...gateRefusals(endpoint),
    ...limitRefusals(endpoint),
    ...(endpoint.refusals ?? []),
  ]);
  if (params || query || body) codes.add('request.invalid');
  if (method !== 'GET') {
    codes.add('request.malformed').add('request.unsupported_type').add('request.too_large').add('request.key_reused');
  }
  return codes.add('service.unavailable');
}

function answer(description: string): object {
  return { description, content: { 'application/problem+json': { schema: problem } } };
}
