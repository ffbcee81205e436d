import { sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db/pool.ts';

/**
 * Differences in funding, each in a few words: a payment that doesn't match what it funded and refunded, a provider payout that isn't the sum of its
 * lines, more on hold than a wallet has, or charged-back pay that was released without a hold.
 */
export async function compareFunding(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ difference: string }>(sql`
    with paid as (
      select p.*, coalesce(r.going, 0) as going from payfast_payments p
      left join (select merchant_payment_id, sum(amount_cents) as going from payment_refunds
        where status <> 'rejected' group by merchant_payment_id) r using (merchant_payment_id)
      where p.item = 'hires' and p.paid_at is not null and p.payment_status <> 'UNALLOCATED'
        -- What was paid twice, or taken back after it was kept for its payer, was never for anything.
        and exists (select from payment_milestones m where m.merchant_payment_id = p.merchant_payment_id)),
    parts as (
      select merchant_payment_id, coalesce(sum(amount_cents + card_fee_cents) filter (where from_milestone_id is null), 0) as ordered,
        coalesce(sum(card_fee_cents) filter (where funded_at is not null), 0) as fees,
        coalesce(sum(amount_cents + card_fee_cents) filter (where funded_at is null), 0) as excess
      from payment_milestones group by merchant_payment_id),
    booked as (
      select t.payment_id,
        coalesce(sum(e.amount_cents) filter (where t.kind = 'card_fee_charged'), 0) as fees,
        coalesce(sum(e.amount_cents) filter (where t.kind = 'receipt_unallocated'), 0) as excess
      from ledger_transfers t join ledger_entries e on e.transfer_id = t.id and e.amount_cents > 0
      where t.payment_id is not null group by t.payment_id)
    select 'payment ' || merchant_payment_id as difference
      from paid join parts using (merchant_payment_id) left join booked b on b.payment_id = merchant_payment_id
      where paid.amount_gross <> parts.ordered or parts.fees <> coalesce(b.fees, 0) or parts.excess <> coalesce(b.excess, 0)
    union all
    select 'refunds of payment ' || p.merchant_payment_id from payfast_payments p
      join payment_refunds r using (merchant_payment_id) where r.status <> 'rejected'
      group by p.merchant_payment_id having sum(r.amount_cents) > p.amount_gross
    union all
    select 'funding of milestone ' || m.id
      from payment_milestones f join milestones m on m.id = f.milestone_id
      where f.funded_at is not null and (m.funded_cents <> f.amount_cents
        or f.back_cents is distinct from case when m.held_cents = 0 then m.back_cents end)
    union all
    select 'replacement of milestone ' || f.milestone_id
      from payment_milestones f
      where f.moved_cents <> coalesce((select sum(r.amount_cents) from payment_milestones r
        where r.merchant_payment_id = f.merchant_payment_id and r.from_milestone_id = f.milestone_id), 0)
    union all
    select 'money back of milestone ' || f.milestone_id
      from payment_milestones f join paid p using (merchant_payment_id)
      left join payment_refunds r on r.merchant_payment_id = f.merchant_payment_id and r.milestone_id = f.milestone_id
        and r.status <> 'rejected'
      where f.funded_at is not null and (
        coalesce(r.amount_cents, 0) <> case when p.payment_status = 'CHARGED_BACK' and r.id is null then 0 else coalesce(f.back_cents, 0) - f.moved_cents end
        or f.returned_cents <> case when r.status in ('done', 'eft_paid') then r.amount_cents else 0 end)
    union all
    select 'charged-back payment ' || f.merchant_payment_id || ' and milestone ' || m.id
      from payment_milestones f join payfast_payments p using (merchant_payment_id) join milestones m on m.id = f.milestone_id
      where f.funded_at is not null and (p.payment_status = 'CHARGED_BACK') <> (m.charged_back_at is not null)
    union all
    select 'released money of charged-back payment ' || f.merchant_payment_id || ', milestone ' || m.id
      from milestones m join payment_milestones f on f.milestone_id = m.id and f.funded_at is not null
      left join pay_holds h on h.milestone_id = m.id
      where m.charged_back_at is not null and m.rep_cents <> m.gone_cents + coalesce(h.amount_cents, 0)
    union all
    select 'settlement ' || o.id from provider_payouts o
      where o.amount_cents <> (select coalesce(sum(amount_cents), 0) from provider_lines where settled_in = o.id)
        or o.line_count <> (select count(*) from provider_lines where settled_in = o.id)
        or o.amount_cents <> (select coalesce(sum(e.amount_cents), 0) from ledger_transfers t
          join ledger_entries e on e.transfer_id = t.id and e.amount_cents > 0 where t.settlement_id = o.id)
    union all
    select 'on hold for ' || h.rep_id
      from (select rep_id, sum(amount_cents) as held from pay_holds where lifted_at is null group by rep_id) h
      left join ledger_accounts a on a.rep_id = h.rep_id and a.kind = 'rep_wallet'
      -- What two administrators took from it was on hold until they did, and the hold is lifted after that.
      where h.held > coalesce(a.balance_cents, 0) - coalesce((
        select sum(e.amount_cents) from ledger_entries e join ledger_transfers t on t.id = e.transfer_id
        where e.account_id = a.id and t.kind = 'correction' and e.amount_cents < 0), 0)`);
  return rows.map(({ difference }) => difference);
}
