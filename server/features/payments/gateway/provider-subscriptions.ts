import { z } from 'zod';
import { dayInSouthAfrica } from '#domain/shared/calendar-day.ts';
import type { CallApi } from './call-api.ts';
import { ProviderAway } from './provider-errors.ts';

const statuses = ['active', 'paused', 'cancelled', 'locked', 'completed'] as const;

/** A subscription as PayFast reports it. */
export interface ProviderSubscription {
  readonly status: (typeof statuses)[number] | 'other';
  /** `YYYY-MM-DD` of the next charge, whatever the status. */
  readonly nextChargeOn: string | null;
  readonly amountCents: bigint;
  /** Number of charges that were paid. */
  readonly cyclesComplete: number;
}

const shape = z.object({
  amount: z.coerce.number().int().nonnegative(),
  cycles_complete: z.coerce.number().int().nonnegative().catch(0),
  run_date: z.string().nullish(),
  status_text: z.string(),
});

/** Subscriptions at PayFast. True: done; false: refused. Throws a ProviderAway for retryable errors. */
export function subscriptionsOf(call: CallApi) {
  const path = (token: string, action: string) => `/subscriptions/${encodeURIComponent(token)}/${action}`;
  const put = async (token: string, action: string, body?: Record<string, number>) =>
    isAccepted(await call({ method: 'PUT', path: path(token, action), ...(body && { body }) }));
  return {
    async fetchSubscription(token: string): Promise<ProviderSubscription | null> {
      const answer = await call({ method: 'GET', path: path(token, 'fetch') });
      if (answer === null) return null;
      const { success, data } = shape.safeParse(answer.response);
      if (!success) throw new ProviderAway('PayFast described a subscription in a way that we do not know.');
      const word = data.status_text.trim().toLowerCase();
      return {
        status: statuses.find((status) => status === word) ?? 'other',
        nextChargeOn: data.run_date ? dayOf(data.run_date) : null,
        amountCents: BigInt(data.amount),
        cyclesComplete: data.cycles_complete,
      };
    },
    pause: (token: string, cycles: number) => put(token, 'pause', { cycles }),
    unpause: (token: string) => put(token, 'unpause'),
    /** PayFast then notifies us that it is cancelled. */
    cancel: (token: string) => put(token, 'cancel'),
    /** Moves the next charge to a day, `YYYY-MM-DD`. */
    async update(token: string, { runOn }: { readonly runOn: string }): Promise<boolean> {
      const answer = await call({ method: 'PATCH', path: path(token, 'update'), body: { run_date: runOn } });
      // PayFast answers with the updated subscription.
      return answer !== null && (isAccepted(answer) || shape.safeParse(answer.response).success);
    },
  };
}

/** The sandbox answers with a boolean, the live service with a string. */
export function isAccepted(answer: { readonly response: unknown } | null): boolean {
  return answer?.response === true || answer?.response === 'true';
}

function dayOf(text: string): string | null {
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return text;
  const moment = new Date(text);
  return Number.isNaN(moment.getTime()) ? null : dayInSouthAfrica(moment);
}
