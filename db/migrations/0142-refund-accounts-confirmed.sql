-- The account that a refund goes to counts once the payer has followed the link in an email, and is used a day later.
alter table payment_refunds
  -- Of what was entered last: the links of earlier emails don't confirm it.
  add column account_id uuid constraint payment_refunds_account_once unique,
  add column account_asked_at timestamptz(3),
  add column account_confirmed_at timestamptz(3),
  add column account_usable_from timestamptz(3),
  add constraint payment_refunds_account_confirmed
    check ((account_confirmed_at is null) = (account_usable_from is null));
