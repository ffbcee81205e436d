-- What the platform itself keeps: the record of what happened, what is pushed to signed-in people, and answered requests.

create table events (
  id uuid primary key,
  name text not null,
  payload jsonb not null,
  created_at timestamptz(3) not null default now()
);
create index events_by_age on events (created_at);

-- Pushed to one signed-in user over server-sent events. Kept for a while, so that a dropped connection can catch up.
create table live_events (
  id bigint generated always as identity primary key,
  user_id uuid not null,
  payload jsonb not null,
  created_at timestamptz(3) not null default now()
);
create index live_events_by_user on live_events (user_id, id);
create index live_events_by_age on live_events (created_at);

-- The answer to a request that carried an Idempotency-Key, so that a retry gets the same one and does nothing twice.
create table idempotency_keys (
  user_id uuid not null,
  key text not null,
  request_hash text not null,
  response jsonb,
  created_at timestamptz(3) not null default now(),
  primary key (user_id, key)
);
create index idempotency_keys_by_age on idempotency_keys (created_at);
