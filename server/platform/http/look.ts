import type { Answer, Endpoint, Parsed } from '#contract/endpoint.ts';
import { isDatabaseTrouble } from '../db/database-trouble.ts';
import type { Db } from '../db/pool.ts';
import { Refusal } from '../refusal.ts';
import type { Limit, RateLimiter } from './rate-limits.ts';
import type { Route } from './route.ts';

/** Counts one look of this network subscriber. While the database is away none is counted: what is answered then comes from memory. */
export async function countLook(limiter: RateLimiter, limit: Limit, subscriber: string): Promise<void> {
  const wait = await limiter.take(limit, subscriber).catch((error: unknown) => {
    if (isDatabaseTrouble(error)) return 0;
    throw error;
  });
  if (wait > 0) throw new Refusal('request.too_many', { retryAfterSeconds: wait });
}

/** A read without a session that costs something: limited per network subscriber. */
export function look<const E extends Endpoint & { readonly gate: 'open' }>(
  endpoint: E,
  { limiter, limit }: { readonly limiter: RateLimiter; readonly limit: Limit },
  answer: (db: Db, input: Parsed<E>) => Promise<Answer<E>>,
): Route {
  return {
    endpoint,
    handle: async ({ db, subscriber }, input) => {
      await countLook(limiter, limit, subscriber);
      return answer(db, input as Parsed<E>);
    },
  };
}
