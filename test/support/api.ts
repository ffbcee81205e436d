import { expect } from 'vitest';
import type { CallInput, Endpoint, Result } from '#contract/endpoint.ts';
import { type Problem, problem, type RefusalCode, refusals } from '#contract/refusals.ts';

type Options = { idempotencyKey?: string };

/** Calls an endpoint of the contract over HTTP and validates the response. Throws a RefusedCall. */
export type Call = <const E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  options?: Options,
) => Promise<Result<E>>;

/** The server answered with a problem. */
export class RefusedCall extends Error {
  readonly problem: Problem;

  constructor(from: Problem) {
    super(`${from.status} ${from.code}: ${from.detail} ${JSON.stringify(from.errors ?? [])}`);
    this.name = 'RefusedCall';
    this.problem = from;
  }
}

/** @param accessToken null: signed out. */
export function callerOf(url: string, accessToken: string | null, fetcher: typeof fetch = fetch): Call {
  return async (endpoint, input, { idempotencyKey } = {}) => {
    const { params, query, body } = input as { params?: object; query?: object; body?: object };
    const response = await fetcher(url + addressOf(endpoint.path, params, query), {
      method: endpoint.method,
      headers: {
        ...(accessToken !== null && { authorization: `Bearer ${accessToken}` }),
        ...(body && { 'content-type': 'application/json' }),
        ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new RefusedCall(problem.parse(await response.json()));
    expect(response.status).toBe(endpoint.status);
    return endpoint.response.parse(await contentOf(endpoint, response)) as Result<typeof endpoint>;
  };
}

async function contentOf({ status, contentType }: Endpoint, response: Response): Promise<unknown> {
  if (status === 204) return undefined;
  if (contentType === undefined) return response.json();
  expect(response.headers.get('content-type')).toContain(contentType);
  return response.text();
}

/** Expects the call to be refused for exactly this reason, with the contract's status and text. */
export async function expectRefusal(calling: Promise<unknown>, code: RefusalCode): Promise<Problem> {
  const error = await calling.then(
    () => new Error(`Expected a refusal with ${code}, and the call was accepted.`),
    (reason: unknown) => reason,
  );
  if (!(error instanceof RefusedCall)) throw error;
  const { status, title } = refusals[code];
  expect(error.problem).toMatchObject({ code, status, title });
  return error.problem;
}

function addressOf(path: string, params: object = {}, query: object = {}): string {
  const values = params as Record<string, unknown>;
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(values[name])));
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  const search = new URLSearchParams(given.map(([name, value]): [string, string] => [name, String(value)]));
  return search.size > 0 ? `${filled}?${search}` : filled;
}
