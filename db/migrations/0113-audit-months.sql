-- The record of administrators in parts: one for each month, so that what is old enough goes as a whole and what is asked for by its
-- time is looked for in its months alone. What concerns money is in parts of its own, because it is kept for longer.

alter table admin_audit rename to admin_audit_whole;
drop trigger admin_audit_append_only on admin_audit_whole;
drop trigger admin_audit_never_truncated on admin_audit_whole;
-- Their names are wanted.
alter table admin_audit_whole drop constraint admin_audit_pkey;
drop index admin_audit_newest, admin_audit_by_admin, admin_audit_documents_opened, admin_audit_of_settings, admin_audit_by_target;

create table admin_audit (
  id uuid not null,
  -- Null for an address that is no administrator's, and for the command line.
  admin_id uuid references admin_users (id),
  -- The email address given, or "command line".
  who text not null,
  act text not null check (act <> ''),
  outcome text not null check (outcome in ('done', 'refused')),
  reason text,
  -- What it was done to: an id, never a name.
  target_type text,
  target_id uuid,
  address text,
  user_agent text,
  created_at timestamptz(3) not null default now(),
  -- What a change of the settings was, one by one: [{"setting", "before", "after"}].
  changes jsonb,
  -- Kept as long as the books are.
  about_money boolean not null default false,
  primary key (id, about_money, created_at),
  constraint admin_audit_refused_for_a_reason check (outcome = 'done' or reason is not null),
  constraint admin_audit_whole_target check ((target_type is null) = (target_id is null))
) partition by list (about_money);

create table admin_audit_money partition of admin_audit for values in (true) partition by range (created_at);
create table admin_audit_rest partition of admin_audit for values in (false) partition by range (created_at);
-- What no month is there for: no act fails because nobody made one.
create table admin_audit_money_other partition of admin_audit_money default;
create table admin_audit_rest_other partition of admin_audit_rest default;

create index admin_audit_newest on admin_audit (created_at desc, id desc);
create index admin_audit_by_admin on admin_audit (admin_id, created_at desc) where admin_id is not null;
create index admin_audit_documents_opened on admin_audit (target_id, admin_id) where act = 'vetting.view_document';
create index admin_audit_of_settings on admin_audit (created_at desc, id desc) where act = 'settings.change';
create index admin_audit_by_target on admin_audit (target_id, created_at desc, id desc) where target_type = 'user';

-- For how long the record is kept: what concerns money for five years at least (Tax Administration Act 28 of 2011, section 29).
create function admin_audit_kept(about_money boolean) returns interval language sql stable as $$
  select make_interval(days => case when about_money then greatest(audit_days, 1827) else audit_days end) from operator_settings
$$;

create or replace function admin_audit_keeps() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if old.created_at < now() - admin_audit_kept(old.about_money) then return old; end if;
  end if;
  raise exception 'admin_audit is append-only';
end
$$;
create trigger admin_audit_append_only before update or delete on admin_audit
  for each row execute function admin_audit_keeps();

-- The months from the day's own on, so many, where they are not there. Months are those of South Africa.
create function admin_audit_make_months(day date, months int) returns void language plpgsql as $$
declare
  kind text;
  month date;
  part text;
  starts timestamptz;
  ends timestamptz;
  is_taken boolean;
begin
  for month in select generate_series(date_trunc('month', day), date_trunc('month', day) + make_interval(months => months - 1), '1 month') loop
    starts := month::timestamp at time zone 'Africa/Johannesburg';
    ends := (month + interval '1 month')::timestamp at time zone 'Africa/Johannesburg';
    foreach kind in array array['admin_audit_money', 'admin_audit_rest'] loop
      part := kind || to_char(month, '_YYYY_MM');
      continue when to_regclass(part) is not null;
      -- Lines that came before their month was made stay where they are.
      execute format('select exists (select from %I where created_at >= %L and created_at < %L)', kind || '_other', starts, ends) into is_taken;
      continue when is_taken;
      execute format('create table %I partition of %I for values from (%L) to (%L)', part, kind, starts, ends);
      execute format('create trigger admin_audit_never_truncated before truncate on %I for each statement execute function admin_audit_keeps()', part);
    end loop;
  end loop;
end
$$;

-- The months that are old enough, as a whole.
create function admin_audit_drop_months() returns void language plpgsql as $$
declare
  part text;
begin
  for part in
    select c.relname
    from pg_inherits i
      join pg_class c on c.oid = i.inhrelid
      cross join lateral (select substring(c.relname from '_(\d{4}_\d{2})$') as month) m
    where i.inhparent in ('admin_audit_money'::regclass, 'admin_audit_rest'::regclass)
      and m.month is not null
      and (to_date(m.month, 'YYYY_MM') + interval '1 month')::timestamp at time zone 'Africa/Johannesburg'
        <= now() - admin_audit_kept(i.inhparent = 'admin_audit_money'::regclass)
    order by 1
  loop
    execute format('drop table %I', part);
  end loop;
end
$$;

select admin_audit_make_months(
  first, (extract(year from age(last, first)) * 12 + extract(month from age(last, first)))::int + 4)
from (
  select
    date_trunc('month', coalesce(min(created_at), now()) at time zone 'Africa/Johannesburg')::date as first,
    date_trunc('month', now() at time zone 'Africa/Johannesburg')::date as last
  from admin_audit_whole
) moments;

insert into admin_audit
  (id, admin_id, who, act, outcome, reason, target_type, target_id, address, user_agent, created_at, changes, about_money)
select id, admin_id, who, act, outcome, reason, target_type, target_id, address, user_agent, created_at, changes,
  act ~ '^(payment|refund|correction|hold|payout|payout_batch|wallet|bank_statement|settings)\.' or act = 'dispute.decide'
from admin_audit_whole;

drop table admin_audit_whole;

create trigger admin_audit_never_truncated before truncate on admin_audit
  for each statement execute function admin_audit_keeps();
create trigger admin_audit_never_truncated before truncate on admin_audit_money_other
  for each statement execute function admin_audit_keeps();
create trigger admin_audit_never_truncated before truncate on admin_audit_rest_other
  for each statement execute function admin_audit_keeps();
