-- What the operator decides, beyond money: how long things are kept, what every page says, what is on.

alter table operator_settings
  -- Counted up by each change: two administrators at once do not overwrite each other unseen.
  add column version int not null default 1 check (version > 0),
  -- For accounts that are made from now on.
  add column rep_trial_days int not null default 15 check (rep_trial_days between 0 and 365),
  add column business_trial_days int not null default 30 check (business_trial_days between 0 and 365),
  -- How long things are kept. Not longer than the privacy page promises; the record of administrators not shorter than it has to be.
  add column audit_days int not null default 731 check (audit_days between 731 and 3650),
  add column impression_days int not null default 180 check (impression_days between 30 and 180),
  add column read_notification_days int not null default 90 check (read_notification_days between 7 and 90),
  add column notification_days int not null default 180 check (notification_days between 30 and 180),
  add column policy_report_days int not null default 30 check (policy_report_days between 7 and 90),
  -- Stands on every page between the two moments; either may be missing.
  add column notice_text text check (length(notice_text) between 1 and 300),
  add column notice_from timestamptz(3),
  add column notice_until timestamptz(3),
  add column courses_on boolean not null default true,
  add column gifts_on boolean not null default true,
  add column attachments_on boolean not null default true,
  add column suggestions_on boolean not null default true,
  add constraint operator_settings_notice_in_order check (notice_from < notice_until);

-- What a change of the settings was, one by one: [{"setting", "before", "after"}].
alter table admin_audit add column changes jsonb;
create index admin_audit_of_settings on admin_audit (created_at desc, id desc) where act = 'settings.change';

-- Rows leave the record by their age alone, as the settings have it.
create or replace function admin_audit_keeps() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if old.created_at < now() - make_interval(days => (select audit_days from operator_settings)) then return old; end if;
  end if;
  raise exception 'admin_audit is append-only';
end
$$;
