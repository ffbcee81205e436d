import { sql } from 'drizzle-orm';
import { mayAdmin } from '#contract/operators/roles.ts';
import { proposedActs, twoPeople } from '#contract/operators/two-people.ts';
import { now } from '#server/platform/clock.ts';
import { isFree } from '../../payouts/queries/payouts-to-go.ts';
import { payouts } from '../../payouts/tables.ts';
import { nameOf, type WaitingSource } from './waiting-source.ts';

/** Waiting items about money. Where two admins have to agree, the first is not asked for the second approval. */
export const waitingMoney = {
  approval: ({ adminId, role }) => sql`
    select p.id as key, p.id, p.proposed_at as at, a.email as who, p.act as what,
      1 as count, p.amount_cents as cents, null::text as taken_by
    from admin_approvals p join admin_users a on a.id = p.proposed_by
    where p.status = 'open' and p.expires_at > ${now().toISOString()}::timestamptz and p.proposed_by <> ${adminId}
      and p.act = any(${sql.param(proposedActs.filter((act) => mayAdmin(role, twoPeople[act].approve)))}::text[])`,
  // Payouts go to the bank together: one item, however many there are, waiting since the oldest request.
  payouts: () => sql`
    select (array_agg(${payouts.id} order by ${payouts.askedAt}))[1] as key,
      (array_agg(${payouts.id} order by ${payouts.askedAt}))[1] as id, min(${payouts.askedAt}) as at,
      null::text as who, null::text as what, count(*)::int as count, sum(${payouts.amountCents})::bigint as cents,
      null::text as taken_by
    from ${payouts} where ${payouts.status} = 'asked' and ${isFree} having count(*) > 0`,
  payout_batch: ({ adminId }) => sql`
    select b.id as key, b.id, b.made_at as at, a.email as who, b.number::text as what,
      b.payout_count as count, b.total_cents as cents, null::text as taken_by
    from payout_batches b join admin_users a on a.id = b.made_by
    where b.status = 'made' and b.made_by <> ${adminId}`,
  sent_batch: () => sql`
    select b.id as key, b.id, b.released_at as at, a.email as who, b.number::text as what,
      b.payout_count as count, b.total_cents as cents, null::text as taken_by
    from payout_batches b join admin_users a on a.id = b.released_by
    where b.status = 'released'`,
  // As in the list of notifications: those that need an admin.
  notification: () => sql`
    select n.id as key, n.id, n.received_at as at, null::text as who, i.reason as what,
      1 as count, null::bigint as cents, null::text as taken_by
    from payfast_inbox i join payfast_notifications n on n.id = i.notification_id
    where i.state = 'parked' or (i.state = 'refused' and n.signed)
      or (i.state = 'awaiting' and i.decided_at < now() - interval '1 hour')`,
  difference: () => sql`
    select d.id as key, d.id, d.found_at as at, ${nameOf(sql`s.user_id`)} as who, d.kind as what,
      1 as count, null::bigint as cents, null::text as taken_by
    from payment_differences d join subscriptions s on s.id = d.subscription_id
    where d.settled_at is null`,
  unallocated: () => sql`
    select p.merchant_payment_id as key, p.merchant_payment_id as id, p.paid_at as at, ${nameOf(sql`p.user_id`)} as who,
      p.item_name as what, 1 as count, p.amount_gross as cents, null::text as taken_by
    from payfast_payments p
    where p.payment_status = 'UNALLOCATED' and not exists (
      select from payment_refunds back
      where back.merchant_payment_id = p.merchant_payment_id and back.status <> 'rejected')`,
  // For a closed account the bank details must be obtained by an admin: no user is left to ask.
  refund: ({ adminId }) => sql`
    select r.id as key, r.merchant_payment_id as id, r.asked_at as at, ${nameOf(sql`p.user_id`)} as who,
      r.status as what, 1 as count, r.amount_cents as cents, null::text as taken_by
    from payment_refunds r join payfast_payments p on p.merchant_payment_id = r.merchant_payment_id
    left join users u on u.id = p.user_id
    where (r.status = 'asked' and r.asked_by is distinct from ${adminId}::uuid)
      or (r.status = 'eft_ready' and r.by_hand)
      or (r.status = 'eft_due' and (u.id is null or u.deleted_at is not null))`,
  pay_hold: () => sql`
    select h.id as key, h.id, h.placed_at as at, r.full_name as who, e.title as what,
      1 as count, h.amount_cents as cents, null::text as taken_by
    from pay_holds h join engagements e on e.id = h.engagement_id join rep_profiles r on r.id = h.rep_id
    where h.lifted_at is null`,
  correction: ({ adminId }) => sql`
    select c.id as key, c.id, c.asked_at as at, a.email as who, c.reason as what,
      1 as count, c.amount_cents as cents, null::text as taken_by
    from ledger_corrections c join admin_users a on a.id = c.asked_by
    where c.status = 'asked' and c.asked_by <> ${adminId}`,
} as const satisfies Record<string, WaitingSource>;
