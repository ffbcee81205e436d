import { limitOf, limits } from '#contract/limits.ts';
import { Refusal } from '../refusal.ts';
import type { Leases } from './leases.ts';
import type { RateLimiter } from './rate-limits.ts';

type Act = Parameters<typeof limitOf>[0];

export interface ActLimits {
  /** Runs an endpoint's work within the limit that it counts under. */
  readonly within: <T>(act: Act, actor: object | null, work: () => Promise<T>) => Promise<T>;
}

/** The limits of `contract/limits.ts`, for each person, over all processes. */
export function createActLimits({
  limiter,
  leases,
}: {
  readonly limiter: RateLimiter;
  readonly leases: Leases;
}): ActLimits {
  return {
    async within(act, actor, work) {
      const name = limitOf(act);
      if (name === null || actor === null || !('userId' in actor)) return work();
      const userId = String(actor.userId);
      const {
        what: _,
        atOnce,
        ...rate
      }: { what: string; atOnce?: number; burst: number; every: number } = limits[name];
      const wait = await limiter.take({ name: `act ${name}`, ...rate }, userId);
      if (wait > 0) throw new Refusal('request.too_many', { retryAfterSeconds: wait });
      return atOnce === undefined ? work() : leases.hold({ name: `act ${name}`, most: atOnce }, userId, work);
    },
  };
}
