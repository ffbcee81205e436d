-- The way from a rep's wallet to their bank.

-- Where a rep is paid. What is said of an account never changes: another one replaces it, so that a payout goes where it was asked to.
create table bank_accounts (
  id uuid primary key,
  rep_id uuid not null references rep_profiles (id),
  -- asked: a link in a mail has yet to be followed. Of each rep one is current at most, and one asked.
  status text not null check (status in ('asked', 'current', 'replaced', 'withdrawn')),
  bank text not null,
  branch_code text not null check (branch_code ~ '^\d{6}$'),
  -- Null once the account of the rep is deleted.
  holder text,
  sealed_number bytea,
  last_four text not null check (last_four ~ '^\d{4}$'),
  asked_at timestamptz(3) not null,
  confirmed_at timestamptz(3),
  -- Before, no payout goes to it: time for somebody to say that it was not them.
  usable_from timestamptz(3),
  ended_at timestamptz(3),
  -- The account that it took the place of, which a "this was not me" brings back.
  replaces uuid references bank_accounts (id),
  constraint bank_accounts_confirmed check (num_nulls(confirmed_at, usable_from) in (0, 2)),
  constraint bank_accounts_usable check (status not in ('current', 'replaced') or usable_from is not null),
  constraint bank_accounts_ended check ((ended_at is null) = (status in ('asked', 'current')))
);
create unique index bank_accounts_one_current on bank_accounts (rep_id) where status = 'current';
create unique index bank_accounts_one_asked on bank_accounts (rep_id) where status = 'asked';
create index bank_accounts_of_rep on bank_accounts (rep_id, asked_at desc, id desc);

create function keep_bank_account() returns trigger language plpgsql as $$
begin
  raise exception 'a bank account is replaced, and never edited' using errcode = 'check_violation';
end
$$;
create trigger bank_accounts_kept before update on bank_accounts for each row
  when (row (old.id, old.rep_id, old.bank, old.branch_code, old.last_four, old.asked_at)
          is distinct from row (new.id, new.rep_id, new.bank, new.branch_code, new.last_four, new.asked_at)
        or new.holder is distinct from old.holder and new.holder is not null
        or new.sealed_number is distinct from old.sealed_number and new.sealed_number is not null)
  execute function keep_bank_account();

-- Money that a rep asked for. One open at a time, whichever tab or server it comes from.
create sequence payout_numbers;
create table payouts (
  id uuid primary key,
  number bigint not null default nextval('payout_numbers') unique,
  rep_id uuid not null references rep_profiles (id),
  bank_account_id uuid not null references bank_accounts (id),
  amount_cents bigint not null check (amount_cents > 0),
  status text not null
    check (status in ('asked', 'cancelled', 'in_batch', 'released', 'paid', 'failed', 'returned')),
  asked_at timestamptz(3) not null,
  -- The day that the rep was told.
  expected_on date not null,
  batch_id uuid,
  -- Since when it stands as it does.
  changed_at timestamptz(3) not null,
  -- Why it failed or came back.
  reason text,
  constraint payouts_batched check (status not in ('in_batch', 'released') or batch_id is not null),
  constraint payouts_not_batched check (status not in ('asked', 'cancelled') or batch_id is null),
  constraint payouts_reason check (status not in ('failed', 'returned') or reason is not null)
);
create unique index payouts_one_open on payouts (rep_id) where status in ('asked', 'in_batch', 'released');
create index payouts_of_rep on payouts (rep_id, asked_at desc, id desc);
create index payouts_queue on payouts (asked_at, id) where status = 'asked';
create index payouts_of_batch on payouts (batch_id) where batch_id is not null;
create index payouts_of_account on payouts (bank_account_id);

create function keep_payout() returns trigger language plpgsql as $$
begin
  raise exception 'what a payout says of money and of whom it goes to never changes' using errcode = 'check_violation';
end
$$;
create trigger payouts_kept before update on payouts for each row
  when (row (old.id, old.number, old.rep_id, old.bank_account_id, old.amount_cents, old.asked_at)
          is distinct from row (new.id, new.number, new.rep_id, new.bank_account_id, new.amount_cents, new.asked_at))
  execute function keep_payout();

-- While one stands, nothing leaves the wallet of that rep. Both sentences are for the rep to read.
create table wallet_holds (
  id uuid primary key,
  rep_id uuid not null references rep_profiles (id),
  -- Null: the platform itself, by a rule.
  placed_by uuid references admin_users (id),
  reason text not null,
  what_to_do text not null,
  placed_at timestamptz(3) not null,
  lifted_at timestamptz(3),
  lifted_by uuid references admin_users (id)
);
create index wallet_holds_standing on wallet_holds (rep_id) where lifted_at is null;
