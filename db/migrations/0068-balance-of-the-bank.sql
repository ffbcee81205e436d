-- What lies at the bank is asked for with every look at payouts, and was the sum of all that was ever paid out. Acts on it take turns
-- anyhow, so its balance is kept as that of a wallet is. It is a part of the world outside: below zero by what lies there.
alter table ledger_accounts
  drop constraint ledger_accounts_never_overdrawn,
  add constraint ledger_accounts_never_overdrawn check (balance_cents >= 0 or kind = 'bank'),
  drop constraint ledger_accounts_owned;
alter table ledger_accounts disable trigger ledger_accounts_follow;
update ledger_accounts set balance_cents =
    (select coalesce(sum(amount_cents), 0) from ledger_entries where account_id = ledger_accounts.id)
  where kind = 'bank';
alter table ledger_accounts enable trigger ledger_accounts_follow;
alter table ledger_accounts
  add constraint ledger_accounts_owned check (
    case
      when kind = 'engagement_held' then num_nulls(engagement_id, business_id, rep_id, balance_cents) = 0
      when kind in ('rep_wallet', 'rep_payout') then num_nulls(rep_id, balance_cents) = 0 and num_nonnulls(engagement_id, business_id) = 0
      when kind = 'bank' then balance_cents is not null and num_nonnulls(engagement_id, business_id, rep_id) = 0
      else num_nonnulls(engagement_id, business_id, rep_id, balance_cents) = 0
    end
  );
