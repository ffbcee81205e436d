-- A change of somebody's second factor can be taken back for a day, by the link in the mail that tells of it.

-- What was begun before an enrolment had to be proven.
delete from factors where status = 'unverified';

create table factor_changes (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  kind text not null check (kind in ('app_added', 'app_removed', 'codes_made', 'codes_removed', 'all_removed')),
  -- The verified factors and recovery codes as they were, sealed and hashed as in their own tables.
  before jsonb not null,
  undone_at timestamptz(3),
  created_at timestamptz(3) not null
);
create index factor_changes_by_user on factor_changes (user_id);
create index factor_changes_by_age on factor_changes (created_at);

-- An administrator helps somebody who is locked out: it waits, so that the person can stop it.
create table factor_removals (
  id uuid primary key,
  user_id uuid not null constraint factor_removals_one_at_a_time unique references users (id) on delete cascade,
  takes_effect_at timestamptz(3) not null,
  created_at timestamptz(3) not null default now()
);
create index factor_removals_by_time on factor_removals (takes_effect_at);

-- Wrong codes of an authenticator app in a row, from all sessions together.
alter table users add column wrong_factor_codes smallint not null default 0;

-- What is refused has a reason; what is done may have one too, in the administrator's own words.
alter table admin_audit drop constraint admin_audit_refused_for_a_reason;
alter table admin_audit add constraint admin_audit_refused_for_a_reason
  check (outcome = 'done' or reason is not null);
