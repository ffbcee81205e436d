-- Courses are paid for: one payment, once, by card, for one course or several.
alter table payfast_payments
  drop constraint payfast_payments_item_check,
  add constraint payfast_payments_item_check check (item in ('subscription', 'hires', 'courses')),
  add constraint payfast_payments_courses check (
    item <> 'courses'
    or (num_nonnulls(subscription_id, cycle, billing_on) = 0 and provider = 'card' and card_fee_cents = 0));

-- What a payment of item 'courses' is for, as it stood when it was ordered. Of amount_gross it is all.
create table payment_courses (
  merchant_payment_id uuid not null references payfast_payments (merchant_payment_id),
  course_id uuid not null references courses (id),
  -- Who is to have it. Receipts have to outlive accounts: no foreign key, and no name.
  learner_id uuid not null,
  title text not null,
  amount_cents bigint not null check (amount_cents > 0),
  -- Null although the payment was paid: it could not be opened (they had it already, or their account is closed), and amount_cents go
  -- back to the payer, which stand in unallocated_receipts until then.
  opened_at timestamptz(3),
  primary key (merchant_payment_id, course_id, learner_id)
);
create index payment_courses_of_course on payment_courses (course_id);

-- Which payment a course was opened by, once for each who learns.
create unique index course_purchases_paid_once on course_purchases (merchant_payment_id, course_id, user_id)
  where merchant_payment_id is not null;
drop index course_purchases_of_payment;

alter table ledger_accounts
  drop constraint ledger_accounts_kind_check,
  add constraint ledger_accounts_kind_check check (kind in
    ('provider_clearing', 'bank', 'platform_earnings', 'subscription_income', 'course_income', 'provider_fees', 'chargeback_losses',
     'unallocated_receipts', 'engagement_held', 'rep_wallet', 'rep_payout'));
insert into ledger_accounts (id, kind) values ('01900000-0000-7000-8000-000000000008', 'course_income');

alter table ledger_transfers
  drop constraint ledger_transfers_kind_check,
  add constraint ledger_transfers_kind_check check (kind in
    ('engagement_funded', 'engagement_released', 'engagement_refunded',
     'subscription_paid', 'payment_fee', 'card_fee_charged', 'subscription_refunded', 'subscription_charged_back',
     'courses_paid', 'courses_refunded', 'courses_charged_back',
     'receipt_unallocated', 'receipt_allocated', 'receipt_refunded', 'receipt_charged_back',
     'goodwill_refunded', 'refund_paid_from_bank', 'hires_charged_back', 'chargeback_recovered',
     'payout_requested', 'payout_paid', 'payout_failed', 'payout_returned', 'provider_settled', 'correction'));
-- Each of these happens to a payment once.
create unique index ledger_transfers_courses_once on ledger_transfers (payment_id, kind)
  where kind in ('courses_paid', 'courses_refunded', 'courses_charged_back');

-- What courses bring is earned, too.
create or replace function ledger_earn() returns trigger language plpgsql as $$
begin
  insert into earning_changes (day, cents)
    select (t.created_at at time zone 'Africa/Johannesburg')::date, sum(amount_cents)
    from added join ledger_transfers t on t.id = transfer_id
    where account_id in (
      select id from ledger_accounts
      where kind in ('platform_earnings', 'subscription_income', 'course_income', 'chargeback_losses'))
    group by 1;
  return null;
end
$$;
