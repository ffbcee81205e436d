-- Passkeys: of people among their factors, of administrators in tables of their own.

alter table factors drop constraint factors_type_check;
alter table factors add constraint factors_type_check check (type in ('totp', 'recovery_code', 'passkey'));

create table passkeys (
  factor_id uuid primary key references factors (id) on delete cascade,
  -- As the authenticator named it: one is never of two accounts.
  credential_id bytea not null constraint passkeys_credential_once unique
    check (octet_length(credential_id) between 1 and 1023),
  -- COSE.
  public_key bytea not null,
  -- How often it has signed, as far as it counts: less than before is the mark of a copy.
  sign_count bigint not null check (sign_count >= 0),
  -- How a browser may reach it.
  transports text[] not null,
  last_used_at timestamptz(3)
);

-- What a passkey is to sign, once.
create table passkey_challenges (
  id uuid primary key,
  purpose text not null check (purpose in ('registration', 'sign_in')),
  challenge bytea not null,
  -- Whose passkey is being added; nobody is signed in yet who signs in with one.
  session_id uuid references sessions (id) on delete cascade,
  created_at timestamptz(3) not null default now(),
  constraint passkey_challenges_of_whom check ((purpose = 'registration') = (session_id is not null))
);
create index passkey_challenges_by_session on passkey_challenges (session_id) where session_id is not null;
create index passkey_challenges_by_age on passkey_challenges (created_at);

alter table factor_changes drop constraint factor_changes_kind_check;
alter table factor_changes add constraint factor_changes_kind_check check (kind in (
  'app_added', 'app_removed', 'codes_made', 'codes_removed', 'passkey_added', 'passkey_removed', 'all_removed'
));

create table admin_passkeys (
  id uuid primary key,
  admin_id uuid not null references admin_users (id) on delete cascade,
  name text not null check (name <> ''),
  credential_id bytea not null constraint admin_passkeys_credential_once unique
    check (octet_length(credential_id) between 1 and 1023),
  public_key bytea not null,
  sign_count bigint not null check (sign_count >= 0),
  transports text[] not null,
  last_used_at timestamptz(3),
  created_at timestamptz(3) not null default now()
);
create index admin_passkeys_by_admin on admin_passkeys (admin_id);

create table admin_passkey_challenges (
  id uuid primary key,
  purpose text not null check (purpose in ('registration', 'sign_in')),
  challenge bytea not null,
  session_id uuid references admin_sessions (id) on delete cascade,
  created_at timestamptz(3) not null default now(),
  constraint admin_passkey_challenges_of_whom check ((purpose = 'registration') = (session_id is not null))
);
create index admin_passkey_challenges_by_session on admin_passkey_challenges (session_id) where session_id is not null;
create index admin_passkey_challenges_by_age on admin_passkey_challenges (created_at);
