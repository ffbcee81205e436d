-- What the panel of administrators lists, finds and counts.

-- Who of the team dealt with what was sent without an account, and when.
alter table contact_messages
  add column handled_at timestamptz(3),
  add column handled_by uuid references admin_users (id),
  add constraint contact_messages_handled check (num_nulls(handled_at, handled_by) in (0, 2));
create index contact_messages_open on contact_messages (created_at, id) where handled_at is null;
create index contact_messages_handled_last on contact_messages (handled_at desc, id desc) where handled_at is not null;
create index contact_messages_by_handler on contact_messages (handled_by) where handled_by is not null;
alter table leads
  add column handled_at timestamptz(3),
  add column handled_by uuid references admin_users (id),
  add constraint leads_handled check (num_nulls(handled_at, handled_by) in (0, 2));
create index leads_open on leads (consented_at, id) where handled_at is null;
create index leads_handled_last on leads (handled_at desc, id desc) where handled_at is not null;
create index leads_by_handler on leads (handled_by) where handled_by is not null;

-- The one search: by any part of a name, and forgiving slips. Titles and companies have theirs.
create index users_email_alike on users using gin (email gin_trgm_ops) where deleted_at is null;
create index rep_profiles_name_alike on rep_profiles using gin (full_name gin_trgm_ops);
create index certificates_alike on certificates using gin (number gin_trgm_ops, holder_name gin_trgm_ops);

-- How the market stood when a South African day began. What is over does not change, so each is counted once.
create table panel_days (
  day date primary key,
  users int not null,
  jobs int not null,
  reps int not null,
  earnings_cents bigint not null
);

-- How it stands at this moment, and did a month ago: counted by a task, so that nobody waits for that. One row.
create table panel_now (
  one_row boolean primary key default true check (one_row),
  counted_at timestamptz(3) not null,
  users int not null,
  users_before int not null,
  jobs int not null,
  jobs_before int not null,
  reps int not null,
  reps_before int not null,
  earnings_cents bigint not null,
  earnings_cents_before bigint not null
);
