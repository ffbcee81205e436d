-- Administrators: accounts of their own, apart from the people who use the marketplace, and a record of what they do.

create table admin_users (
  id uuid primary key,
  email text not null constraint admin_users_email_normal check (email = lower(email)),
  is_admin boolean not null default true,
  password_hash text not null,
  -- Sealed with a key derived from SECRET_KEY; null until an authenticator app is set up.
  sealed_totp_secret bytea,
  -- The newest time step whose code was used: a code that was watched cannot be used again.
  last_totp_step bigint not null default 0,
  disabled_at timestamptz(3),
  last_sign_in_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  constraint admin_users_email_once unique (email)
);

-- The password was right; the code of the authenticator app is still to come.
create table admin_sign_ins (
  token_hash bytea primary key,
  admin_id uuid not null references admin_users (id) on delete cascade,
  -- The secret that is being set up, when the account has none yet.
  sealed_totp_secret bytea,
  wrong_codes smallint not null default 0,
  expires_at timestamptz(3) not null
);
create index admin_sign_ins_by_admin on admin_sign_ins (admin_id);

create table admin_sessions (
  id uuid primary key,
  admin_id uuid not null references admin_users (id) on delete cascade,
  -- The token itself, 256 random bits, is only in the browser's cookie.
  token_hash bytea not null constraint admin_sessions_token_once unique,
  second_factor boolean not null,
  created_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null
);
create index admin_sessions_by_admin on admin_sessions (admin_id);

create table admin_audit (
  id uuid primary key,
  -- Null for an address that is no administrator's, and for the command line.
  admin_id uuid references admin_users (id),
  -- The email address given, or "command line".
  who text not null,
  act text not null check (act <> ''),
  outcome text not null check (outcome in ('done', 'refused')),
  reason text,
  -- What it was done to: an id, never a name.
  target_type text,
  target_id uuid,
  address text,
  user_agent text,
  created_at timestamptz(3) not null default now(),
  constraint admin_audit_refused_for_a_reason check ((outcome = 'refused') = (reason is not null)),
  constraint admin_audit_whole_target check ((target_type is null) = (target_id is null))
);
create index admin_audit_newest on admin_audit (created_at desc, id desc);
create index admin_audit_by_admin on admin_audit (admin_id, created_at desc) where admin_id is not null;

-- Nobody edits the record, and rows leave it only by their age.
create function admin_audit_keeps() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if old.created_at < now() - interval '2 years' then return old; end if;
  end if;
  raise exception 'admin_audit is append-only';
end
$$;
create trigger admin_audit_append_only before update or delete on admin_audit
  for each row execute function admin_audit_keeps();
create trigger admin_audit_never_truncated before truncate on admin_audit
  for each statement execute function admin_audit_keeps();

-- For the panel's lists and figures.
create index users_newest on users (created_at desc, id desc) where email_confirmed_at is not null and deleted_at is null;
create index jobs_newest on jobs (created_at desc, id desc);
create index job_applications_by_time on job_applications using brin (applied_at);
