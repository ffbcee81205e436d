-- Trials, subscriptions, what is paid for them through PayFast, and what the operator has set.

-- The trial of each side: from the day its profile was made. How long it is stands in contract/pricing.ts.
alter table rep_profiles add column trial_ends_at timestamptz(3);
alter table business_profiles add column trial_ends_at timestamptz(3);
update rep_profiles set trial_ends_at = created_at + interval '15 days';
update business_profiles set trial_ends_at = created_at + interval '30 days';
alter table rep_profiles alter column trial_ends_at set not null;
alter table business_profiles alter column trial_ends_at set not null;
-- For those who are reminded that it ends.
create index rep_profiles_by_trial on rep_profiles (trial_ends_at);
create index business_profiles_by_trial on business_profiles (trial_ends_at);

-- One row. Who changed it, and from what, is in the record of the administrators' acts.
create table operator_settings (
  one_row boolean primary key default true check (one_row),
  reps_pay_nothing boolean not null default false,
  vat_number text check (vat_number ~ '^4\d{9}$'),
  updated_at timestamptz(3) not null default now()
);
insert into operator_settings default values;

-- One for each token of the provider. Their owner's account may go; the books stay.
create table subscriptions (
  id uuid primary key,
  user_id uuid not null,
  side text not null check (side in ('rep', 'business')),
  -- The provider's name for it.
  token text not null constraint subscriptions_token_once unique,
  status text not null check (status in ('active', 'past_due', 'cancelled', 'ended')),
  amount_cents bigint not null check (amount_cents > 0),
  -- The day of the first charge: later ones are counted from it, so that the 31st comes back after a February.
  anchor_on date not null,
  -- The month that began on it: after a pause of weeks, months are counted anew.
  anchor_cycle int not null default 1 check (anchor_cycle > 0),
  -- The day on which the next month has to be paid for.
  paid_until date not null,
  -- Null: nothing is to be charged.
  next_charge_on date,
  -- `YYYY-MM`, from its owner.
  card_expires text check (card_expires ~ '^20\d\d-(0[1-9]|1[0-2])$'),
  cancelled_at timestamptz(3),
  cancel_reason text,
  -- The provider says that it is over: nothing takes it up again.
  provider_ended_at timestamptz(3),
  ended_at timestamptz(3),
  ended_because text check (ended_because in ('refunded', 'charged_back', 'paid_twice', 'account_closed', 'unpaid', 'ran_out')),
  -- What the provider has yet to be asked for; a task does it.
  wanted text check (wanted in ('pause', 'unpause', 'cancel')),
  created_at timestamptz(3) not null default now(),
  constraint subscriptions_ended check ((status = 'ended') = (ended_at is not null)),
  constraint subscriptions_ended_because check ((ended_at is null) = (ended_because is null))
);
-- Somebody who pays twice is paid back; meanwhile one of the two gives access.
create unique index subscriptions_one_a_side on subscriptions (user_id, side) where status <> 'ended';
create index subscriptions_by_age on subscriptions (created_at desc, id desc);
create index subscriptions_by_status on subscriptions (status, created_at desc, id desc);
create index subscriptions_by_charge on subscriptions (next_charge_on) where next_charge_on is not null;
create index subscriptions_wanted on subscriptions (id) where wanted is not null;

create sequence payfast_receipts;

create table payfast_payments (
  merchant_payment_id uuid primary key,
  user_id uuid not null,
  item text not null check (item in ('subscription')),
  side text not null check (side in ('rep', 'business')),
  item_name text not null,
  amount_gross bigint not null check (amount_gross > 0),
  payment_status text not null
    check (payment_status in ('PENDING', 'COMPLETE', 'FAILED', 'CANCELLED', 'ABANDONED', 'REFUNDED', 'CHARGED_BACK')),
  -- What was agreed to before the first payment, and when.
  consent_version text,
  consented_at timestamptz(3),
  -- The day that the provider was told to charge first.
  billing_on date,
  -- Null until the first money came in.
  subscription_id uuid references subscriptions (id),
  -- 1 is the first month. Null for one that brought no month: not paid, or a charge that failed.
  cycle int check (cycle > 0),
  -- Null while it is known only from the provider's count of charges.
  pf_payment_id text constraint payfast_payments_once unique,
  -- What the provider kept of it.
  fee_cents bigint not null default 0 check (fee_cents >= 0),
  period_from date,
  period_until date,
  receipt_number bigint unique,
  -- Who the receipt was made out to when it was paid, and under which number we were registered for VAT then.
  recipient jsonb,
  vat_number text,
  created_at timestamptz(3) not null default now(),
  paid_at timestamptz(3),
  constraint payfast_payments_period check (num_nulls(cycle, period_from, period_until) in (0, 3)),
  constraint payfast_payments_paid check (payment_status not in ('COMPLETE', 'REFUNDED', 'CHARGED_BACK') or num_nulls(paid_at, receipt_number) = 0)
);
-- Two tabs and a double click have one checkout between them.
create unique index payfast_payments_one_open on payfast_payments (user_id, item, side) where payment_status = 'PENDING';
create unique index payfast_payments_a_cycle on payfast_payments (subscription_id, cycle);
create index payfast_payments_of_user on payfast_payments (user_id, created_at desc, merchant_payment_id desc);
create index payfast_payments_by_age on payfast_payments (created_at desc, merchant_payment_id desc);
create index payfast_payments_by_status on payfast_payments (payment_status, created_at desc, merchant_payment_id desc);

-- Everything that came to the address for notifications, as it came: signed by the provider, or by nobody we know.
create table payfast_notifications (
  id uuid primary key,
  received_at timestamptz(3) not null default now(),
  source_address text not null,
  body text not null,
  body_sha256 bytea not null,
  -- The signature and the merchant are right: whoever made it knows the passphrase.
  signed boolean not null,
  pf_payment_id text,
  merchant_payment_id text,
  token text,
  payment_status text
);
-- The provider sends again until it is answered. What nobody signed cannot stand in the way of what it did.
create unique index payfast_notifications_once on payfast_notifications (pf_payment_id, payment_status) where signed;
create unique index payfast_notifications_forged_once on payfast_notifications (body_sha256) where not signed;
create index payfast_notifications_of_payment on payfast_notifications (merchant_payment_id);
create index payfast_notifications_of_token on payfast_notifications (token) where token is not null;
create function payfast_keep() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end
$$;
create trigger payfast_notifications_append_only before update or delete on payfast_notifications
  for each row when (old.signed) execute function payfast_keep();
create trigger payfast_notifications_never_truncated before truncate on payfast_notifications
  for each statement execute function payfast_keep();

-- What became of each.
create table payfast_inbox (
  notification_id uuid primary key references payfast_notifications (id) on delete cascade,
  state text not null check (state in ('applied', 'awaiting', 'parked', 'refused', 'dismissed')),
  reason text,
  -- It came from the provider's addresses and the provider says that it is true, or its API does.
  confirmed boolean not null default false,
  attempts int not null default 0,
  decided_at timestamptz(3) not null default now()
);
create index payfast_inbox_by_state on payfast_inbox (state, notification_id desc);

create table payment_refunds (
  id uuid primary key,
  merchant_payment_id uuid not null references payfast_payments (merchant_payment_id),
  amount_cents bigint not null check (amount_cents > 0),
  status text not null check (status in ('asked', 'approved', 'done', 'eft_due', 'eft_ready', 'eft_paid', 'rejected')),
  reason text not null,
  -- An administrator; null: the payer, or what the rules give back by themselves.
  asked_by uuid references admin_users (id),
  asked_at timestamptz(3) not null default now(),
  decided_by uuid references admin_users (id),
  decided_at timestamptz(3),
  -- What the provider said when it could not.
  failure text,
  -- Where an EFT goes, sealed; gone once it is paid.
  sealed_account bytea,
  -- The provider does not pay it into the account either.
  by_hand boolean not null default false,
  -- Until then one process speaks to the provider about it, and no other.
  sending_until timestamptz(3),
  eft_reference text,
  constraint payment_refunds_two_people check (asked_by is null or decided_by is null or asked_by <> decided_by)
);
-- One payment goes back once.
create unique index payment_refunds_one_a_payment on payment_refunds (merchant_payment_id) where status <> 'rejected';
create index payment_refunds_by_status on payment_refunds (status, asked_at, id);
create index payment_refunds_of_payment on payment_refunds (merchant_payment_id);

create table billing_details (
  user_id uuid primary key references users (id) on delete cascade,
  name text not null,
  address text not null,
  vat_number text,
  updated_at timestamptz(3) not null default now()
);

-- A mail about a date is sent once.
create table billing_reminders (
  user_id uuid not null references users (id) on delete cascade,
  side text not null check (side in ('rep', 'business')),
  kind text not null,
  about date not null,
  sent_at timestamptz(3) not null default now(),
  primary key (user_id, side, kind, about)
);

-- Where our subscriptions and the provider's differ.
create table payment_differences (
  id uuid primary key,
  subscription_id uuid not null references subscriptions (id),
  found_at timestamptz(3) not null default now(),
  kind text not null,
  ours text not null,
  theirs text not null,
  mended boolean not null,
  settled_at timestamptz(3)
);
create index payment_differences_open on payment_differences (found_at desc, id desc) where settled_at is null;
create unique index payment_differences_open_once on payment_differences (subscription_id, kind) where settled_at is null;

-- When a nightly task last came to its end.
create table payment_runs (
  name text primary key,
  succeeded_at timestamptz(3) not null
);

-- The ledger knows payments beside engagements.
alter table ledger_accounts drop constraint ledger_accounts_kind_check;
alter table ledger_accounts add constraint ledger_accounts_kind_check check (kind in
  ('provider_clearing', 'platform_earnings', 'subscription_income', 'provider_fees', 'chargeback_losses', 'engagement_held', 'rep_wallet'));
drop index ledger_accounts_one_of_platform;
create unique index ledger_accounts_one_of_platform on ledger_accounts (kind) where kind not in ('engagement_held', 'rep_wallet');
insert into ledger_accounts (id, kind) values
  ('01900000-0000-7000-8000-000000000003', 'subscription_income'),
  ('01900000-0000-7000-8000-000000000004', 'provider_fees'),
  ('01900000-0000-7000-8000-000000000005', 'chargeback_losses');

alter table ledger_transfers
  alter column engagement_id drop not null,
  -- No foreign key, as above: the books outlive what they are about.
  add column payment_id uuid,
  drop constraint ledger_transfers_kind_check,
  add constraint ledger_transfers_kind_check check (kind in
    ('engagement_funded', 'engagement_released', 'engagement_refunded',
     'subscription_paid', 'payment_fee', 'subscription_refunded', 'subscription_charged_back')),
  add constraint ledger_transfers_about check (
    case when kind like 'engagement%' then engagement_id is not null and payment_id is null
         else payment_id is not null and engagement_id is null end);
-- A payment is booked once, and goes back once.
create unique index ledger_transfers_payment_once on ledger_transfers (payment_id)
  where kind = 'subscription_paid';
create unique index ledger_transfers_payment_back_once on ledger_transfers (payment_id)
  where kind in ('subscription_refunded', 'subscription_charged_back');
create index ledger_transfers_of_payment on ledger_transfers (payment_id) where payment_id is not null;
