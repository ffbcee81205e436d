-- What the operator decides about the money of gigs, besides the fee.
alter table operator_settings
  -- Who bears what the provider keeps of a payment by card: the platform out of its fee, or the business on top.
  add column card_fee_bearer text not null default 'platform' check (card_fee_bearer in ('platform', 'business')),
  -- What a business then pays for it: hundredths of a percent of the rest, and cents for each payment.
  add column card_fee_basis_points int not null default 350 check (card_fee_basis_points between 0 and 1000),
  add column card_fee_flat_cents int not null default 200 check (card_fee_flat_cents between 0 and 10000),
  -- Less is not paid out, since each payment from a bank costs something.
  add column minimum_payout_cents int not null default 10000 check (minimum_payout_cents between 100 and 1000000);
