import type { Helper } from './processes.ts';

export interface Requests {
  readonly method: 'GET' | 'POST';
  /** Request number n uses path n and token n, each modulo its length: with coprime lengths no pair repeats soon. */
  readonly paths: readonly string[];
  readonly tokens: readonly string[];
  /** A generated number for each request replaces `{id}`. */
  readonly body?: string;
  /** The number of the first request. */
  readonly from: number;
}

export type Until = { readonly duration: number } | { readonly amount: number };

export interface LoadOrder {
  readonly url: string;
  readonly connections: number;
  /** Duration in seconds, or number of requests. */
  readonly until: Until;
  readonly requests: Requests;
}

export interface LoadResult {
  /** The number of the next request. */
  readonly next: number;
  readonly seconds: number;
  readonly failed: number;
  /** How long each request took. */
  readonly milliseconds: number[];
}

/** Keeps `connections` requests in flight for so long. Throws when any of them is not answered with success. */
export async function fireLoad(helper: Helper<LoadOrder, LoadResult>, order: LoadOrder): Promise<LoadResult> {
  const result = await helper.ask(order);
  if (result.failed > 0)
    throw new Error(`${result.failed} of ${result.milliseconds.length} requests to ${order.url} failed`);
  return result;
}
