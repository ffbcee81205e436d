import type { Answer, Endpoint, Parsed } from '#contract/endpoint.ts';
import type { Tx } from '../db/transaction.ts';
import { Refusal } from '../refusal.ts';
import { onlyOnce } from './idempotency.ts';
import type { Limit, RateLimiter } from './rate-limits.ts';
import type { Route } from './route.ts';

/** The owner of the idempotency keys of anonymous callers: they are random, so no two callers have the same. */
const noUser = '00000000-0000-0000-0000-000000000000';

/** A write without a session: limited per network subscriber, then one transaction, which an `Idempotency-Key` makes happen once. */
export function submission<const E extends Endpoint>(
  endpoint: E,
  { limiter, limit }: { readonly limiter: RateLimiter; readonly limit: Limit },
  answer: (tx: Tx, input: Parsed<E>) => Promise<Answer<E>>,
): Route {
  return {
    endpoint,
    handle: async ({ transaction, subscriber, idempotencyKey }, input) => {
      const wait = await limiter.take(limit, subscriber);
      if (wait > 0) throw new Refusal('request.too_many', { retryAfterSeconds: wait });
      const request = { endpoint: `${endpoint.method} ${endpoint.path}`, input };
      return transaction((tx) => onlyOnce(tx, noUser, idempotencyKey, request, () => answer(tx, input as Parsed<E>)));
    },
  };
}
