import { sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db/pool.ts';

/**
 * Differences between milestones and the ledger, each in a few words: in amounts paid in, released and refunded, and in what is held for an
 * engagement.
 */
export async function compareWithLedger(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ difference: string }>(sql`
    with booked as (
      select t.engagement_id, t.milestone,
        coalesce(sum(e.amount_cents) filter (where t.kind = 'engagement_funded'), 0) as funded,
        coalesce(-sum(e.amount_cents) filter (where t.kind = 'engagement_released'), 0) as released,
        coalesce(-sum(e.amount_cents) filter (where t.kind = 'engagement_refunded'), 0) as refunded
      from ledger_accounts a
      join ledger_entries e on e.account_id = a.id
      join ledger_transfers t on t.id = e.transfer_id
      where a.kind = 'engagement_held'
      group by t.engagement_id, t.milestone)
    select 'milestone ' || m.id as difference
      from milestones m left join booked b on b.engagement_id = m.engagement_id and b.milestone = m.number
      where m.funded_cents <> coalesce(b.funded, 0)
        or m.rep_cents + m.platform_cents <> coalesce(b.released, 0)
        or m.back_cents <> coalesce(b.refunded, 0)
    union all
    select 'held for engagement ' || m.engagement_id
      from (select engagement_id, sum(held_cents) as held from milestones group by engagement_id) m
      left join ledger_accounts a on a.engagement_id = m.engagement_id and a.kind = 'engagement_held'
      where m.held <> coalesce(a.balance_cents, 0)`);
  return rows.map(({ difference }) => difference);
}
