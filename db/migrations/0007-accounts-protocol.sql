-- The rest of the sign-in protocol: changing the address, PKCE, second factors, devices, limits.

-- Which of the two mailboxes has agreed to the move so far.
alter table users add column new_email_agreed_by text check (new_email_agreed_by in ('current', 'new'));
alter table users add constraint users_agreement_needs_new_email check (new_email_agreed_by is null or new_email is not null);

-- The second half of PKCE: a code that only the client with the verifier can turn into a session.
create table pkce_codes (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  code_hash bytea not null constraint pkce_codes_once unique,
  challenge text not null,
  challenge_method text not null check (challenge_method in ('plain', 's256')),
  method text not null,
  created_at timestamptz(3) not null default now()
);
create index pkce_codes_by_user on pkce_codes (user_id);
create index pkce_codes_by_age on pkce_codes (created_at);

create table factors (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  type text not null check (type in ('totp', 'recovery_code')),
  status text not null default 'unverified' check (status in ('unverified', 'verified')),
  friendly_name text,
  -- Sealed with a key derived from SECRET_KEY. Recovery codes have hashes instead.
  sealed_secret bytea,
  -- The newest time step whose code was used: a code that was watched cannot be used again.
  last_step bigint not null default 0,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  constraint factors_secret check ((type = 'totp') = (sealed_secret is not null)),
  constraint factors_name_once unique (user_id, friendly_name)
);
create index factors_by_user on factors (user_id);
create unique index factors_one_set_of_recovery_codes on factors (user_id) where type = 'recovery_code';

create table factor_challenges (
  id uuid primary key,
  factor_id uuid not null references factors (id) on delete cascade,
  session_id uuid not null references sessions (id) on delete cascade,
  address text not null,
  created_at timestamptz(3) not null default now()
);
create index factor_challenges_by_factor on factor_challenges (factor_id);
create index factor_challenges_by_session on factor_challenges (session_id);

create table recovery_codes (
  factor_id uuid not null references factors (id) on delete cascade,
  code_hash bytea not null,
  used_at timestamptz(3),
  primary key (factor_id, code_hash)
);

-- The factor that raised the session to aal2: without it the session falls back.
alter table sessions add column factor_id uuid references factors (id) on delete set null;
create index sessions_by_factor on sessions (factor_id) where factor_id is not null;

-- Browsers and programs an account was used from, so that its owner hears of a new one.
create table known_devices (
  user_id uuid not null references users (id) on delete cascade,
  device_hash bytea not null,
  first_seen_at timestamptz(3) not null default now(),
  last_seen_at timestamptz(3) not null default now(),
  primary key (user_id, device_hash)
);
create index known_devices_by_age on known_devices (last_seen_at);

-- Limits on attempts, shared by all processes. Each row says when its bucket will be empty again; losing them in a crash
-- does no harm.
create unlogged table rate_limits (
  key text primary key,
  empty_at timestamptz(3) not null
);
create index rate_limits_by_end on rate_limits (empty_at);
