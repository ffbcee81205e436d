-- The search of the panel finds payments and payouts by their amount.
create index payfast_payments_by_amount on payfast_payments (amount_gross, created_at desc);
create index payouts_by_amount on payouts (amount_cents, asked_at desc);
