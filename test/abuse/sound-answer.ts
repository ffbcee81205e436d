import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { expect } from 'vitest';
import { problem } from '#contract/refusals.ts';

export type Sent = {
  readonly method: string;
  /** As it has to appear in the request line: nothing is normalised. */
  readonly path: string;
  readonly headers?: Record<string, string | string[]>;
  readonly body?: string;
};

export type Answered = { readonly status: number; readonly headers: IncomingMessage['headers']; readonly text: string };

/** Sends requests that fetch would refuse or normalise. */
export async function send(origin: string, { method, path, headers, body }: Sent): Promise<Answered> {
  const { hostname, port } = new URL(origin);
  const sending = request({ hostname, port, method, path, headers });
  // For a DELETE, Node would not announce a body: the server would parse it as another request.
  if (method === 'DELETE' && body !== undefined) sending.useChunkedEncodingByDefault = true;
  // A large body refused while still being sent has no reader: the response is there anyway.
  sending.on('error', () => {});
  const answering = once(sending, 'response');
  sending.end(body);
  const [response] = (await answering) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk);
  return { status: response.statusCode ?? 0, headers: response.headers, text: Buffer.concat(chunks).toString() };
}

/** For its response. */
const sound = ['application/json; charset=utf-8', 'text/csv; charset=utf-8'];

/**
 * Asserts that the API did not break: it answers with JSON or a spreadsheet file, and refuses in its one error format,
 * without internals. Returns the code of the refusal, or null.
 */
export function expectSound({ status, headers, text }: Answered, about: string): string | null {
  const context = `${about}\n→ ${status} ${text.slice(0, 300)}`;
  expect(status, context).toBeLessThan(500);
  expect(headers['x-content-type-options'], context).toBe('nosniff');
  expect(text, context).not.toMatch(/node_modules|\n\s+at |DrizzleQuery|syntax error at/);
  if (status < 400) {
    if (text !== '') expect(sound, context).toContain(headers['content-type']);
    return null;
  }
  expect(headers['content-type'], context).toBe('application/problem+json');
  if (text === '') return null;
  const body = problem.strict().parse(JSON.parse(text));
  expect({ status: body.status, type: body.type }, context).toEqual({ status, type: 'about:blank' });
  for (const said of [body.code, body.title, body.detail, body.requestId]) expect(said, context).not.toBe('');
  return body.code;
}
