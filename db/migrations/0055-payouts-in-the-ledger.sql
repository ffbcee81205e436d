-- What the provider pays out lies at the bank, and leaves it for the reps. The bank is a part of the world outside, as the provider
-- is: below zero by what lies there. What is on its way to a rep is still owed.
alter table ledger_accounts
  drop constraint ledger_accounts_kind_check,
  add constraint ledger_accounts_kind_check check (kind in
    ('provider_clearing', 'bank', 'platform_earnings', 'subscription_income', 'provider_fees', 'chargeback_losses',
     'unallocated_receipts', 'engagement_held', 'rep_wallet', 'rep_payout')),
  drop constraint ledger_accounts_owned,
  add constraint ledger_accounts_owned check (
    case
      when kind = 'engagement_held' then num_nulls(engagement_id, business_id, rep_id, balance_cents) = 0
      when kind in ('rep_wallet', 'rep_payout') then num_nulls(rep_id, balance_cents) = 0 and num_nonnulls(engagement_id, business_id) = 0
      else num_nonnulls(engagement_id, business_id, rep_id, balance_cents) = 0
    end
  );
drop index ledger_accounts_one_of_platform;
create unique index ledger_accounts_one_of_platform on ledger_accounts (kind)
  where kind not in ('engagement_held', 'rep_wallet', 'rep_payout');
create unique index ledger_accounts_one_of_payouts on ledger_accounts (rep_id) where kind = 'rep_payout';
insert into ledger_accounts (id, kind) values ('01900000-0000-7000-8000-000000000007', 'bank');

alter table ledger_transfers
  -- No foreign keys: the books outlive what they are about.
  add column payout_id uuid,
  add column settlement_id uuid,
  add column correction_id uuid,
  drop constraint ledger_transfers_kind_check,
  add constraint ledger_transfers_kind_check check (kind in
    ('engagement_funded', 'engagement_released', 'engagement_refunded',
     'subscription_paid', 'payment_fee', 'card_fee_charged', 'subscription_refunded', 'subscription_charged_back',
     'receipt_unallocated', 'receipt_allocated', 'receipt_refunded', 'receipt_charged_back',
     'payout_requested', 'payout_paid', 'payout_failed', 'payout_returned', 'provider_settled', 'correction')),
  drop constraint ledger_transfers_about,
  add constraint ledger_transfers_about check (
    num_nonnulls(engagement_id, payment_id, payout_id, settlement_id, correction_id) = 1
    and case
      when kind like 'engagement%' then engagement_id
      when kind like 'payout%' then payout_id
      when kind = 'provider_settled' then settlement_id
      when kind = 'correction' then correction_id
      else payment_id
    end is not null);
create index ledger_transfers_of_payout on ledger_transfers (payout_id) where payout_id is not null;
-- Each of these happens to a payout once, and what failed was never paid.
create unique index ledger_transfers_payout_once on ledger_transfers (payout_id, kind) where payout_id is not null;
create unique index ledger_transfers_payout_ended_once on ledger_transfers (payout_id)
  where kind in ('payout_paid', 'payout_failed');
