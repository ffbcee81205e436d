-- What browsers report of pages that their own security policy stopped: one row for each kind of thing, and how often.
create table policy_reports (
  id uuid primary key,
  directive text not null,
  blocked text not null,
  page text not null,
  count integer not null default 1,
  first_seen_at timestamptz(3) not null default now(),
  last_seen_at timestamptz(3) not null default now(),
  unique (directive, blocked, page)
);
create index policy_reports_by_last on policy_reports (last_seen_at desc, id desc);
