-- A business pays for work: one payment for the milestones of one rep or several, once, by card or through a partner that holds it.
alter table payfast_payments
  drop constraint payfast_payments_item_check,
  add constraint payfast_payments_item_check check (item in ('subscription', 'hires')),
  -- Who took the money: PayFast, or the partner that may hold it for others.
  add column provider text not null default 'card' check (provider in ('card', 'escrow')),
  -- Of amount_gross: what the business paid on top because it pays by card. What the provider keeps stands in fee_cents.
  add column card_fee_cents bigint not null default 0 check (card_fee_cents >= 0 and card_fee_cents < amount_gross),
  add constraint payfast_payments_hires check (
    item <> 'hires' or (num_nonnulls(subscription_id, cycle, billing_on) = 0 and side is not distinct from 'business')),
  -- What PayFast takes for months.
  add constraint payfast_payments_months check (item <> 'subscription' or (provider = 'card' and card_fee_cents = 0));

-- What a payment of item 'hires' is for, as it stood when it was ordered. Of amount_gross it is all: each milestone's price, and its
-- share of what is paid on top for the card.
create table payment_milestones (
  merchant_payment_id uuid not null references payfast_payments (merchant_payment_id),
  milestone_id uuid not null references milestones (id),
  engagement_id uuid not null references engagements (id),
  rep_id uuid not null,
  -- The job and its days, without a name: receipts have to outlive accounts.
  what text not null,
  starts_at timestamptz(3),
  amount_cents bigint not null check (amount_cents > 0),
  card_fee_cents bigint not null default 0 check (card_fee_cents >= 0),
  -- This payment funded the milestone: what goes back of it is back_cents of the milestone. Null although the payment was paid: it could
  -- not be funded any more (lapsed, cancelled, funded by another payment), and amount_cents + card_fee_cents go back to the payer,
  -- which stand in unallocated_receipts until then.
  funded_at timestamptz(3),
  -- How much of it the provider has given back.
  returned_cents bigint not null default 0 check (returned_cents between 0 and amount_cents + card_fee_cents),
  primary key (merchant_payment_id, milestone_id)
);
-- Whoever pays, and however often it is said. That it is in one open checkout is held by payfast_payments_one_open: a business has one.
create unique index payment_milestones_funded_once on payment_milestones (milestone_id) where funded_at is not null;
create index payment_milestones_of_milestone on payment_milestones (milestone_id);

create index milestones_to_fund on milestones (engagement_id) where status = 'agreed';
