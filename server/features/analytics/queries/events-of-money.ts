import { sql } from 'drizzle-orm';
import { notNamed } from '#contract/analytics/figures.ts';
import type { AccountKind } from '#domain/ledger/postings.ts';
import { type EventRows, within } from './event-rows.ts';

/**
 * Ledger transfers on accounts of these kinds. Those for gigs are counted where the gig was; all others have no place, because payers
 * move and the ledger does not.
 */
const moved = (
  kinds: readonly AccountKind[],
  { sign = 1, only }: { sign?: 1 | -1; only?: string } = {},
): EventRows => ({
  select: (window) => sql`
    select t.id, t.created_at as at, coalesce(j.province, ${notNamed}) as province, coalesce(j.industry, ${notNamed}) as industry,
      e.business_id as doer, ${sign} * sums.cents as amount
    from ledger_transfers t
    cross join lateral (
      select sum(l.amount_cents)::bigint as cents from ledger_entries l join ledger_accounts a on a.id = l.account_id
      where l.transfer_id = t.id and a.kind in ${kinds}) sums
    left join engagements e on e.id = t.engagement_id left join jobs j on j.id = e.job_id
    where ${within(sql`t.created_at`, window)} and sums.cents <> 0 ${only === undefined ? sql`` : sql`and t.kind = ${only}`}`,
});

/** Money held for reps and moved, in or out. */
export const eventsOfMoney = {
  /** Payments for completed gigs: the reps' pay and the commission. */
  gmv: moved(['engagement_held'], { sign: -1, only: 'engagement_released' }),
  take: moved(['platform_earnings']),
  subscription_income: moved(['subscription_income']),
  course_income: moved(['course_income']),
  losses: moved(['chargeback_losses']),
  owed: moved(['rep_wallet', 'rep_payout']),
  paid_out: moved(['rep_payout'], { sign: -1, only: 'payout_paid' }),
} as const satisfies Record<string, EventRows>;
