-- Double-entry book-keeping of the money of gigs: where it stands, and every cent that ever moved.

-- A positive balance is what we owe somebody, hold for somebody or have earned. The other side of all of it is what lies with
-- the payment provider: that account goes below zero by exactly as much.
-- There is no foreign key to businesses, reps or gigs: the law asks for these records when those are long gone, and no
-- deletion may have to wait for them. What is left of a deleted account names nobody.
create table ledger_accounts (
  id uuid primary key,
  kind text not null check (kind in ('provider_clearing', 'platform_earnings', 'gig_held', 'rep_wallet')),
  gig_id uuid,
  -- Who paid for the gig, and who does the work.
  business_id uuid,
  rep_id uuid,
  -- What its entries come to; ledger_post() keeps it. Null for the accounts of the platform: every transfer touches one of
  -- them, and would have to wait for all others to be committed.
  balance_cents bigint constraint ledger_accounts_never_overdrawn check (balance_cents >= 0),
  created_at timestamptz(3) not null default now(),
  constraint ledger_accounts_owned check (
    case kind
      when 'gig_held' then num_nulls(gig_id, business_id, rep_id, balance_cents) = 0
      when 'rep_wallet' then num_nulls(rep_id, balance_cents) = 0 and num_nonnulls(gig_id, business_id) = 0
      else num_nonnulls(gig_id, business_id, rep_id, balance_cents) = 0
    end
  )
);
create unique index ledger_accounts_one_of_gig on ledger_accounts (gig_id) where kind = 'gig_held';
create unique index ledger_accounts_one_of_rep on ledger_accounts (rep_id) where kind = 'rep_wallet';
create unique index ledger_accounts_one_of_platform on ledger_accounts (kind)
  where kind in ('provider_clearing', 'platform_earnings');
create index ledger_accounts_of_business on ledger_accounts (business_id) where business_id is not null;

insert into ledger_accounts (id, kind) values
  ('01900000-0000-7000-8000-000000000001', 'provider_clearing'),
  ('01900000-0000-7000-8000-000000000002', 'platform_earnings');

create table ledger_transfers (
  id uuid primary key,
  kind text not null check (kind in ('gig_funded', 'gig_released', 'gig_refunded')),
  -- Whoever asks for the same again gets this one.
  idempotency_key text not null constraint ledger_transfers_key_once unique check (idempotency_key <> ''),
  -- The engagement, in a part of the house that stands on this one. See above for why nothing is referenced.
  gig_id uuid not null,
  created_at timestamptz(3) not null default now(),
  -- The transaction that made it: no other may add entries, even such as balance.
  booked_in xid8 not null default pg_current_xact_id()
);
create index ledger_transfers_of_gig on ledger_transfers (gig_id, kind);
-- More money for a gig would be another gig: else "released in full" could come true twice.
create unique index ledger_transfers_funded_once on ledger_transfers (gig_id) where kind = 'gig_funded';

create table ledger_entries (
  transfer_id uuid not null references ledger_transfers (id),
  account_id uuid not null references ledger_accounts (id),
  amount_cents bigint not null check (amount_cents <> 0),
  primary key (transfer_id, account_id)
);
create index ledger_entries_of_account on ledger_entries (account_id, transfer_id);

-- What the entries come to, for dashboards. Written by ledger_post() alone.
create table rep_wallets (
  rep_id uuid primary key,
  -- All that was ever credited, whether it was paid out since or not.
  total_earnings_cents bigint not null default 0 check (total_earnings_cents >= 0),
  -- Gigs that were released in full: nothing is left of them, and nothing went back.
  gigs_completed int not null default 0 check (gigs_completed >= 0)
);
create table business_spending (
  business_id uuid primary key,
  -- Released from the gigs of the business, the platform's commission included.
  total_spent_cents bigint not null default 0 check (total_spent_cents >= 0)
);

-- Carries new entries into the balances and the totals.
create function ledger_post() returns trigger language plpgsql as $$
begin
  if exists (select from added e join ledger_transfers t on t.id = e.transfer_id
             where t.booked_in <> pg_current_xact_id()) then
    raise exception 'a ledger transfer that is booked takes no more entries' using errcode = 'check_violation';
  end if;
  -- In one order, whoever posts: of two transfers, never each waits for the other.
  perform from ledger_accounts
    where id in (select account_id from added) and balance_cents is not null
    order by id for no key update;
  update ledger_accounts
    set balance_cents = balance_cents + moved.cents
    from (select account_id, sum(amount_cents)::bigint as cents from added group by account_id) moved
    where id = moved.account_id and balance_cents is not null;

  insert into rep_wallets as known (rep_id, total_earnings_cents, gigs_completed)
    select a.rep_id, coalesce(sum(e.amount_cents) filter (where a.kind = 'rep_wallet'), 0),
           count(distinct a.id) filter (where a.kind = 'gig_held' and a.balance_cents = 0 and not exists (
             select from ledger_transfers back where back.gig_id = t.gig_id and back.kind = 'gig_refunded'))
    from added e
    join ledger_transfers t on t.id = e.transfer_id and t.kind = 'gig_released'
    join ledger_accounts a on a.id = e.account_id and a.rep_id is not null
    group by a.rep_id order by a.rep_id
    on conflict (rep_id) do update set
      total_earnings_cents = known.total_earnings_cents + excluded.total_earnings_cents,
      gigs_completed = known.gigs_completed + excluded.gigs_completed;

  insert into business_spending as known (business_id, total_spent_cents)
    select a.business_id, -sum(e.amount_cents)
    from added e
    join ledger_transfers t on t.id = e.transfer_id and t.kind = 'gig_released'
    join ledger_accounts a on a.id = e.account_id and a.kind = 'gig_held'
    group by a.business_id order by a.business_id
    on conflict (business_id) do update set
      total_spent_cents = known.total_spent_cents + excluded.total_spent_cents;
  return null;
end
$$;
create trigger ledger_entries_post after insert on ledger_entries
  referencing new table as added for each statement execute function ledger_post();

-- Asked when the transaction commits: by then a transfer has all its entries.
create function ledger_balance() returns trigger language plpgsql as $$
begin
  if (select sum(amount_cents) from ledger_entries where transfer_id = new.transfer_id) <> 0 then
    raise exception 'ledger transfer % does not balance', new.transfer_id using errcode = 'check_violation';
  end if;
  return null;
end
$$;
create constraint trigger ledger_entries_balance after insert on ledger_entries
  deferrable initially deferred for each row execute function ledger_balance();

-- A mistake is put right by a transfer the other way.
create function ledger_keep() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end
$$;
create trigger ledger_entries_append_only before update or delete on ledger_entries
  for each row execute function ledger_keep();
create trigger ledger_entries_never_truncated before truncate on ledger_entries
  for each statement execute function ledger_keep();
create trigger ledger_transfers_append_only before update or delete on ledger_transfers
  for each row execute function ledger_keep();
create trigger ledger_transfers_never_truncated before truncate on ledger_transfers
  for each statement execute function ledger_keep();

-- Balances and totals follow the entries, and nothing else.
create function ledger_follow() returns trigger language plpgsql as $$
begin
  raise exception '% follows the ledger''s entries', tg_table_name;
end
$$;
create trigger ledger_accounts_start_empty before insert on ledger_accounts
  for each row when (new.balance_cents <> 0) execute function ledger_follow();
create trigger ledger_accounts_follow before update or delete on ledger_accounts
  for each row when (pg_trigger_depth() = 0) execute function ledger_follow();
create trigger rep_wallets_follow before insert or update or delete on rep_wallets
  for each row when (pg_trigger_depth() = 0) execute function ledger_follow();
create trigger business_spending_follow before insert or update or delete on business_spending
  for each row when (pg_trigger_depth() = 0) execute function ledger_follow();
create trigger rep_wallets_never_truncated before truncate on rep_wallets
  for each statement execute function ledger_follow();
create trigger business_spending_never_truncated before truncate on business_spending
  for each statement execute function ledger_follow();
