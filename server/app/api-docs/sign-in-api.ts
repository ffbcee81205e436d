import { z } from 'zod';
import type { ApiGroup } from '#contract/api-groups.ts';
import { type AuthRefusalKey, authRefusals } from '#server/features/accounts/protocol/access/auth-refusal.ts';
import { exampleOf, type JsonSchema } from '#server/platform/http/json-example.ts';
import { fieldExamples } from './field-examples.ts';
import { type AuthCall, sessionCalls } from './sign-in-calls.ts';
import { factorCalls } from './sign-in-factor-calls.ts';
import { authError } from './sign-in-schemas.ts';

export const signInCalls = [...sessionCalls, ...factorCalls];

const group: ApiGroup = 'Sign-in';

/** The paths of the sign-in protocol for the OpenAPI document. Its routes parse their input themselves, so no schema can be derived from them. */
export function signInPaths(): Record<string, Record<string, object>> {
  const paths: Record<string, Record<string, object>> = {};
  for (const call of signInCalls) {
    const [method = '', path = ''] = call.call.split(' ');
    const address = `/auth/v1${path}`;
    paths[address] = { ...paths[address], [method.toLowerCase()]: operationOf(call, path) };
  }
  return paths;
}

function operationOf(call: AuthCall, path: string): object {
  const { summary, description, query = {}, body, signedIn } = call;
  const callers = signedIn ? 'For signed-in users.' : 'No session is needed.';
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  return {
    summary,
    description: [description, callers].filter(Boolean).join('\n\n'),
    tags: [group],
    ...(signedIn && { security: [{ session: [] }] }),
    parameters: [
      ...inPath.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string', format: 'uuid' } })),
      ...Object.entries(query).map(([name, words]) => ({
        ...{ name, in: 'query', required: name === 'grant_type' },
        ...{ description: words, schema: { type: 'string' } },
      })),
    ],
    ...(body && { requestBody: { required: true, content: jsonOf(body, 'input') } }),
    responses: { ...successOf(call), ...failuresOf(call) },
  };
}

function jsonOf(schema: z.ZodType, io: 'input' | 'output'): object {
  const json = z.toJSONSchema(schema, { io });
  return { 'application/json': { schema: json, example: exampleOf(json as JsonSchema, fieldExamples) } };
}

function successOf({ status = 200, response }: AuthCall): object {
  if (status === 204) return { 204: { description: 'No content' } };
  if (status === 303) {
    return { 303: { description: 'See other', headers: { Location: { schema: { type: 'string', format: 'uri' } } } } };
  }
  return { 200: { description: 'OK', ...(response && { content: jsonOf(response, 'output') }) } };
}

/** Of calls that send JSON, and of all. */
const always = ['unexpected_failure', 'unavailable'] as const;
const ofBodies = ['bad_json', 'request_too_large'] as const;

function failuresOf({ refusals = [], body, status }: AuthCall): object {
  if (status === 303) return {};
  const keys = new Set<AuthRefusalKey>([...refusals, ...(body ? ofBodies : []), ...always]);
  const byStatus = Map.groupBy(keys, (key) => authRefusals[key].status);
  return Object.fromEntries(
    [...byStatus].map(([code, some]) => [
      String(code),
      { description: some.map(lineOf).join('\n'), content: jsonOf(authError, 'output') },
    ]),
  );
}

function lineOf(key: AuthRefusalKey): string {
  const { message, code = key }: { message: string; code?: string } = authRefusals[key];
  return `- \`${code}\`: ${message}`;
}
