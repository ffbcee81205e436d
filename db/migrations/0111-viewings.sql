-- An administrator sees the marketplace as somebody: reading only, for a quarter of an hour. The person finds each in their copy.
create table viewings (
  id uuid primary key,
  user_id uuid not null references users (id),
  admin_id uuid not null references admin_users (id),
  -- It rests on this session, and ends with it.
  admin_session_id uuid references admin_sessions (id) on delete set null,
  -- In words that the person may read.
  reason text not null,
  began_at timestamptz(3) not null,
  ends_at timestamptz(3) not null,
  ended_at timestamptz(3),
  constraint viewings_short check (ends_at > began_at and ends_at <= began_at + interval '15 minutes'),
  constraint viewings_ended check (ended_at between began_at and ends_at)
);
-- Whoever begins another ends the one before.
create unique index viewings_one_each on viewings (admin_id) where ended_at is null;
create index viewings_of_user on viewings (user_id, began_at);
create index viewings_of_session on viewings (admin_session_id);
