import { sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db/pool.ts';

/**
 * Differences between the entries and the balances, totals and transfers, each described in a few words. None in correct
 * books. Scans each table once, so that it works for a large market.
 */
export async function findDifferences(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ difference: string }>(sql`
    with posted as materialized (
      select e.account_id, e.amount_cents, t.kind as what, t.created_at, a.kind, a.rep_id, a.business_id
      from ledger_entries e join ledger_transfers t on t.id = transfer_id join ledger_accounts a on a.id = account_id),
    balances as (select account_id, sum(amount_cents) as cents from posted group by account_id),
    earned as (
      select rep_id, sum(amount_cents) as cents from posted
      where kind = 'rep_wallet' and what = 'engagement_released' group by rep_id),
    spent as (
      select business_id, -sum(amount_cents) as cents from posted
      where what = 'engagement_released' and business_id is not null group by business_id),
    ended as (
      select engagement_id, bool_or(kind = 'engagement_released') as released,
        bool_or(completes and (kind = 'engagement_released' or unsold))
          and not bool_or(kind = 'engagement_refunded' and not unsold) as completed
      from ledger_transfers where kind in ('engagement_released', 'engagement_refunded') group by engagement_id),
    completed as (
      select rep_id, count(*) as engagements
      from ledger_accounts join ended using (engagement_id)
      where kind = 'engagement_held' and balance_cents = 0 and completed
      group by rep_id)
    select 'balance of ' || id as difference from ledger_accounts left join balances on account_id = id
      where balance_cents <> coalesce(cents, 0)
    union all select 'transfer ' || transfer_id from ledger_entries group by transfer_id having sum(amount_cents) <> 0
    union all select 'transfer without entries ' || id from ledger_transfers t
      where not exists (select from ledger_entries where transfer_id = t.id)
    union all select 'earnings of ' || rep_id from rep_wallets left join earned using (rep_id)
      where total_earnings_cents <> coalesce(cents, 0)
    union all select 'engagements of ' || rep_id from rep_wallets left join completed using (rep_id)
      where engagements_completed <> coalesce(engagements, 0)
    union all select 'spending of ' || business_id from business_spending left join spent using (business_id)
      where total_spent_cents <> coalesce(cents, 0)
    union all select 'no totals of ' || id from ledger_accounts a join ended using (engagement_id)
      where kind = 'engagement_held' and released
        and not (exists (select from rep_wallets w where w.rep_id = a.rep_id)
                 and exists (select from business_spending s where s.business_id = a.business_id))
    union all select 'earnings on ' || day
      from (select day, sum(cents) as kept
            from (select day, cents from earnings_by_day union all select day, cents from earning_changes) both_parts group by day) k
      full join (select (created_at at time zone 'Africa/Johannesburg')::date as day, sum(amount_cents) as booked from posted
                 where kind in ('platform_earnings', 'subscription_income', 'course_income', 'chargeback_losses') group by 1) b using (day)
      where coalesce(kept, 0) <> coalesce(booked, 0)
    union all select 'total of ' || kind
      from (select kind, sum(cents) as kept
            from (select kind, cents from account_totals union all select kind, cents from account_total_changes) both_parts group by kind) k
      full join (select kind, sum(amount_cents) as booked from posted group by kind) b using (kind)
      where coalesce(kept, 0) <> coalesce(booked, 0)`);
  return rows.map(({ difference }) => difference);
}
