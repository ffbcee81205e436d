import type { Helper } from './processes.ts';

export interface Requests {
  readonly method: 'GET' | 'POST';
  /** Request number n takes path n and token n, each counted around: with coprime lengths no pair comes twice soon. */
  readonly paths: readonly string[];
  readonly tokens: readonly string[];
  /** A number of its own, made for each request, takes the place of `{id}`. */
  readonly body?: string;
  /** The number of the first request. */
  readonly from: number;
}

export type Until = { readonly duration: number } | { readonly amount: number };

export interface LoadOrder {
  readonly url: string;
  readonly connections: number;
  /** For so many seconds, or so many requests. */
  readonly until: Until;
  readonly requests: Requests;
}

export interface LoadResult {
  /** The number that the next request would have had. */
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
