import type { PayingSide } from '#contract/pricing.ts';
import type { SubscriptionTerms } from '#domain/payments/subscription-terms.ts';
import type { TestApp } from './app.ts';

type Owner = { readonly userId: string };

/** That side's trial is over, or ends in this many days. */
export async function endTrial(
  { database }: Pick<TestApp, 'database'>,
  { userId }: Owner,
  side: PayingSide,
  inDays = -1,
) {
  await database.pool.query(
    `update ${side}_profiles set trial_ends_at = now() + make_interval(secs => $2) where user_id = $1`,
    [userId, inDays * 86_400],
  );
}

/** Replaces that side's subscription. */
export async function setSubscription(
  { database }: Pick<TestApp, 'database'>,
  { userId }: Owner,
  side: PayingSide,
  { status, paidUntil }: SubscriptionTerms,
): Promise<void> {
  await database.pool.query('delete from subscriptions where user_id = $1 and side = $2', [userId, side]);
  await database.pool.query(
    `insert into subscriptions
       (id, user_id, side, token, status, amount_cents, anchor_on, paid_until, ended_at, ended_because)
     select gen_random_uuid(), $1::uuid, $2, gen_random_uuid(), $3, 100, $4::date, $4::date,
            case $3 when 'ended' then now() end, case $3 when 'ended' then 'refunded' end`,
    [userId, side, status, paidUntil],
  );
}
