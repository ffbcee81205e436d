-- Other processes book meanwhile: what they begin before the trigger is there has to be counted, or wait.
lock table ledger_entries in share row exclusive mode;

-- Where the money is was added up from the accounts of everybody and from every entry of the platform's own: a second in a large market.
-- Now it is kept for each kind of account. Changes are rows of their own, added up later by a task: else all bookings would wait for each other.
create table account_totals (
  kind text primary key,
  cents bigint not null
);
create table account_total_changes (
  id bigint generated always as identity primary key,
  kind text not null,
  cents bigint not null
);
insert into account_totals (kind, cents)
  select a.kind, sum(e.cents)
  from (select account_id, sum(amount_cents) as cents from ledger_entries group by account_id) e
  join ledger_accounts a on a.id = e.account_id group by a.kind;

create function ledger_total() returns trigger language plpgsql as $$
begin
  insert into account_total_changes (kind, cents)
    select a.kind, sum(amount_cents) from added join ledger_accounts a on a.id = account_id group by a.kind;
  return null;
end
$$;
create trigger ledger_entries_total after insert on ledger_entries
  referencing new table as added for each statement execute function ledger_total();
