import type { FastifySchema } from 'fastify';
import { z } from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import { gateRefusals, trialSideOf } from '#contract/gates.ts';
import { describeLimit, limitOf, limitRefusals, limits } from '#contract/limits.ts';
import { problem, type RefusalCode, refusals } from '#contract/refusals.ts';

const nothing = z.undefined().describe('No content');

const schemas = new WeakMap<Endpoint, FastifySchema>();

/**
 * Returns what Fastify validates and serialises of an endpoint, and its part of the OpenAPI document. Cached for all apps of a process: describing
 * every endpoint takes a fifth of the time that making an app does.
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
    description: descriptionOf(endpoint),
    tags: [tag],
    ...securityOf(endpoint),
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(body && { body }),
    ...(rawBody && { consumes: ['application/octet-stream'] }),
    // Only for the document: problems have a serialiser of their own.
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

function descriptionOf(endpoint: Endpoint): string {
  const { description, query, feature } = endpoint;
  const paged = query instanceof z.ZodObject && 'cursor' in query.shape;
  const limit = limitOf(endpoint);
  const parts = [
    description,
    callersOf(endpoint),
    paged && 'Paginated: pass `nextCursor` as `cursor` for the next page.',
    feature && `Refused while the operator has switched off the feature \`${feature}\`.`,
    limit && `Rate limit for each user, shared by all ${limits[limit].what}: ${describeLimit(limit)}.`,
  ];
  return parts.filter(Boolean).join('\n\n');
}

const callers = {
  open: 'No session is needed.',
  'signed-in': 'For signed-in users.',
  rep: 'For users with the `sales_rep` role',
  business: 'For users with the `business` role',
};

function callersOf(endpoint: Endpoint): string {
  const { gate, permission, legal } = endpoint;
  if (gate === 'admin') return `For admins with the permission \`${permission}\`.`;
  if (gate === 'open' || gate === 'signed-in') return callers[gate];
  const trial = trialSideOf(endpoint) ? ', during their trial or with a subscription' : '';
  const approved = legal ? ' Needs a signed agreement and approved documents.' : '';
  return `${callers[gate]}${trial}.${approved}`;
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

/** The endpoint's own refusals, those of its gates, and those of any call with such an input. */
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
