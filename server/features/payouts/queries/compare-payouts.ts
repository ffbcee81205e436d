import { sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db/pool.ts';

/**
 * Differences between payouts and what the ledger booked for them; between money on its way to a rep and their open
 * payouts; and bookings for payouts that don't exist. Each described in a few words.
 */
export async function comparePayouts(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ difference: string }>(sql`
    with booked as (
      select t.payout_id, array_agg(t.kind order by t.kind) as kinds, min(e.amount_cents) as least, max(e.amount_cents) as most
      from ledger_transfers t
      join ledger_entries e on e.transfer_id = t.id and e.amount_cents > 0
      where t.payout_id is not null
      group by t.payout_id)
    select 'payout ' || coalesce(p.id, b.payout_id) as difference
      from payouts p full join booked b on b.payout_id = p.id
      where p.id is null or b.payout_id is null
        or b.least <> p.amount_cents or b.most <> p.amount_cents
        or b.kinds <> case p.status
          when 'paid' then array['payout_paid', 'payout_requested']
          when 'returned' then array['payout_paid', 'payout_requested', 'payout_returned']
          when 'failed' then array['payout_failed', 'payout_requested']
          when 'cancelled' then array['payout_failed', 'payout_requested']
          else array['payout_requested']
        end
    union all
    select 'on its way to ' || rep_id
      from (select rep_id, balance_cents from ledger_accounts where kind = 'rep_payout') a
      full join (select rep_id, sum(amount_cents) as open_cents from payouts
                 where status in ('asked', 'in_batch', 'released') group by rep_id) p using (rep_id)
      where coalesce(balance_cents, 0) <> coalesce(open_cents, 0)
    union all
    select 'total of payouts that are ' || status
      from payout_totals, lateral (values ('asked', asked, asked_cents), ('in_batch', in_batch, in_batch_cents),
                                          ('released', released, released_cents)) as kept (status, count, cents)
      where (count, cents) <> (select count(*), coalesce(sum(amount_cents), 0) from payouts where payouts.status = kept.status)`);
  return rows.map(({ difference }) => difference);
}
