-- The copy of everything that is kept about a person: asked for, made by a task, kept for a week.
create table account_exports (
  -- One for each person: the next takes its place.
  user_id uuid primary key references users (id) on delete cascade,
  -- Names the asking: a task of an earlier one finds another.
  id uuid not null,
  asked_at timestamptz(3) not null default now(),
  begun_at timestamptz(3),
  ready_at timestamptz(3),
  byte_size integer check (byte_size > 0),
  constraint account_exports_made check ((ready_at is null) = (byte_size is null))
);
create index account_exports_by_age on account_exports (ready_at);
