-- Money that the provider took for us and that pays for nothing that we know of: of another amount, without a token, or for
-- nobody's payment. It is not ours: it belongs to whoever paid it, and goes back.
alter table payfast_payments
  -- Nobody says who paid it.
  alter column user_id drop not null,
  alter column side drop not null,
  drop constraint payfast_payments_payment_status_check,
  add constraint payfast_payments_payment_status_check check (payment_status in
    ('PENDING', 'COMPLETE', 'UNALLOCATED', 'FAILED', 'CANCELLED', 'ABANDONED', 'REFUNDED', 'CHARGED_BACK')),
  drop constraint payfast_payments_paid,
  add constraint payfast_payments_paid
    check (payment_status not in ('COMPLETE', 'UNALLOCATED', 'REFUNDED', 'CHARGED_BACK') or paid_at is not null),
  add constraint payfast_payments_receipt
    check (cycle is null and payment_status <> 'COMPLETE' or receipt_number is not null),
  add constraint payfast_payments_payer
    check (num_nulls(user_id, side) = 0 or (cycle is null and paid_at is not null and pf_payment_id is not null));

alter table ledger_accounts drop constraint ledger_accounts_kind_check;
alter table ledger_accounts add constraint ledger_accounts_kind_check check (kind in
  ('provider_clearing', 'platform_earnings', 'subscription_income', 'provider_fees', 'chargeback_losses',
   'unallocated_receipts', 'engagement_held', 'rep_wallet'));
insert into ledger_accounts (id, kind) values ('01900000-0000-7000-8000-000000000006', 'unallocated_receipts');

alter table ledger_transfers
  drop constraint ledger_transfers_kind_check,
  add constraint ledger_transfers_kind_check check (kind in
    ('engagement_funded', 'engagement_released', 'engagement_refunded',
     'subscription_paid', 'payment_fee', 'subscription_refunded', 'subscription_charged_back',
     'receipt_unallocated', 'receipt_allocated', 'receipt_refunded', 'receipt_charged_back'));
-- A payment comes in once, brings one month, goes back once, and is taken back by a bank once: that it had gone back before
-- keeps no bank from it.
drop index ledger_transfers_payment_once;
drop index ledger_transfers_payment_back_once;
create unique index ledger_transfers_payment_in_once on ledger_transfers (payment_id)
  where kind in ('subscription_paid', 'receipt_unallocated');
create unique index ledger_transfers_payment_earned_once on ledger_transfers (payment_id)
  where kind in ('subscription_paid', 'receipt_allocated');
create unique index ledger_transfers_payment_refunded_once on ledger_transfers (payment_id)
  where kind in ('subscription_refunded', 'receipt_refunded');
create unique index ledger_transfers_payment_charged_back_once on ledger_transfers (payment_id)
  where kind in ('subscription_charged_back', 'receipt_charged_back');
