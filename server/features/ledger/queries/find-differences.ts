import { sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db/pool.ts';

/** Where balances, totals and transfers do not agree with the entries, each in a few words. None when the books are in order. */
export async function findDifferences(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ difference: string }>(sql`
    with posted as (
      select e.*, t.kind as what, t.engagement_id as of_engagement, t.created_at, a.kind, a.rep_id, a.business_id
      from ledger_entries e join ledger_transfers t on t.id = transfer_id join ledger_accounts a on a.id = account_id),
    full_engagements as (
      select engagement_id, rep_id from ledger_accounts a where kind = 'engagement_held' and balance_cents = 0
        and exists (select from ledger_transfers t where t.engagement_id = a.engagement_id and t.kind = 'engagement_released' and t.completes)
        and not exists (select from ledger_transfers t where t.engagement_id = a.engagement_id and t.kind = 'engagement_refunded'))
    select 'balance of ' || id as difference from ledger_accounts a
      where balance_cents <> (select coalesce(sum(amount_cents), 0) from ledger_entries where account_id = a.id)
    union all select 'transfer ' || transfer_id from ledger_entries group by transfer_id having sum(amount_cents) <> 0
    union all select 'transfer without entries ' || id from ledger_transfers t
      where not exists (select from ledger_entries where transfer_id = t.id)
    union all select 'earnings of ' || rep_id from rep_wallets w
      where total_earnings_cents <> (select coalesce(sum(amount_cents), 0) from posted
        where posted.rep_id = w.rep_id and kind = 'rep_wallet' and what = 'engagement_released')
    union all select 'engagements of ' || rep_id from rep_wallets w
      where engagements_completed <> (select count(*) from full_engagements where full_engagements.rep_id = w.rep_id)
    union all select 'spending of ' || business_id from business_spending s
      where total_spent_cents <> (select coalesce(-sum(amount_cents), 0) from posted
        where posted.business_id = s.business_id and what = 'engagement_released')
    union all select 'no totals of ' || id from ledger_accounts a
      where kind = 'engagement_held' and exists (select from ledger_transfers t where t.engagement_id = a.engagement_id and t.kind = 'engagement_released')
        and not (exists (select from rep_wallets w where w.rep_id = a.rep_id)
                 and exists (select from business_spending s where s.business_id = a.business_id))
    union all select 'earnings on ' || day
      from (select day, sum(cents) as kept
            from (select day, cents from earnings_by_day union all select day, cents from earning_changes) both_parts group by day) k
      full join (select (created_at at time zone 'Africa/Johannesburg')::date as day, sum(amount_cents) as booked from posted
                 where kind in ('platform_earnings', 'subscription_income', 'chargeback_losses') group by 1) b using (day)
      where coalesce(kept, 0) <> coalesce(booked, 0)`);
  return rows.map(({ difference }) => difference);
}
