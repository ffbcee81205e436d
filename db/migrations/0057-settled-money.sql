-- Money that goes back in parts, money that the provider has paid out to us, and what becomes of the rest when a bank takes a payment back.

-- A payment for work goes back in parts, each of them once: what a milestone gives back, what could not be funded, and what
-- administrators give from the platform's own. One for a month goes back as a whole.
alter table payment_refunds
  add column part text not null default 'all' check (part in ('all', 'milestone', 'excess', 'goodwill')),
  add column milestone_id uuid,
  -- When the provider had given it back.
  add column done_at timestamptz(3),
  add constraint payment_refunds_of_milestone foreign key (merchant_payment_id, milestone_id)
    references payment_milestones (merchant_payment_id, milestone_id),
  add constraint payment_refunds_part_named check ((part = 'milestone') = (milestone_id is not null));
drop index payment_refunds_one_a_payment;
create unique index payment_refunds_one_a_part on payment_refunds
  (merchant_payment_id, part, coalesce(milestone_id, merchant_payment_id)) where status <> 'rejected';

-- Together never more than came in. The payment is held meanwhile: of two at once the second sees the first.
create function payment_refunds_bound() returns trigger language plpgsql as $$
declare
  came_in bigint;
begin
  if new.status = 'rejected' then return null; end if;
  select amount_gross into came_in from payfast_payments
    where merchant_payment_id = new.merchant_payment_id for no key update;
  if (select sum(amount_cents) from payment_refunds
      where merchant_payment_id = new.merchant_payment_id and status <> 'rejected') > came_in then
    raise exception 'more would go back of payment % than came in', new.merchant_payment_id using errcode = 'check_violation';
  end if;
  return null;
end
$$;
create trigger payment_refunds_bound after insert or update of amount_cents, merchant_payment_id on payment_refunds
  for each row execute function payment_refunds_bound();

alter table payment_milestones
  -- What of it goes back; null until the milestone has come to its end.
  add column back_cents bigint check (back_cents between 0 and amount_cents);
create index payment_milestones_of_rep on payment_milestones (rep_id) where funded_at is not null;

-- What the provider paid out to our bank, less what it kept and gave back. An administrator records it; the stand-in does so itself.
create table provider_payouts (
  id uuid primary key,
  provider text not null default 'card' check (provider in ('card', 'escrow')),
  paid_on date not null,
  bank_reference text not null constraint provider_payouts_once unique,
  amount_cents bigint not null check (amount_cents > 0),
  recorded_by uuid references admin_users (id),
  recorded_at timestamptz(3) not null
);
create index provider_payouts_by_age on provider_payouts (recorded_at desc, id desc);

-- Each payment, refund and chargeback is in one of them, once.
alter table payfast_payments
  add column settled_at timestamptz(3),
  add column settled_in uuid references provider_payouts (id),
  add column charged_back_at timestamptz(3),
  add column chargeback_settled_in uuid references provider_payouts (id),
  add constraint payfast_payments_settled check (num_nulls(settled_at, settled_in) in (0, 2));
alter table payment_refunds
  add column settled_in uuid references provider_payouts (id);
create index payfast_payments_unsettled on payfast_payments (paid_at, merchant_payment_id) where paid_at is not null and settled_in is null;
create index payfast_payments_taken_unsettled on payfast_payments (charged_back_at, merchant_payment_id)
  where charged_back_at is not null and chargeback_settled_in is null;
create index payment_refunds_unsettled on payment_refunds (done_at, id) where done_at is not null and settled_in is null;
create index payfast_payments_of_payout on payfast_payments (settled_in) where settled_in is not null;
create index payfast_payments_taken_of_payout on payfast_payments (chargeback_settled_in) where chargeback_settled_in is not null;
create index payment_refunds_of_payout on payment_refunds (settled_in) where settled_in is not null;

-- What the provider owes us, line by line, as its own statement has it: what came in less what it kept, and what it gave back or lost.
create view provider_lines as
  select 'payment' as kind, merchant_payment_id as id, merchant_payment_id, provider,
      amount_gross - fee_cents as amount_cents, paid_at as happened_at, settled_in
    from payfast_payments where paid_at is not null and pf_payment_id is not null
  union all
  select 'refund', r.id, r.merchant_payment_id, p.provider, -r.amount_cents, r.done_at, r.settled_in
    from payment_refunds r join payfast_payments p using (merchant_payment_id)
    where r.done_at is not null
  union all
  select 'chargeback', merchant_payment_id, merchant_payment_id, provider, -amount_gross, charged_back_at, chargeback_settled_in
    from payfast_payments where charged_back_at is not null;

-- A part of a rep's wallet that stays where it is: what a bank took back after the rep was paid for the work.
create table pay_holds (
  id uuid primary key,
  rep_id uuid not null references rep_profiles (id),
  engagement_id uuid not null references engagements (id),
  milestone_id uuid not null references milestones (id),
  amount_cents bigint not null check (amount_cents > 0),
  reason text not null,
  placed_by uuid references admin_users (id),
  placed_at timestamptz(3) not null,
  -- By whom, why, and what the rep did not get of it in the end.
  lifted_at timestamptz(3),
  lifted_by uuid references admin_users (id),
  lifted_because text,
  constraint pay_holds_lifted check (num_nulls(lifted_at, lifted_by, lifted_because) in (0, 3))
);
create unique index pay_holds_once on pay_holds (milestone_id);
create index pay_holds_standing on pay_holds (rep_id) where lifted_at is null;
create index pay_holds_open on pay_holds (placed_at, id) where lifted_at is null;
create index pay_holds_of_engagement on pay_holds (engagement_id);

-- A mistake is put right by a transfer that one administrator asks for and another approves.
create table ledger_corrections (
  id uuid primary key,
  from_account uuid not null references ledger_accounts (id),
  to_account uuid not null references ledger_accounts (id),
  amount_cents bigint not null check (amount_cents > 0),
  reason text not null,
  status text not null default 'asked' check (status in ('asked', 'approved', 'rejected')),
  asked_by uuid not null references admin_users (id),
  asked_at timestamptz(3) not null default now(),
  decided_by uuid references admin_users (id),
  decided_at timestamptz(3),
  constraint ledger_corrections_two_accounts check (from_account <> to_account),
  constraint ledger_corrections_decided check ((status = 'asked') = (decided_at is null)),
  -- Who asked may take it back, and not approve it.
  constraint ledger_corrections_two_people check (status <> 'approved' or (decided_by is not null and decided_by <> asked_by))
);
create index ledger_corrections_by_age on ledger_corrections (asked_at desc, id desc);

alter table ledger_transfers
  drop constraint ledger_transfers_kind_check,
  add constraint ledger_transfers_kind_check check (kind in
    ('engagement_funded', 'engagement_released', 'engagement_refunded',
     'subscription_paid', 'payment_fee', 'card_fee_charged', 'subscription_refunded', 'subscription_charged_back',
     'receipt_unallocated', 'receipt_allocated', 'receipt_refunded', 'receipt_charged_back',
     'goodwill_refunded', 'refund_paid_from_bank', 'hires_charged_back', 'chargeback_recovered',
     'payout_requested', 'payout_paid', 'payout_failed', 'payout_returned', 'provider_settled', 'correction'));
create unique index ledger_transfers_settlement_once on ledger_transfers (settlement_id) where settlement_id is not null;
create unique index ledger_transfers_correction_once on ledger_transfers (correction_id) where correction_id is not null;
