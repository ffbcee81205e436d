-- Other processes write meanwhile: what they begin before the triggers are there has to be counted, or wait.
lock table payouts, ledger_entries in share row exclusive mode;

-- What is asked for and on its way is told with every look at the payouts, and was added up from all that were open: a thousand
-- of them in a large market. Now it is kept. One row, so that nobody waits for somebody who waits for them; taken hold of when
-- everything else of a transaction is done, so that nobody waits for long.
create table payout_totals (
  one boolean primary key default true check (one),
  asked int not null default 0 check (asked >= 0),
  asked_cents bigint not null default 0 check (asked_cents >= 0),
  in_batch int not null default 0 check (in_batch >= 0),
  in_batch_cents bigint not null default 0 check (in_batch_cents >= 0),
  released int not null default 0 check (released >= 0),
  released_cents bigint not null default 0 check (released_cents >= 0)
);
insert into payout_totals (asked, asked_cents, in_batch, in_batch_cents, released, released_cents)
  select count(*) filter (where status = 'asked'), coalesce(sum(amount_cents) filter (where status = 'asked'), 0),
         count(*) filter (where status = 'in_batch'), coalesce(sum(amount_cents) filter (where status = 'in_batch'), 0),
         count(*) filter (where status = 'released'), coalesce(sum(amount_cents) filter (where status = 'released'), 0)
  from payouts where status in ('asked', 'in_batch', 'released');

create function payout_count() returns trigger language plpgsql as $$
declare
  -- A payout that there was not, or is no more, stands nowhere.
  was text := case when tg_op = 'INSERT' then '' else old.status end;
  is_now text := case when tg_op = 'DELETE' then '' else new.status end;
  cents bigint := case when tg_op = 'DELETE' then old.amount_cents else new.amount_cents end;
begin
  if was <> is_now and (was in ('asked', 'in_batch', 'released') or is_now in ('asked', 'in_batch', 'released')) then
    update payout_totals set
      asked = asked + (is_now = 'asked')::int - (was = 'asked')::int,
      asked_cents = asked_cents + ((is_now = 'asked')::int - (was = 'asked')::int) * cents,
      in_batch = in_batch + (is_now = 'in_batch')::int - (was = 'in_batch')::int,
      in_batch_cents = in_batch_cents + ((is_now = 'in_batch')::int - (was = 'in_batch')::int) * cents,
      released = released + (is_now = 'released')::int - (was = 'released')::int,
      released_cents = released_cents + ((is_now = 'released')::int - (was = 'released')::int) * cents;
  end if;
  return null;
end
$$;
create constraint trigger payouts_counted after insert or delete or update of status on payouts
  deferrable initially deferred for each row execute function payout_count();

create function payout_totals_follow() returns trigger language plpgsql as $$
begin
  raise exception 'the totals of payouts follow the payouts';
end
$$;
create trigger payout_totals_follow before insert or update or delete on payout_totals
  for each row when (pg_trigger_depth() = 0) execute function payout_totals_follow();
create trigger payout_totals_never_truncated before truncate on payout_totals
  for each statement execute function payout_totals_follow();
create trigger payouts_never_truncated before truncate on payouts
  for each statement execute function payout_totals_follow();

-- What the platform has earned was added up from every commission that was ever taken. Now it is kept for each South African day.
-- Changes are rows of their own, added up later by a task: else every release of money would wait for all others.
create table earnings_by_day (
  day date primary key,
  cents bigint not null
);
create table earning_changes (
  id bigint generated always as identity primary key,
  day date not null,
  cents bigint not null
);
insert into earnings_by_day (day, cents)
  select (t.created_at at time zone 'Africa/Johannesburg')::date, sum(amount_cents)
  from ledger_entries join ledger_transfers t on t.id = transfer_id join ledger_accounts a on a.id = account_id
  where a.kind in ('platform_earnings', 'subscription_income', 'chargeback_losses')
  group by 1;

create function ledger_earn() returns trigger language plpgsql as $$
begin
  insert into earning_changes (day, cents)
    select (t.created_at at time zone 'Africa/Johannesburg')::date, sum(amount_cents)
    from added join ledger_transfers t on t.id = transfer_id
    where account_id in (
      select id from ledger_accounts where kind in ('platform_earnings', 'subscription_income', 'chargeback_losses'))
    group by 1;
  return null;
end
$$;
create trigger ledger_entries_earn after insert on ledger_entries
  referencing new table as added for each statement execute function ledger_earn();
