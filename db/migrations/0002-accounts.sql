-- People who sign in, and what proves who they are. No password, token or code is stored in a form that could be used.

create table users (
  id uuid primary key,
  email text not null constraint users_email_normal check (email = lower(email)),
  -- Null until a password is chosen: the account is then reached by mailed links only.
  password_hash text,
  email_confirmed_at timestamptz(3),
  confirmation_sent_at timestamptz(3),
  -- The address this account moves to once both mailboxes have agreed.
  new_email text constraint users_new_email_normal check (new_email = lower(new_email)),
  new_email_sent_at timestamptz(3),
  last_sign_in_at timestamptz(3),
  banned_until timestamptz(3),
  -- Whatever the client sent along at sign-up, and may change at any time: decides nothing.
  user_metadata jsonb not null default '{}',
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
-- Sign-ups that wait for their confirmation each keep their own password and details; the first that is confirmed gets
-- the address.
create unique index users_confirmed_email_once on users (email) where email_confirmed_at is not null;
create index users_by_email on users (email, created_at desc);
create index users_unconfirmed_by_age on users (created_at) where email_confirmed_at is null;

create table user_roles (
  user_id uuid not null references users (id) on delete cascade,
  role text not null check (role in ('sales_rep', 'business', 'admin')),
  created_at timestamptz(3) not null default now(),
  primary key (user_id, role)
);

create table sessions (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  aal text not null default 'aal1' check (aal in ('aal1', 'aal2')),
  -- How the person proved who they are: [{method, timestamp}], newest first.
  amr jsonb not null,
  -- Refresh tokens carry the counter of their rotation and are never stored.
  refresh_counter integer not null default 0 check (refresh_counter >= 0),
  refreshed_at timestamptz(3) not null default now(),
  -- The end of the session however often it is refreshed.
  expires_at timestamptz(3) not null,
  user_agent text,
  address text,
  created_at timestamptz(3) not null default now()
);
create index sessions_by_user on sessions (user_id, created_at desc);
create index sessions_by_end on sessions (expires_at);

-- What a mail carries: a link of 256 random bits, and beside it a code of six digits. Only their hashes are kept.
create table one_time_tokens (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  purpose text not null check (purpose in (
    'signup', 'recovery', 'magiclink', 'email_change_current', 'email_change_new', 'reauthentication'
  )),
  email text not null,
  link_hash bytea not null,
  link_expires_at timestamptz(3) not null,
  code_hash bytea not null,
  code_expires_at timestamptz(3) not null,
  code_attempts smallint not null default 0,
  -- Set when the request asked for the PKCE flow: the link then gives a code instead of a session.
  code_challenge text,
  code_challenge_method text check (code_challenge_method in ('plain', 's256')),
  created_at timestamptz(3) not null default now(),
  constraint one_time_tokens_one_per_purpose unique (user_id, purpose),
  constraint one_time_tokens_link_once unique (link_hash)
);
create index one_time_tokens_by_end on one_time_tokens (link_expires_at);

-- ES256 keys for access tokens. The private half is sealed with a key derived from SECRET_KEY.
create table signing_keys (
  kid text primary key,
  public_jwk jsonb not null,
  sealed_private_jwk bytea not null,
  created_at timestamptz(3) not null default now(),
  -- A retired key no longer signs, and is accepted until the last token it signed has expired.
  retired_at timestamptz(3)
);
create unique index signing_keys_one_current on signing_keys ((true)) where retired_at is null;
