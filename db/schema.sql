-- What the migrations make, by table: written by `npm run db -- schema`, and compared with them by a test. Not here are the rows that
-- they add, schema_migrations, the months of admin_audit, and the schema pgboss, which the queue makes itself.

-- Functions mention tables that come further down.
set local check_function_bodies = off;

create extension if not exists pg_trgm;

create sequence payfast_receipts;
create sequence payout_batch_numbers;
create sequence payout_numbers;

-- platform

create table events (
  id uuid primary key,
  name text not null,
  payload jsonb not null,
  created_at timestamptz(3) not null default now()
);
create index events_by_age on events (created_at);
create index events_signed_up_by_user on events ((payload ->> 'userId')) where name = 'account.signed_up';

create table idempotency_keys (
  user_id uuid not null,
  key text not null,
  request_hash text not null,
  response jsonb,
  created_at timestamptz(3) not null default now(),
  constraint idempotency_keys_pkey primary key (user_id, key)
);
create index idempotency_keys_by_age on idempotency_keys (created_at);

create table installation (
  only_row boolean default true primary key check (only_row),
  secret_key_fingerprint text not null,
  secret_key_since timestamptz(3) not null default now(),
  documents_key_id text,
  files_location text,
  sealed_lasting_key bytea,
  former_key_fingerprint text,
  resealed_at timestamptz(3),
  kept_keys jsonb not null default '[]' check (jsonb_typeof(kept_keys) = 'array')
);

create unlogged table leases (
  name text not null,
  slot smallint not null,
  holder uuid not null,
  ends_at timestamptz(3) not null,
  constraint leases_pkey primary key (name, slot)
);
create index leases_by_end on leases (ends_at);

create table live_events (
  id bigint generated always as identity primary key,
  user_id uuid not null,
  payload jsonb not null,
  created_at timestamptz(3) not null default now()
);
create index live_events_by_age on live_events (created_at);
create index live_events_by_user on live_events (user_id, id);

create unlogged table rate_limits (
  key text primary key,
  empty_at timestamptz(3) not null
);
create index rate_limits_by_end on rate_limits (empty_at);

create table sent_mails (
  id uuid primary key,
  to_address text not null,
  subject text not null,
  created_at timestamptz not null default now()
);
create index sent_mails_age on sent_mails (created_at);
create index sent_mails_to on sent_mails (to_address, created_at desc, id desc);

-- accounts

create table users (
  id uuid primary key,
  email text not null,
  password_hash text,
  email_confirmed_at timestamptz(3),
  confirmation_sent_at timestamptz(3),
  new_email text,
  new_email_sent_at timestamptz(3),
  last_sign_in_at timestamptz(3),
  banned_until timestamptz(3),
  user_metadata jsonb not null default '{}',
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  new_email_agreed_by text check (new_email_agreed_by in ('current', 'new', 'team')),
  deleted_at timestamptz(3),
  wrong_factor_codes smallint not null default 0,
  constraint users_agreement_needs_new_email check (new_email_agreed_by is null or new_email is not null),
  constraint users_deleted_are_nobody check (deleted_at is null or password_hash is null and new_email is null and user_metadata = '{}'::jsonb and email like '%.invalid'),
  constraint users_email_normal check (email = lower(email)),
  constraint users_new_email_normal check (new_email = lower(new_email))
);
create index users_barred on users (created_at desc, id desc) where banned_until is not null;
create index users_by_address_parts on users (reverse(split_part(email, '@', 1)) text_pattern_ops, split_part(email, '@', 2) text_pattern_ops) where deleted_at is null;
create index users_by_email on users (email, created_at desc);
create index users_confirmed on users (email_confirmed_at) where email_confirmed_at is not null;
create unique index users_confirmed_email_once on users (email) where email_confirmed_at is not null;
create index users_deleted on users (id) where deleted_at is not null;
create index users_email_alike on users using gin (email gin_trgm_ops) where deleted_at is null;
create index users_newest on users (created_at desc, id desc) where email_confirmed_at is not null and deleted_at is null;
create index users_unconfirmed_by_age on users (created_at) where email_confirmed_at is null;

create table access_changes (
  id uuid primary key,
  user_id uuid not null,
  kind text not null check (kind in ('app_added', 'app_removed', 'codes_made', 'codes_removed', 'passkey_added', 'passkey_removed', 'all_removed', 'email_corrected')),
  before jsonb not null,
  undone_at timestamptz(3),
  created_at timestamptz(3) not null,
  former_email text,
  constraint access_changes_former_email check ((kind = 'email_corrected') = (former_email is not null)),
  constraint factor_changes_user_id_fkey foreign key (user_id) references users (id) on delete cascade
);
create index access_changes_by_age on access_changes (created_at);
create index access_changes_by_user on access_changes (user_id);

create table account_exports (
  user_id uuid primary key references users (id) on delete cascade,
  id uuid not null,
  asked_at timestamptz(3) not null default now(),
  begun_at timestamptz(3),
  ready_at timestamptz(3),
  byte_size integer check (byte_size > 0),
  constraint account_exports_made check ((ready_at is null) = (byte_size is null))
);
create index account_exports_by_age on account_exports (ready_at);

create table factors (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  type text not null check (type in ('totp', 'recovery_code', 'passkey')),
  status text not null default 'unverified' check (status in ('unverified', 'verified')),
  friendly_name text,
  sealed_secret bytea,
  last_step bigint not null default 0,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  constraint factors_name_once unique (user_id, friendly_name),
  constraint factors_secret check ((type = 'totp') = (sealed_secret is not null))
);
create index factors_by_user on factors (user_id);
create unique index factors_one_set_of_recovery_codes on factors (user_id) where type = 'recovery_code';

create table sessions (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  aal text not null default 'aal1' check (aal in ('aal1', 'aal2')),
  amr jsonb not null,
  refresh_counter integer not null default 0 check (refresh_counter >= 0),
  refreshed_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null,
  user_agent text,
  address text,
  created_at timestamptz(3) not null default now(),
  factor_id uuid references factors (id) on delete set null,
  raised_at_counter integer not null default 0,
  owner_proven_at timestamptz(3),
  factor_proven_at timestamptz(3)
);
create index sessions_by_end on sessions (expires_at);
create index sessions_by_factor on sessions (factor_id) where factor_id is not null;
create index sessions_by_user on sessions (user_id, created_at desc);

create table factor_challenges (
  id uuid primary key,
  factor_id uuid not null references factors (id) on delete cascade,
  session_id uuid not null references sessions (id) on delete cascade,
  address text not null,
  created_at timestamptz(3) not null default now()
);
create index factor_challenges_by_factor on factor_challenges (factor_id);
create index factor_challenges_by_session on factor_challenges (session_id);

create table known_devices (
  user_id uuid not null references users (id) on delete cascade,
  device_hash bytea not null,
  first_seen_at timestamptz(3) not null default now(),
  last_seen_at timestamptz(3) not null default now(),
  network_hash bytea,
  has_secret boolean not null default false,
  constraint known_devices_pkey primary key (user_id, device_hash)
);
create index known_devices_by_age on known_devices (last_seen_at);

create table mail_asks (
  user_id uuid not null references users (id) on delete cascade,
  kind text not null,
  asked_at timestamptz(3)[] not null,
  constraint mail_asks_pkey primary key (user_id, kind)
);

create table notification_choices (
  user_id uuid primary key references users (id) on delete cascade,
  application_updates boolean not null default true,
  new_applicants boolean not null default true,
  product_news boolean not null default false,
  updated_at timestamptz(3) not null default now(),
  interview_answers boolean not null default true,
  job_closing boolean not null default true,
  work_updates boolean not null default true,
  messages boolean not null default true,
  quiet_nights boolean not null default false,
  message_previews boolean not null default false,
  fitting_jobs boolean not null default true
);

create table one_time_tokens (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  purpose text not null check (purpose in ('signup', 'recovery', 'magiclink', 'email_change_current', 'email_change_new', 'reauthentication')),
  email text not null,
  link_hash bytea not null,
  link_expires_at timestamptz(3) not null,
  code_hash bytea not null,
  code_expires_at timestamptz(3) not null,
  code_attempts smallint not null default 0,
  code_challenge text,
  code_challenge_method text check (code_challenge_method in ('plain', 's256')),
  created_at timestamptz(3) not null default now(),
  used_at timestamptz,
  constraint one_time_tokens_link_once unique (link_hash),
  constraint one_time_tokens_one_per_purpose unique (user_id, purpose)
);
create index one_time_tokens_by_end on one_time_tokens (link_expires_at);

create table passkey_challenges (
  id uuid primary key,
  purpose text not null check (purpose in ('registration', 'sign_in')),
  challenge bytea not null,
  session_id uuid references sessions (id) on delete cascade,
  created_at timestamptz(3) not null default now(),
  constraint passkey_challenges_of_whom check ((purpose = 'registration') = (session_id is not null))
);
create index passkey_challenges_by_age on passkey_challenges (created_at);
create index passkey_challenges_by_session on passkey_challenges (session_id) where session_id is not null;

create table passkeys (
  factor_id uuid primary key references factors (id) on delete cascade,
  credential_id bytea not null check (octet_length(credential_id) >= 1 and octet_length(credential_id) <= 1023),
  public_key bytea not null,
  sign_count bigint not null check (sign_count >= 0),
  transports text[] not null,
  last_used_at timestamptz(3),
  constraint passkeys_credential_once unique (credential_id)
);

create table pkce_codes (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  code_hash bytea not null,
  challenge text not null,
  challenge_method text not null check (challenge_method in ('plain', 's256')),
  method text not null,
  created_at timestamptz(3) not null default now(),
  constraint pkce_codes_once unique (code_hash)
);
create index pkce_codes_by_age on pkce_codes (created_at);
create index pkce_codes_by_user on pkce_codes (user_id);

create table recovery_codes (
  factor_id uuid not null references factors (id) on delete cascade,
  code_hash bytea not null,
  used_at timestamptz(3),
  constraint recovery_codes_pkey primary key (factor_id, code_hash)
);

create table signing_keys (
  kid text primary key,
  public_jwk jsonb not null,
  sealed_private_jwk bytea not null,
  created_at timestamptz(3) not null default now(),
  retired_at timestamptz(3)
);
create unique index signing_keys_one_current on signing_keys ((true)) where retired_at is null;

create table support_changes (
  id uuid primary key,
  user_id uuid not null,
  takes_effect_at timestamptz(3) not null,
  created_at timestamptz(3) not null default now(),
  kind text not null check (kind in ('second_factor_removal', 'email_correction')),
  new_email text,
  begun_at timestamptz(3),
  constraint factor_removals_user_id_fkey foreign key (user_id) references users (id) on delete cascade,
  constraint support_changes_email check ((kind = 'email_correction') = (new_email is not null)),
  constraint support_changes_one_at_a_time unique (user_id, kind)
);
create index support_changes_by_time on support_changes (takes_effect_at);

create table user_roles (
  user_id uuid not null references users (id) on delete cascade,
  role text not null check (role in ('sales_rep', 'business', 'admin')),
  created_at timestamptz(3) not null default now(),
  rep_user_id uuid generated always as (case role when 'sales_rep' then user_id else null::uuid end) stored,
  business_user_id uuid generated always as (case role when 'business' then user_id else null::uuid end) stored,
  constraint user_roles_pkey primary key (user_id, role)
);
create index user_roles_of_business on user_roles (business_user_id) where business_user_id is not null;
create index user_roles_of_rep on user_roles (rep_user_id) where rep_user_id is not null;

-- operators

create table admin_users (
  id uuid primary key,
  email text not null,
  is_admin boolean not null default true,
  password_hash text,
  sealed_totp_secret bytea,
  last_totp_step bigint not null default 0,
  disabled_at timestamptz(3),
  last_sign_in_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  role text not null,
  invitation_hash bytea,
  invitation_expires_at timestamptz(3),
  constraint admin_users_email_normal check (email = lower(email)),
  constraint admin_users_email_once unique (email),
  constraint admin_users_invitation_once unique (invitation_hash),
  constraint admin_users_role_known check (role in ('owner', 'reviewer', 'finance', 'support')),
  constraint admin_users_whole_invitation check ((invitation_hash is null) = (invitation_expires_at is null))
);

create table admin_approvals (
  id uuid primary key,
  act text not null check (act ~ '^[a-z_]+\.[a-z_]+$'),
  target_type text,
  target_id uuid,
  user_id uuid references users (id),
  input jsonb not null,
  effects jsonb not null,
  amount_cents bigint check (amount_cents >= 0),
  reason text not null,
  status text not null default 'open' check (status in ('open', 'approved', 'declined', 'withdrawn', 'expired')),
  proposed_by uuid not null references admin_users (id),
  proposed_at timestamptz not null,
  expires_at timestamptz not null,
  decided_by uuid references admin_users (id),
  decided_at timestamptz,
  decided_because text,
  constraint admin_approvals_decided check ((status = 'open') = (decided_at is null)),
  constraint admin_approvals_two_people check ((status <> all (array['approved', 'declined'])) or decided_by is not null and decided_by <> proposed_by),
  constraint admin_approvals_whole_target check ((target_type is null) = (target_id is null))
);
create index admin_approvals_by_user on admin_approvals (user_id) where user_id is not null;
create index admin_approvals_closed on admin_approvals (proposed_at desc, id desc) where status <> 'open';
create unique index admin_approvals_one_open on admin_approvals (act, target_id) nulls not distinct where status = 'open';
create index admin_approvals_waiting on admin_approvals (proposed_at, id) where status = 'open';

create table admin_audit (
  id uuid not null,
  admin_id uuid,
  who text not null,
  act text not null,
  outcome text not null,
  reason text,
  target_type text,
  target_id uuid,
  address text,
  user_agent text,
  created_at timestamptz(3) not null default now(),
  changes jsonb,
  about_money boolean not null default false,
  constraint admin_audit_act_check1 check (act <> ''),
  constraint admin_audit_admin_id_fkey1 foreign key (admin_id) references admin_users (id),
  constraint admin_audit_outcome_check1 check (outcome in ('done', 'refused')),
  constraint admin_audit_pkey primary key (id, about_money, created_at),
  constraint admin_audit_refused_for_a_reason check (outcome = 'done' or reason is not null),
  constraint admin_audit_whole_target check ((target_type is null) = (target_id is null))
) partition by list (about_money);
create index admin_audit_by_admin on only admin_audit (admin_id, created_at desc) where admin_id is not null;
create index admin_audit_by_target on only admin_audit (target_id, created_at desc, id desc) where target_type = 'user';
create index admin_audit_documents_opened on only admin_audit (target_id, admin_id) where act = 'vetting.view_document';
create index admin_audit_newest on only admin_audit (created_at desc, id desc);
create index admin_audit_of_settings on only admin_audit (created_at desc, id desc) where act = 'settings.change';
create index admin_audit_of_team on only admin_audit (target_id, created_at) where target_type = 'admin';

create function admin_audit_kept(about_money boolean)
  returns interval language sql stable as $$
  select make_interval(days => case when about_money then greatest(audit_days, 1827) else audit_days end) from operator_settings
$$;

create function admin_audit_keeps()
  returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if old.created_at < now() - admin_audit_kept(old.about_money) then return old; end if;
  end if;
  raise exception 'admin_audit is append-only';
end
$$;

create trigger admin_audit_append_only before delete or update on admin_audit for each row execute function admin_audit_keeps();
create trigger admin_audit_never_truncated before truncate on admin_audit for each statement execute function admin_audit_keeps();

create table admin_audit_money partition of admin_audit for values in (true) partition by range (created_at);

create table admin_audit_money_other partition of admin_audit_money default;

create trigger admin_audit_never_truncated before truncate on admin_audit_money_other for each statement execute function admin_audit_keeps();

create table admin_audit_rest partition of admin_audit for values in (false) partition by range (created_at);

create table admin_audit_rest_other partition of admin_audit_rest default;

create trigger admin_audit_never_truncated before truncate on admin_audit_rest_other for each statement execute function admin_audit_keeps();

create table admin_sessions (
  id uuid primary key,
  admin_id uuid not null references admin_users (id) on delete cascade,
  token_hash bytea not null,
  second_factor boolean not null,
  created_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null,
  constraint admin_sessions_token_once unique (token_hash)
);
create index admin_sessions_by_admin on admin_sessions (admin_id);

create table admin_passkey_challenges (
  id uuid primary key,
  purpose text not null check (purpose in ('registration', 'sign_in')),
  challenge bytea not null,
  session_id uuid references admin_sessions (id) on delete cascade,
  created_at timestamptz(3) not null default now(),
  constraint admin_passkey_challenges_of_whom check ((purpose = 'registration') = (session_id is not null))
);
create index admin_passkey_challenges_by_age on admin_passkey_challenges (created_at);
create index admin_passkey_challenges_by_session on admin_passkey_challenges (session_id) where session_id is not null;

create table admin_passkeys (
  id uuid primary key,
  admin_id uuid not null references admin_users (id) on delete cascade,
  name text not null check (name <> ''),
  credential_id bytea not null check (octet_length(credential_id) >= 1 and octet_length(credential_id) <= 1023),
  public_key bytea not null,
  sign_count bigint not null check (sign_count >= 0),
  transports text[] not null,
  last_used_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  constraint admin_passkeys_credential_once unique (credential_id)
);
create index admin_passkeys_by_admin on admin_passkeys (admin_id);

create table admin_sign_ins (
  token_hash bytea primary key,
  admin_id uuid not null references admin_users (id) on delete cascade,
  sealed_totp_secret bytea,
  wrong_codes smallint not null default 0,
  expires_at timestamptz(3) not null
);
create index admin_sign_ins_by_admin on admin_sign_ins (admin_id);

create table operator_settings (
  one_row boolean default true primary key check (one_row),
  reps_pay_nothing boolean not null default false,
  vat_number text check (vat_number ~ '^4\d{9}$'),
  updated_at timestamptz(3) not null default now(),
  gigs_paid_here boolean not null default false,
  fee_basis_points integer not null default 1000 check (fee_basis_points >= 0 and fee_basis_points <= 10000),
  fee_bearer text not null default 'rep' check (fee_bearer in ('rep', 'business')),
  card_fee_bearer text not null default 'platform' check (card_fee_bearer in ('platform', 'business')),
  card_fee_basis_points integer not null default 350 check (card_fee_basis_points >= 0 and card_fee_basis_points <= 1000),
  card_fee_flat_cents integer not null default 200 check (card_fee_flat_cents >= 0 and card_fee_flat_cents <= 10000),
  minimum_payout_cents integer not null default 10000 check (minimum_payout_cents >= 100 and minimum_payout_cents <= 1000000),
  review_matches boolean not null default true,
  version integer not null default 1 check (version > 0),
  rep_trial_days integer not null default 15 check (rep_trial_days >= 0 and rep_trial_days <= 365),
  business_trial_days integer not null default 30 check (business_trial_days >= 0 and business_trial_days <= 365),
  audit_days integer not null default 731 check (audit_days >= 731 and audit_days <= 3650),
  impression_days integer not null default 180 check (impression_days >= 30 and impression_days <= 180),
  read_notification_days integer not null default 90 check (read_notification_days >= 7 and read_notification_days <= 90),
  notification_days integer not null default 180 check (notification_days >= 30 and notification_days <= 180),
  policy_report_days integer not null default 30 check (policy_report_days >= 7 and policy_report_days <= 90),
  notice_text text check (length(notice_text) >= 1 and length(notice_text) <= 300),
  notice_from timestamptz(3),
  notice_until timestamptz(3),
  courses_on boolean not null default true,
  gifts_on boolean not null default true,
  attachments_on boolean not null default true,
  suggestions_on boolean not null default true,
  support_email text check (length(support_email) >= 3 and length(support_email) <= 120),
  support_phone text check (length(support_phone) >= 9 and length(support_phone) <= 20),
  support_whatsapp text check (support_whatsapp ~ '^[1-9][0-9]{8,14}$'),
  weekday_hours text check (weekday_hours ~ '^(Closed|[0-9]{1,2}:00-[0-9]{1,2}:00)$'),
  saturday_hours text check (saturday_hours ~ '^(Closed|[0-9]{1,2}:00-[0-9]{1,2}:00)$'),
  sunday_hours text check (sunday_hours ~ '^(Closed|[0-9]{1,2}:00-[0-9]{1,2}:00)$'),
  constraint operator_settings_notice_in_order check (notice_from < notice_until)
);

create table suspensions (
  id uuid primary key,
  user_id uuid not null references users (id),
  reason text not null,
  suspended_by uuid not null references admin_users (id),
  suspended_at timestamptz(3) not null,
  lifted_by uuid references admin_users (id),
  lifted_at timestamptz(3),
  lifted_because text,
  constraint suspensions_lifted check (num_nulls(lifted_by, lifted_at, lifted_because) = any (array[0, 3]))
);
create index suspensions_of_user on suspensions (user_id);
create unique index suspensions_one_at_a_time on suspensions (user_id) where lifted_at is null;

create table user_notes (
  id uuid primary key,
  user_id uuid not null references users (id),
  admin_id uuid not null references admin_users (id),
  text text not null,
  created_at timestamptz(3) not null
);
create index user_notes_newest on user_notes (user_id, created_at desc, id desc);

create table viewings (
  id uuid primary key,
  user_id uuid not null references users (id),
  admin_id uuid not null references admin_users (id),
  admin_session_id uuid references admin_sessions (id) on delete set null,
  reason text not null,
  began_at timestamptz(3) not null,
  ends_at timestamptz(3) not null,
  ended_at timestamptz(3),
  constraint viewings_ended check (ended_at >= began_at and ended_at <= ends_at),
  constraint viewings_short check (ends_at > began_at and ends_at <= (began_at + '00:15:00'::interval))
);
create index viewings_of_session on viewings (admin_session_id);
create index viewings_of_user on viewings (user_id, began_at);
create unique index viewings_one_each on viewings (admin_id) where ended_at is null;

-- files

create table stored_files (
  id uuid primary key,
  owner_id uuid not null references users (id) on delete cascade,
  purpose text not null check (purpose in ('cv', 'profile-photo', 'profile-video', 'identity-document', 'identity-document-back', 'company-logo', 'cipc-document', 'utility-bill', 'responsible-person-id', 'responsible-person-id-back', 'work-evidence', 'message-file')),
  bucket text not null check (bucket in ('cvs', 'profile-photos', 'user-documents', 'profile-videos', 'work-evidence', 'message-files')),
  object_key text not null,
  name text not null check (name <> ''),
  content_type text not null,
  byte_size integer not null check (byte_size > 0),
  sha256 bytea not null check (octet_length(sha256) = 32),
  sealed boolean not null,
  key_id text,
  duration_ms integer check (duration_ms > 0),
  created_at timestamptz(3) not null default now(),
  superseded_at timestamptz(3),
  taken_at timestamptz(3),
  constraint stored_files_documents_are_sealed check (sealed = (bucket = 'user-documents')),
  constraint stored_files_object_once unique (object_key),
  constraint stored_files_sealed_with_a_key check (sealed = (key_id is not null))
);
create index stored_files_by_checksum on stored_files (sha256);
create index stored_files_by_key on stored_files (key_id) where key_id is not null;
create index stored_files_by_owner on stored_files (owner_id);
create index stored_files_current on stored_files (owner_id) where superseded_at is null and taken_at is null;
create unique index stored_files_one_current on stored_files (owner_id, purpose) where superseded_at is null and taken_at is null and purpose <> 'message-file';
create index stored_files_superseded on stored_files (superseded_at) where superseded_at is not null;

-- notifications

create table notification_heads (
  user_id uuid primary key references users (id) on delete cascade,
  last_place bigint not null
);

create table notification_mails (
  user_id uuid not null references users (id) on delete cascade,
  topic text not null,
  due_at timestamptz(3),
  not_before timestamptz(3),
  mailed_place bigint not null default 0,
  constraint notification_mails_pkey primary key (user_id, topic)
);
create index notification_mails_due on notification_mails (due_at) where due_at is not null;

create table notifications (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  place bigint not null,
  portal text not null check (portal in ('rep', 'business')),
  kind text not null,
  data jsonb not null,
  count integer not null default 1 check (count > 0),
  subject uuid,
  once_key text,
  about_user_id uuid,
  mail_topic text,
  told_at timestamptz(3) not null default now(),
  read_at timestamptz(3),
  constraint notifications_counted_or_told_once check ((subject is null) <> (once_key is null))
);
create index notifications_by_age on notifications (told_at);
create unique index notifications_list on notifications (user_id, place);
create index notifications_naming on notifications (about_user_id) where about_user_id is not null;
create unique index notifications_one_count on notifications (user_id, kind, subject) where read_at is null and subject is not null;
create index notifications_read_by_age on notifications (read_at) where read_at is not null;
create unique index notifications_told_once on notifications (user_id, once_key) where once_key is not null;
create index notifications_unread on notifications (user_id, place) where read_at is null;

create table push_devices (
  id uuid primary key,
  user_id uuid not null,
  session_id uuid not null references sessions (id) on delete cascade,
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  server_key text not null,
  created_at timestamptz(3) not null,
  renewed_at timestamptz(3) not null,
  taken_at timestamptz(3),
  failed_at timestamptz(3)
);
create index push_devices_of_session on push_devices (session_id);
create index push_devices_of_user on push_devices (user_id, renewed_at desc);

-- catalogue

create table industries (
  id uuid primary key,
  name text not null check (name <> ''),
  icon_name text not null default 'briefcase',
  constraint industries_once unique (name)
);

create table locations (
  id uuid primary key,
  name text not null check (name <> ''),
  province text not null check (province in ('Gauteng', 'Western Cape', 'KwaZulu-Natal', 'Eastern Cape', 'Free State', 'Limpopo', 'Mpumalanga', 'North West', 'Northern Cape', 'National')),
  latitude double precision check (latitude >= '-90'::integer::double precision and latitude <= 90::double precision),
  longitude double precision check (longitude >= '-180'::integer::double precision and longitude <= 180::double precision),
  constraint locations_once unique (name, province),
  constraint locations_whole_place check ((latitude is null) = (longitude is null))
);

-- contact

create table contact_messages (
  id uuid primary key,
  name text not null check (name <> ''),
  email text not null check (email <> ''),
  subject text not null check (subject <> ''),
  message text not null check (message <> ''),
  user_type text check (user_type in ('sales_rep', 'business', 'investor', 'other')),
  created_at timestamptz(3) not null default now(),
  handled_at timestamptz(3),
  handled_by uuid references admin_users (id),
  assigned_to uuid references admin_users (id),
  constraint contact_messages_handled check (num_nulls(handled_at, handled_by) = any (array[0, 2]))
);
create index contact_messages_by_email on contact_messages (lower(email), created_at);
create index contact_messages_by_handler on contact_messages (handled_by) where handled_by is not null;
create index contact_messages_handled_last on contact_messages (handled_at desc, id desc) where handled_at is not null;
create index contact_messages_newest on contact_messages (created_at desc, id desc);
create index contact_messages_open on contact_messages (created_at, id) where handled_at is null;

create table leads (
  id uuid primary key,
  kind text not null check (kind in ('business', 'sales_rep')),
  name text not null check (name <> ''),
  email text not null,
  phone text,
  description text,
  company_name text check (company_name <> ''),
  industry text,
  number_of_reps text,
  location text,
  experience text,
  industries text[],
  availability text,
  consent_version text not null,
  consent_channel text not null check (consent_channel = 'website'),
  consented_at timestamptz(3) not null default now(),
  handled_at timestamptz(3),
  handled_by uuid references admin_users (id),
  assigned_to uuid references admin_users (id),
  constraint leads_email_normal check (email = lower(email)),
  constraint leads_handled check (num_nulls(handled_at, handled_by) = any (array[0, 2])),
  constraint leads_of_a_business check (kind <> 'business' or company_name is not null and industry is not null and number_of_reps is not null),
  constraint leads_of_a_rep check (kind <> 'sales_rep' or location is not null and experience is not null and industries is not null and availability is not null)
);
create index leads_by_email on leads (email, consented_at);
create index leads_by_handler on leads (handled_by) where handled_by is not null;
create index leads_handled_last on leads (handled_at desc, id desc) where handled_at is not null;
create index leads_newest on leads (consented_at desc, id desc);
create index leads_open on leads (consented_at, id) where handled_at is null;

create table enquiry_answers (
  id uuid primary key,
  contact_message_id uuid references contact_messages (id) on delete cascade,
  lead_id uuid references leads (id) on delete cascade,
  admin_id uuid not null references admin_users (id),
  text text not null,
  sent_at timestamptz(3) not null,
  constraint enquiry_answers_of_one check (num_nonnulls(contact_message_id, lead_id) = 1)
);
create index enquiry_answers_of_lead on enquiry_answers (lead_id, sent_at) where lead_id is not null;
create index enquiry_answers_of_message on enquiry_answers (contact_message_id, sent_at) where contact_message_id is not null;

-- profiles

create table business_profiles (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  company_name text not null check (company_name <> ''),
  primary_location_id uuid references locations (id),
  primary_industry_id uuid references industries (id),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  version integer not null default 1 check (version > 0),
  industry text check (industry in ('retail', 'fmcg', 'fintech', 'technology', 'healthcare', 'automotive', 'real-estate', 'other')),
  company_size text check (company_size in ('1-10', '11-50', '51-200', '201-500', '500+')),
  location_address text check (location_address <> ''),
  phone text check (phone ~ '^\+[1-9][0-9]{6,14}$'),
  website text check (website ~ '^https?://'),
  description text check (description <> '' and length(description) <= 2000),
  trial_ends_at timestamptz(3) not null,
  phone_since timestamptz(3) not null default now(),
  former_phone text,
  name_approved_at timestamptz(3),
  signatory_name text check (btrim(signatory_name) <> '' and length(signatory_name) <= 120),
  refund_used boolean not null default false,
  constraint business_profiles_one_per_user unique (user_id)
);
create index business_profiles_by_trial on business_profiles (trial_ends_at);
create index business_profiles_name_alike on business_profiles using gin (company_name gin_trgm_ops);
create index business_profiles_newest on business_profiles (created_at);
create index business_profiles_saved on business_profiles (updated_at);

create function jobs_follow_company()
  returns trigger language plpgsql as $$
begin
  update jobs set search = job_search_of(jobs, new.company_name) where business_id = new.id and status = 'active';
  return null;
end
$$;

create trigger business_profiles_rename after update of company_name on business_profiles for each row when (old.company_name is distinct from new.company_name) execute function jobs_follow_company();

create table company_answers (
  application_id uuid primary key,
  business_id uuid not null references business_profiles (id) on delete cascade,
  applied_at timestamptz(3) not null,
  answered_at timestamptz(3) not null default clock_timestamp()
);
create index company_answers_of_business on company_answers (business_id, answered_at desc) include (applied_at);

create table name_changes (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  part text not null check (part in ('full_name', 'company_name', 'signatory_name')),
  name_before text,
  name_after text not null check (btrim(name_after) <> ''),
  status text not null default 'waiting' check (status in ('waiting', 'approved', 'declined')),
  reason text,
  created_at timestamptz(3) not null default now(),
  decided_at timestamptz(3),
  decided_by uuid references admin_users (id),
  constraint name_changes_check check ((status = 'waiting') = (decided_at is null)),
  constraint name_changes_check1 check ((status = 'waiting') = (decided_by is null)),
  constraint name_changes_check2 check ((status = 'declined') = (reason is not null))
);
create index name_changes_decided on name_changes (decided_at desc, id desc) where decided_at is not null;
create index name_changes_of_user on name_changes (user_id, created_at);
create index name_changes_open on name_changes (created_at, id) where decided_at is null;
create unique index name_changes_waiting on name_changes (user_id, part) where status = 'waiting';

create table rep_profiles (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  full_name text not null check (full_name <> ''),
  preferred_location_id uuid references locations (id),
  preferred_industry_id uuid references industries (id),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  version integer not null default 1 check (version > 0),
  age smallint check (age >= 18 and age <= 99),
  age_stated_on date,
  phone text check (phone ~ '^\+[1-9][0-9]{6,14}$'),
  location_id uuid references locations (id),
  location_address text check (location_address <> ''),
  industry text check (industry in ('technology', 'finance', 'healthcare', 'retail', 'manufacturing', 'other')),
  experience text check (experience in ('entry', 'junior', 'mid', 'senior')),
  availability text check (availability in ('full-time', 'part-time', 'weekends', 'flexible')),
  hourly_rate_cents bigint check (hourly_rate_cents >= 1 and hourly_rate_cents <= 1000000),
  skills text[] not null default '{}' check (cardinality(skills) <= 20 and array_position(skills, null::text) is null and array_position(skills, '') is null),
  description text check (description <> '' and length(description) <= 2000),
  trial_ends_at timestamptz(3) not null,
  work_weekdays text[] check (work_weekdays <@ array['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']),
  days_off date[] not null default '{}',
  days_on date[] not null default '{}',
  phone_since timestamptz(3) not null default now(),
  former_phone text,
  name_approved_at timestamptz(3),
  refund_used boolean not null default false,
  tags text[] check (cardinality(tags) <= 25),
  refuses text[] check (refuses <@ array['alcohol', 'tobacco', 'door-to-door', 'nights', 'relocating', 'commission-only']),
  constraint rep_profiles_age_has_a_day check ((age is null) = (age_stated_on is null)),
  constraint rep_profiles_one_per_user unique (user_id)
);
create index rep_profiles_by_trial on rep_profiles (trial_ends_at);
create index rep_profiles_name_alike on rep_profiles using gin (full_name gin_trgm_ops);
create index rep_profiles_newest on rep_profiles (created_at);
create index rep_profiles_saved on rep_profiles (updated_at);

create table skills (
  id uuid primary key,
  name text not null check (name <> ''),
  skill_group text not null check (skill_group <> '')
);
create unique index skills_once on skills (lower(name));

-- ledger

create table account_total_changes (
  id bigint generated always as identity primary key,
  kind text not null,
  cents bigint not null
);

create table account_totals (
  kind text primary key,
  cents bigint not null
);

create table book_checks (
  checked_at timestamptz default clock_timestamp() primary key,
  differences integer not null check (differences >= 0)
);

create table business_spending (
  business_id uuid primary key,
  total_spent_cents bigint not null default 0 check (total_spent_cents >= 0)
);

create function ledger_follow()
  returns trigger language plpgsql as $$
begin
  raise exception '% follows the ledger''s entries', tg_table_name;
end
$$;

create trigger business_spending_follow before insert or delete or update on business_spending for each row when (pg_trigger_depth() = 0) execute function ledger_follow();
create trigger business_spending_never_truncated before truncate on business_spending for each statement execute function ledger_follow();

create table earning_changes (
  id bigint generated always as identity primary key,
  day date not null,
  cents bigint not null
);

create table earnings_by_day (
  day date primary key,
  cents bigint not null
);

create table ledger_accounts (
  id uuid primary key,
  kind text not null check (kind in ('provider_clearing', 'bank', 'platform_earnings', 'subscription_income', 'course_income', 'provider_fees', 'chargeback_losses', 'unallocated_receipts', 'engagement_held', 'rep_wallet', 'rep_payout')),
  engagement_id uuid,
  business_id uuid,
  rep_id uuid,
  balance_cents bigint,
  created_at timestamptz(3) not null default now(),
  constraint ledger_accounts_never_overdrawn check (balance_cents >= 0 or kind = 'bank'),
  constraint ledger_accounts_owned check (case when kind = 'engagement_held' then num_nulls(engagement_id, business_id, rep_id, balance_cents) = 0 when kind in ('rep_wallet', 'rep_payout') then num_nulls(rep_id, balance_cents) = 0 and num_nonnulls(engagement_id, business_id) = 0 when kind = 'bank' then balance_cents is not null and num_nonnulls(engagement_id, business_id, rep_id) = 0 else num_nonnulls(engagement_id, business_id, rep_id, balance_cents) = 0 end)
);
create index ledger_accounts_of_business on ledger_accounts (business_id) where business_id is not null;
create index ledger_accounts_of_rep on ledger_accounts (rep_id) where rep_id is not null;
create unique index ledger_accounts_one_of_engagement on ledger_accounts (engagement_id) where kind = 'engagement_held';
create unique index ledger_accounts_one_of_payouts on ledger_accounts (rep_id) where kind = 'rep_payout';
create unique index ledger_accounts_one_of_platform on ledger_accounts (kind) where kind <> all (array['engagement_held', 'rep_wallet', 'rep_payout']);
create unique index ledger_accounts_one_of_rep on ledger_accounts (rep_id) where kind = 'rep_wallet';
create index ledger_accounts_without_balance on ledger_accounts (kind) where balance_cents is null;

create trigger ledger_accounts_follow before delete or update on ledger_accounts for each row when (pg_trigger_depth() = 0) execute function ledger_follow();
create trigger ledger_accounts_start_empty before insert on ledger_accounts for each row when (new.balance_cents <> 0) execute function ledger_follow();

create table ledger_corrections (
  id uuid primary key,
  from_account uuid not null references ledger_accounts (id),
  to_account uuid not null references ledger_accounts (id),
  amount_cents bigint not null check (amount_cents > 0),
  reason text not null,
  status text not null default 'asked' check (status in ('asked', 'approved', 'rejected')),
  asked_by uuid not null references admin_users (id),
  asked_at timestamptz(3) not null default now(),
  decided_by uuid references admin_users (id),
  decided_at timestamptz(3),
  constraint ledger_corrections_decided check ((status = 'asked') = (decided_at is null)),
  constraint ledger_corrections_two_accounts check (from_account <> to_account),
  constraint ledger_corrections_two_people check (status <> 'approved' or decided_by is not null and decided_by <> asked_by)
);
create index ledger_corrections_by_age on ledger_corrections (asked_at desc, id desc);

create table ledger_transfers (
  id uuid primary key,
  kind text not null check (kind in ('engagement_funded', 'engagement_released', 'engagement_refunded', 'subscription_paid', 'payment_fee', 'card_fee_charged', 'subscription_refunded', 'subscription_charged_back', 'courses_paid', 'courses_refunded', 'courses_charged_back', 'receipt_unallocated', 'receipt_allocated', 'receipt_refunded', 'receipt_charged_back', 'goodwill_refunded', 'refund_paid_from_bank', 'hires_charged_back', 'chargeback_recovered', 'payout_requested', 'payout_paid', 'payout_failed', 'payout_returned', 'provider_settled', 'correction')),
  idempotency_key text not null check (idempotency_key <> ''),
  engagement_id uuid,
  created_at timestamptz(3) not null default now(),
  booked_in xid8 not null default pg_current_xact_id(),
  payment_id uuid,
  milestone integer not null default 1 check (milestone > 0),
  completes boolean not null default true,
  payout_id uuid,
  settlement_id uuid,
  correction_id uuid,
  unsold boolean not null default false,
  constraint ledger_transfers_about check (num_nonnulls(engagement_id, payment_id, payout_id, settlement_id, correction_id) = 1 and case when kind like 'engagement%' then engagement_id when kind like 'payout%' then payout_id when kind = 'provider_settled' then settlement_id when kind = 'correction' then correction_id else payment_id end is not null),
  constraint ledger_transfers_key_once unique (idempotency_key)
);
create index ledger_transfers_by_time on ledger_transfers using brin (created_at);
create unique index ledger_transfers_correction_once on ledger_transfers (correction_id) where correction_id is not null;
create unique index ledger_transfers_courses_once on ledger_transfers (payment_id, kind) where kind in ('courses_paid', 'courses_charged_back');
create unique index ledger_transfers_funded_once on ledger_transfers (engagement_id, milestone) where kind = 'engagement_funded';
create index ledger_transfers_of_engagement on ledger_transfers (engagement_id, kind);
create index ledger_transfers_of_payment on ledger_transfers (payment_id) where payment_id is not null;
create index ledger_transfers_of_payout on ledger_transfers (payout_id) where payout_id is not null;
create unique index ledger_transfers_payment_charged_back_once on ledger_transfers (payment_id) where kind in ('subscription_charged_back', 'receipt_charged_back');
create unique index ledger_transfers_payment_earned_once on ledger_transfers (payment_id) where kind in ('subscription_paid', 'receipt_allocated');
create unique index ledger_transfers_payment_in_once on ledger_transfers (payment_id) where kind in ('subscription_paid', 'receipt_unallocated');
create unique index ledger_transfers_payment_refunded_once on ledger_transfers (payment_id) where kind in ('subscription_refunded', 'receipt_refunded');
create unique index ledger_transfers_payout_ended_once on ledger_transfers (payout_id) where kind in ('payout_paid', 'payout_failed');
create unique index ledger_transfers_payout_once on ledger_transfers (payout_id, kind) where payout_id is not null;
create unique index ledger_transfers_settlement_once on ledger_transfers (settlement_id) where settlement_id is not null;

create function ledger_keep()
  returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end
$$;

create trigger ledger_transfers_append_only before delete or update on ledger_transfers for each row execute function ledger_keep();
create trigger ledger_transfers_never_truncated before truncate on ledger_transfers for each statement execute function ledger_keep();

create table ledger_entries (
  transfer_id uuid not null references ledger_transfers (id),
  account_id uuid not null references ledger_accounts (id),
  amount_cents bigint not null check (amount_cents <> 0),
  constraint ledger_entries_pkey primary key (transfer_id, account_id)
);
create index ledger_entries_by_account on ledger_entries (account_id, transfer_id) include (amount_cents);

create function ledger_balance()
  returns trigger language plpgsql as $$
begin
  if (select sum(amount_cents) from ledger_entries where transfer_id = new.transfer_id) <> 0 then
    raise exception 'ledger transfer % does not balance', new.transfer_id using errcode = 'check_violation';
  end if;
  return null;
end
$$;

create function ledger_earn()
  returns trigger language plpgsql as $$
begin
  insert into earning_changes (day, cents)
    select (t.created_at at time zone 'Africa/Johannesburg')::date, sum(amount_cents)
    from added join ledger_transfers t on t.id = transfer_id
    where account_id in (
      select id from ledger_accounts
      where kind in ('platform_earnings', 'subscription_income', 'course_income', 'chargeback_losses'))
    group by 1;
  return null;
end
$$;

create function ledger_post()
  returns trigger language plpgsql as $$
begin
  if exists (select from added e join ledger_transfers t on t.id = e.transfer_id
             where t.booked_in <> pg_current_xact_id()) then
    raise exception 'a ledger transfer that is booked takes no more entries' using errcode = 'check_violation';
  end if;
  -- In one order, whoever posts: of two transfers, never each waits for the other.
  perform from ledger_accounts
    where id in (select account_id from added) and balance_cents is not null
    order by id for no key update;
  update ledger_accounts
    set balance_cents = balance_cents + moved.cents
    from (select account_id, sum(amount_cents)::bigint as cents from added group by account_id) moved
    where id = moved.account_id and balance_cents is not null;

  insert into rep_wallets as known (rep_id, total_earnings_cents, engagements_completed)
    select a.rep_id, coalesce(sum(e.amount_cents) filter (where a.kind = 'rep_wallet'), 0),
           count(distinct a.id) filter (where a.kind = 'engagement_held' and a.balance_cents = 0 and t.completes and not exists (
             select from ledger_transfers back
             where back.engagement_id = t.engagement_id and back.kind = 'engagement_refunded' and not back.unsold))
    from added e
    join ledger_transfers t on t.id = e.transfer_id and (t.kind = 'engagement_released' or t.unsold)
    join ledger_accounts a on a.id = e.account_id and a.rep_id is not null
    group by a.rep_id order by a.rep_id
    on conflict (rep_id) do update set
      total_earnings_cents = known.total_earnings_cents + excluded.total_earnings_cents,
      engagements_completed = known.engagements_completed + excluded.engagements_completed;

  insert into business_spending as known (business_id, total_spent_cents)
    select a.business_id, -sum(e.amount_cents)
    from added e
    join ledger_transfers t on t.id = e.transfer_id and t.kind = 'engagement_released'
    join ledger_accounts a on a.id = e.account_id and a.kind = 'engagement_held'
    group by a.business_id order by a.business_id
    on conflict (business_id) do update set
      total_spent_cents = known.total_spent_cents + excluded.total_spent_cents;
  return null;
end
$$;

create function ledger_total()
  returns trigger language plpgsql as $$
begin
  insert into account_total_changes (kind, cents)
    select a.kind, sum(amount_cents) from added join ledger_accounts a on a.id = account_id group by a.kind;
  return null;
end
$$;

create trigger ledger_entries_append_only before delete or update on ledger_entries for each row execute function ledger_keep();
create constraint trigger ledger_entries_balance after insert on ledger_entries deferrable initially deferred for each row execute function ledger_balance();
create trigger ledger_entries_earn after insert on ledger_entries referencing new table as added for each statement execute function ledger_earn();
create trigger ledger_entries_never_truncated before truncate on ledger_entries for each statement execute function ledger_keep();
create trigger ledger_entries_post after insert on ledger_entries referencing new table as added for each statement execute function ledger_post();
create trigger ledger_entries_total after insert on ledger_entries referencing new table as added for each statement execute function ledger_total();

create table rep_wallets (
  rep_id uuid primary key,
  total_earnings_cents bigint not null default 0 check (total_earnings_cents >= 0),
  engagements_completed integer not null default 0 check (engagements_completed >= 0)
);

create trigger rep_wallets_follow before insert or delete or update on rep_wallets for each row when (pg_trigger_depth() = 0) execute function ledger_follow();
create trigger rep_wallets_never_truncated before truncate on rep_wallets for each statement execute function ledger_follow();

-- agreements

create table agreement_texts (
  sha256 bytea primary key,
  user_type text check (user_type in ('rep', 'business')),
  version text not null check (version <> ''),
  effective_from date not null,
  body text not null,
  created_at timestamptz(3) not null default now(),
  constraint agreement_texts_hash_fits check (sha256 = sha256(convert_to(body, 'UTF8'::name)))
);

create function agreements_keep()
  returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end
$$;

create trigger agreement_texts_append_only before delete or update on agreement_texts for each row execute function agreements_keep();
create trigger agreement_texts_never_truncated before truncate on agreement_texts for each statement execute function agreements_keep();

create table agreement_evidence (
  "position" bigint primary key check ("position" > 0),
  id uuid not null,
  previous_hash bytea not null check (octet_length(previous_hash) = 32),
  row_hash bytea not null check (octet_length(row_hash) = 32),
  user_id uuid not null,
  user_type text not null check (user_type in ('rep', 'business')),
  session_id uuid not null,
  text_sha256 bytea not null references agreement_texts (sha256),
  version text not null,
  ticked boolean not null check (ticked),
  typed_name text not null check (btrim(typed_name) <> ''),
  account_name text,
  account_email text not null,
  address text not null,
  user_agent text,
  signed_at timestamptz(3) not null,
  constraint agreement_evidence_chain_once unique (previous_hash),
  constraint agreement_evidence_id_once unique (id)
);
create index agreement_evidence_of_text on agreement_evidence (text_sha256);
create index agreement_evidence_of_user on agreement_evidence (user_id, user_type, "position" desc);

create trigger agreement_evidence_append_only before delete or update on agreement_evidence for each row execute function agreements_keep();
create trigger agreement_evidence_never_truncated before truncate on agreement_evidence for each statement execute function agreements_keep();

create table legal_contracts (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  user_type text not null check (user_type in ('rep', 'business')),
  text_sha256 bytea not null references agreement_texts (sha256),
  version text not null,
  is_agreed boolean not null check (is_agreed),
  signature_data text not null check (btrim(signature_data) <> ''),
  signed_at timestamptz(3) not null,
  evidence_id uuid references agreement_evidence (id),
  copy_key text,
  created_at timestamptz(3) not null default now(),
  constraint legal_contracts_one_of_a_kind unique (user_id, user_type)
);
create index legal_contracts_by_evidence on legal_contracts (evidence_id) where evidence_id is not null;
create index legal_contracts_by_text on legal_contracts (text_sha256);
create index legal_contracts_signed on legal_contracts (signed_at);

-- diagnostics

create table backups (
  id uuid primary key,
  done_at timestamptz(3) not null default now()
);
create index backups_newest on backups (done_at desc);

create table policy_reports (
  id uuid primary key,
  directive text not null,
  blocked text not null,
  page text not null,
  count integer not null default 1,
  first_seen_at timestamptz(3) not null default now(),
  last_seen_at timestamptz(3) not null default now(),
  constraint policy_reports_directive_blocked_page_key unique (directive, blocked, page)
);
create index policy_reports_by_last on policy_reports (last_seen_at desc, id desc);

-- vetting

create table user_vetting (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  user_type text not null check (user_type in ('rep', 'business')),
  status text not null default 'pending' check (status in ('pending', 'approved', 'rejected')),
  reason text,
  submitted_at timestamptz(3) not null default now(),
  decided_at timestamptz(3),
  decided_by uuid references admin_users (id),
  claimed_by uuid references admin_users (id),
  claimed_until timestamptz(3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  constraint user_vetting_decided_at_once check ((status = 'pending') = (decided_at is null)),
  constraint user_vetting_one_of_a_kind unique (user_id, user_type),
  constraint user_vetting_rejected_for_a_reason check (status <> 'rejected' or btrim(reason) <> ''),
  constraint user_vetting_whole_claim check ((claimed_by is null) = (claimed_until is null))
);
create index user_vetting_by_claimer on user_vetting (claimed_by) where claimed_by is not null;
create index user_vetting_by_decider on user_vetting (decided_by) where decided_by is not null;
create index user_vetting_by_time on user_vetting (submitted_at, id);
create index user_vetting_by_type_and_time on user_vetting (user_type, submitted_at, id);
create index user_vetting_decided on user_vetting (status, decided_at desc, id desc) where decided_at is not null;
create index user_vetting_decided_by_type on user_vetting (user_type, status, decided_at desc, id desc) where decided_at is not null;
create index user_vetting_queue on user_vetting (status, submitted_at, id);
create index user_vetting_queue_by_type on user_vetting (user_type, status, submitted_at, id);

create table user_documents (
  id uuid primary key,
  vetting_id uuid not null references user_vetting (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  document_type text not null check (document_type in ('identity-document', 'identity-document-back', 'cv', 'profile-video', 'cipc-document', 'utility-bill', 'responsible-person-id', 'responsible-person-id-back')),
  file_id uuid,
  file_name text not null,
  created_at timestamptz(3) not null default now(),
  replaced_at timestamptz(3),
  asked_again_at timestamptz(3),
  asked_again_reason text,
  constraint user_documents_asked_for_a_reason check ((asked_again_at is null) = (asked_again_reason is null)),
  constraint user_documents_keep_their_file foreign key (file_id) references stored_files (id)
);
create index user_documents_asked_again on user_documents (vetting_id) where asked_again_at is not null and replaced_at is null;
create index user_documents_by_file on user_documents (file_id) where file_id is not null;
create index user_documents_kept on user_documents (vetting_id) where file_id is not null;
create index user_documents_of_case on user_documents (vetting_id, created_at);
create index user_documents_of_user on user_documents (user_id);
create unique index user_documents_one_current on user_documents (vetting_id, document_type) where replaced_at is null;

create table user_vetting_steps (
  id uuid primary key,
  vetting_id uuid not null references user_vetting (id) on delete cascade,
  step text not null check (step in ('submitted', 'document_asked', 'approved', 'rejected', 'reopened', 'documents_deleted')),
  document_type text,
  note text,
  by_user_id uuid references users (id) on delete set null,
  by_admin_id uuid references admin_users (id),
  created_at timestamptz(3) not null default now(),
  constraint user_vetting_steps_by_one check (num_nonnulls(by_user_id, by_admin_id) <= 1)
);
create index user_vetting_steps_by_admin on user_vetting_steps (by_admin_id) where by_admin_id is not null;
create index user_vetting_steps_by_user on user_vetting_steps (by_user_id) where by_user_id is not null;
create index user_vetting_steps_of_case on user_vetting_steps (vetting_id, created_at, id);

create table vetting_checks (
  vetting_id uuid not null references user_vetting (id) on delete cascade,
  subject text not null check (subject in ('person', 'company')),
  kind text not null check (kind in ('sa-id', 'passport', 'cipc')),
  number_hash bytea not null check (octet_length(number_hash) = 32),
  fault text check (fault in ('length', 'date', 'status', 'checksum', 'form', 'year')),
  age smallint check (age >= 0),
  checked_by uuid not null references admin_users (id),
  checked_at timestamptz(3) not null default now(),
  constraint vetting_checks_age_of_a_good_id check (age is null or kind = 'sa-id' and fault is null),
  constraint vetting_checks_company_by_cipc check ((subject = 'company') = (kind = 'cipc')),
  constraint vetting_checks_pkey primary key (vetting_id, subject)
);
create index vetting_checks_by_checker on vetting_checks (checked_by);
create index vetting_checks_by_number on vetting_checks (number_hash);

-- payments

create table billing_details (
  user_id uuid primary key references users (id) on delete cascade,
  name text not null,
  address text not null,
  vat_number text,
  updated_at timestamptz(3) not null default now()
);

create table billing_reminders (
  user_id uuid not null references users (id) on delete cascade,
  side text not null check (side in ('rep', 'business')),
  kind text not null,
  about date not null,
  sent_at timestamptz(3) not null default now(),
  constraint billing_reminders_pkey primary key (user_id, side, kind, about)
);

create table former_trials (
  address_hash bytea not null check (length(address_hash) = 32),
  side text not null check (side in ('rep', 'business')),
  user_id uuid,
  trial_ends_at timestamptz(3) not null,
  refund_used boolean not null,
  left_at timestamptz(3) not null,
  constraint former_trials_pkey primary key (address_hash, side)
);
create index former_trials_left on former_trials (left_at);
create index former_trials_of_user on former_trials (user_id) where user_id is not null;

create table payfast_notifications (
  id uuid primary key,
  received_at timestamptz(3) not null default now(),
  source_address text not null,
  body text not null,
  body_sha256 bytea not null,
  signed boolean not null,
  pf_payment_id text,
  merchant_payment_id text,
  token text,
  payment_status text
);
create unique index payfast_notifications_forged_once on payfast_notifications (body_sha256) where not signed;
create index payfast_notifications_of_payment on payfast_notifications (merchant_payment_id);
create index payfast_notifications_of_token on payfast_notifications (token) where token is not null;
create unique index payfast_notifications_once on payfast_notifications (pf_payment_id, payment_status) where signed;

create function payfast_keep()
  returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end
$$;

create trigger payfast_notifications_append_only before delete or update on payfast_notifications for each row when (old.signed) execute function payfast_keep();
create trigger payfast_notifications_never_truncated before truncate on payfast_notifications for each statement execute function payfast_keep();

create table payfast_inbox (
  notification_id uuid primary key references payfast_notifications (id) on delete cascade,
  state text not null check (state in ('applied', 'awaiting', 'parked', 'refused', 'dismissed')),
  reason text,
  confirmed boolean not null default false,
  attempts integer not null default 0,
  decided_at timestamptz(3) not null default now(),
  vouched_by uuid references admin_users (id),
  vouched_because text,
  agreed_by uuid references admin_users (id),
  constraint payfast_inbox_two_people check (agreed_by is null or vouched_by is not null and agreed_by <> vouched_by),
  constraint payfast_inbox_vouched check ((vouched_by is null) = (vouched_because is null))
);
create index payfast_inbox_by_state on payfast_inbox (state, notification_id desc);

create table provider_payouts (
  id uuid primary key,
  provider text not null default 'card' check (provider in ('card', 'escrow')),
  paid_on date not null,
  bank_reference text not null,
  amount_cents bigint not null check (amount_cents > 0),
  recorded_by uuid references admin_users (id),
  recorded_at timestamptz(3) not null,
  line_count integer not null,
  constraint provider_payouts_once unique (bank_reference)
);
create index provider_payouts_by_age on provider_payouts (recorded_at desc, id desc);

create table subscriptions (
  id uuid primary key,
  user_id uuid not null,
  side text not null check (side in ('rep', 'business')),
  token text not null,
  status text not null check (status in ('active', 'past_due', 'cancelled', 'ended')),
  amount_cents bigint not null check (amount_cents > 0),
  anchor_on date not null,
  anchor_cycle integer not null default 1 check (anchor_cycle > 0),
  paid_until date not null,
  next_charge_on date,
  card_expires text check (card_expires ~ '^20\d\d-(0[1-9]|1[0-2])$'),
  cancelled_at timestamptz(3),
  cancel_reason text,
  provider_ended_at timestamptz(3),
  ended_at timestamptz(3),
  ended_because text check (ended_because in ('refunded', 'charged_back', 'paid_twice', 'account_closed', 'unpaid', 'ran_out', 'nothing_due')),
  wanted text check (wanted in ('pause', 'unpause', 'cancel')),
  created_at timestamptz(3) not null default now(),
  cancelled_late boolean not null default false,
  wanted_version integer not null default 0,
  constraint subscriptions_ended check ((status = 'ended') = (ended_at is not null)),
  constraint subscriptions_ended_because check ((ended_at is null) = (ended_because is null)),
  constraint subscriptions_token_once unique (token)
);
create index subscriptions_by_age on subscriptions (created_at desc, id desc);
create index subscriptions_by_charge on subscriptions (next_charge_on) where next_charge_on is not null;
create index subscriptions_by_status on subscriptions (status, created_at desc, id desc);
create index subscriptions_ended_at on subscriptions (ended_at) where ended_at is not null;
create unique index subscriptions_one_a_side on subscriptions (user_id, side) where status <> 'ended';
create index subscriptions_wanted on subscriptions (id) where wanted is not null;

create table payfast_payments (
  merchant_payment_id uuid primary key,
  user_id uuid,
  item text not null check (item in ('subscription', 'hires', 'courses')),
  side text check (side in ('rep', 'business')),
  item_name text not null,
  amount_gross bigint not null check (amount_gross > 0),
  payment_status text not null check (payment_status in ('PENDING', 'COMPLETE', 'UNALLOCATED', 'FAILED', 'CANCELLED', 'ABANDONED', 'REFUNDED', 'CHARGED_BACK')),
  consent_version text,
  consented_at timestamptz(3),
  billing_on date,
  subscription_id uuid references subscriptions (id),
  cycle integer check (cycle > 0),
  pf_payment_id text,
  fee_cents bigint not null default 0 check (fee_cents >= 0),
  period_from date,
  period_until date,
  receipt_number bigint unique,
  recipient jsonb,
  vat_number text,
  created_at timestamptz(3) not null default now(),
  paid_at timestamptz(3),
  provider text not null default 'card' check (provider in ('card', 'escrow')),
  card_fee_cents bigint not null default 0,
  settled_at timestamptz(3),
  settled_in uuid references provider_payouts (id),
  charged_back_at timestamptz(3),
  chargeback_settled_in uuid references provider_payouts (id),
  constraint payfast_payments_check check (card_fee_cents >= 0 and card_fee_cents < amount_gross),
  constraint payfast_payments_courses check (item <> 'courses' or num_nonnulls(subscription_id, cycle, billing_on) = 0 and provider = 'card' and card_fee_cents = 0),
  constraint payfast_payments_hires check (item <> 'hires' or num_nonnulls(subscription_id, cycle, billing_on) = 0 and not side is distinct from 'business'),
  constraint payfast_payments_months check (item <> 'subscription' or provider = 'card' and card_fee_cents = 0),
  constraint payfast_payments_once unique (pf_payment_id),
  constraint payfast_payments_paid check ((payment_status <> all (array['COMPLETE', 'UNALLOCATED', 'REFUNDED', 'CHARGED_BACK'])) or paid_at is not null),
  constraint payfast_payments_payer check (num_nulls(user_id, side) = 0 or cycle is null and paid_at is not null and pf_payment_id is not null),
  constraint payfast_payments_period check (num_nulls(cycle, period_from, period_until) = any (array[0, 3])),
  constraint payfast_payments_receipt check (cycle is null and payment_status <> 'COMPLETE' or receipt_number is not null),
  constraint payfast_payments_settled check (num_nulls(settled_at, settled_in) = any (array[0, 2]))
);
create unique index payfast_payments_a_cycle on payfast_payments (subscription_id, cycle);
create index payfast_payments_by_age on payfast_payments (created_at desc, merchant_payment_id desc);
create index payfast_payments_by_amount on payfast_payments (amount_gross, created_at desc);
create index payfast_payments_by_status on payfast_payments (payment_status, created_at desc, merchant_payment_id desc);
create index payfast_payments_of_payout on payfast_payments (settled_in) where settled_in is not null;
create index payfast_payments_of_user on payfast_payments (user_id, created_at desc, merchant_payment_id desc);
create unique index payfast_payments_one_open on payfast_payments (user_id, item, side) where payment_status = 'PENDING';
create index payfast_payments_taken_of_payout on payfast_payments (chargeback_settled_in) where chargeback_settled_in is not null;
create index payfast_payments_taken_unsettled on payfast_payments (charged_back_at, merchant_payment_id) where charged_back_at is not null and chargeback_settled_in is null;
create index payfast_payments_unsettled on payfast_payments (paid_at, merchant_payment_id) where paid_at is not null and settled_in is null;

create function payment_courses_follow(payment uuid)
  returns void language plpgsql as $$
begin
  perform from payfast_payments where merchant_payment_id = payment for no key update;
  update payment_courses line set went_back = not went_back
  where merchant_payment_id = payment and went_back <> payment_course_is_back(line);
end
$$;

create function payfast_payments_turned()
  returns trigger language plpgsql as $$
begin
  perform payment_courses_follow(new.merchant_payment_id);
  return null;
end
$$;

create trigger payfast_payments_turned after update of payment_status on payfast_payments for each row when ((old.payment_status in ('REFUNDED', 'CHARGED_BACK')) <> (new.payment_status in ('REFUNDED', 'CHARGED_BACK')) and new.item = 'courses') execute function payfast_payments_turned();

create table payfast_stray_tokens (
  token text primary key,
  found_at timestamptz not null default now(),
  ended_at timestamptz
);

create table payment_courses (
  merchant_payment_id uuid not null references payfast_payments (merchant_payment_id),
  course_id uuid not null,
  learner_id uuid not null,
  title text not null,
  amount_cents bigint not null check (amount_cents > 0),
  opened_at timestamptz(3),
  went_back boolean not null default false,
  constraint payment_courses_pkey primary key (merchant_payment_id, course_id, learner_id)
);
create index payment_courses_of_course on payment_courses (course_id);

create function payment_course_is_back(line payment_courses)
  returns boolean language sql stable as $$
  select exists (
      select from payfast_payments p
      where p.merchant_payment_id = line.merchant_payment_id and p.payment_status in ('REFUNDED', 'CHARGED_BACK'))
    or exists (
      select from payment_refunds r
      where r.merchant_payment_id = line.merchant_payment_id and r.part = 'course' and r.status in ('done', 'eft_paid')
        and r.course_id = line.course_id and r.learner_id = line.learner_id)
$$;

create function payment_courses_begin()
  returns trigger language plpgsql as $$
begin
  new.went_back := payment_course_is_back(new);
  return new;
end
$$;

create function payment_courses_counted()
  returns trigger language plpgsql as $$
begin
  insert into course_money_changes (course_id, paid_cents, returned_cents)
  select line.course_id, sum(line.cents), sum(case when line.went_back then line.cents else 0 end)
  from (values (new.course_id, new.opened_at, new.went_back, new.amount_cents), (old.course_id, old.opened_at, old.went_back, -old.amount_cents))
    as line (course_id, opened_at, went_back, cents)
  where line.opened_at is not null group by line.course_id
  having sum(line.cents) <> 0 or sum(case when line.went_back then line.cents else 0 end) <> 0;
  return null;
end
$$;

create trigger payment_courses_begin before insert on payment_courses for each row execute function payment_courses_begin();
create trigger payment_courses_counted after insert or delete or update on payment_courses for each row execute function payment_courses_counted();

create table payment_differences (
  id uuid primary key,
  subscription_id uuid not null references subscriptions (id),
  found_at timestamptz(3) not null default now(),
  kind text not null,
  ours text not null,
  theirs text not null,
  mended boolean not null,
  settled_at timestamptz(3)
);
create index payment_differences_open on payment_differences (found_at desc, id desc) where settled_at is null;
create unique index payment_differences_open_once on payment_differences (subscription_id, kind) where settled_at is null;

create table payment_milestones (
  merchant_payment_id uuid not null references payfast_payments (merchant_payment_id),
  milestone_id uuid not null,
  engagement_id uuid not null,
  rep_id uuid not null,
  what text not null,
  starts_at timestamptz(3),
  amount_cents bigint not null check (amount_cents > 0),
  card_fee_cents bigint not null default 0 check (card_fee_cents >= 0),
  funded_at timestamptz(3),
  returned_cents bigint not null default 0,
  back_cents bigint,
  milestone integer not null,
  moved_cents bigint not null default 0,
  from_milestone_id uuid,
  constraint payment_milestones_check check (returned_cents >= 0 and returned_cents <= (amount_cents + card_fee_cents)),
  constraint payment_milestones_check1 check (back_cents >= 0 and back_cents <= amount_cents),
  constraint payment_milestones_moved check (moved_cents >= 0 and moved_cents <= amount_cents),
  constraint payment_milestones_pkey primary key (merchant_payment_id, milestone_id)
);
create unique index payment_milestones_funded_once on payment_milestones (milestone_id) where funded_at is not null;
create index payment_milestones_of_milestone on payment_milestones (milestone_id);
create index payment_milestones_of_rep on payment_milestones (rep_id) where funded_at is not null;

create table payment_refunds (
  id uuid primary key,
  merchant_payment_id uuid not null references payfast_payments (merchant_payment_id),
  amount_cents bigint not null check (amount_cents > 0),
  status text not null check (status in ('asked', 'approved', 'done', 'eft_due', 'eft_ready', 'eft_paid', 'rejected')),
  reason text not null,
  asked_by uuid references admin_users (id),
  asked_at timestamptz(3) not null default now(),
  decided_by uuid references admin_users (id),
  decided_at timestamptz(3),
  failure text,
  sealed_account bytea,
  by_hand boolean not null default false,
  sending_until timestamptz(3),
  eft_reference text,
  paid_by uuid references admin_users (id),
  part text not null default 'all' check (part in ('all', 'milestone', 'excess', 'goodwill', 'course')),
  milestone_id uuid,
  done_at timestamptz(3),
  settled_in uuid references provider_payouts (id),
  course_id uuid,
  learner_id uuid,
  account_id uuid,
  account_asked_at timestamptz(3),
  account_confirmed_at timestamptz(3),
  account_usable_from timestamptz(3),
  wait_until timestamptz,
  constraint payment_refunds_account_confirmed check ((account_confirmed_at is null) = (account_usable_from is null)),
  constraint payment_refunds_account_once unique (account_id),
  constraint payment_refunds_course_named check (num_nonnulls(course_id, learner_id) = case part when 'course' then 2 else 0 end),
  constraint payment_refunds_of_course foreign key (merchant_payment_id, course_id, learner_id) references payment_courses (merchant_payment_id, course_id, learner_id),
  constraint payment_refunds_of_milestone foreign key (merchant_payment_id, milestone_id) references payment_milestones (merchant_payment_id, milestone_id),
  constraint payment_refunds_paid_by_another check (paid_by is null or decided_by is null or paid_by <> decided_by),
  constraint payment_refunds_part_named check ((part = 'milestone') = (milestone_id is not null)),
  constraint payment_refunds_two_people check (asked_by is null or decided_by is null or asked_by <> decided_by)
);
create index payment_refunds_by_status on payment_refunds (status, asked_at, id);
create index payment_refunds_of_payment on payment_refunds (merchant_payment_id);
create index payment_refunds_of_payout on payment_refunds (settled_in) where settled_in is not null;
create unique index payment_refunds_one_a_part on payment_refunds (merchant_payment_id, part, coalesce(milestone_id, course_id, merchant_payment_id), coalesce(learner_id, merchant_payment_id)) where status <> 'rejected';
create index payment_refunds_unsettled on payment_refunds (done_at, id) where done_at is not null and settled_in is null;

create function payment_refunds_bound()
  returns trigger language plpgsql as $$
declare
  came_in bigint;
begin
  if new.status = 'rejected' then return null; end if;
  select amount_gross into came_in from payfast_payments
    where merchant_payment_id = new.merchant_payment_id for no key update;
  if (select sum(amount_cents) from payment_refunds
      where merchant_payment_id = new.merchant_payment_id and status <> 'rejected') > came_in then
    raise exception 'more would go back of payment % than came in', new.merchant_payment_id using errcode = 'check_violation';
  end if;
  return null;
end
$$;

create function payment_refunds_turned()
  returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.part = 'course' then perform payment_courses_follow(old.merchant_payment_id); end if;
  if tg_op <> 'DELETE' and new.part = 'course' then perform payment_courses_follow(new.merchant_payment_id); end if;
  return null;
end
$$;

create trigger payment_refunds_bound after insert or update of amount_cents, merchant_payment_id on payment_refunds for each row execute function payment_refunds_bound();
create trigger payment_refunds_turned after insert or delete or update of status, part, merchant_payment_id, course_id, learner_id on payment_refunds for each row execute function payment_refunds_turned();

create table payment_runs (
  name text primary key,
  succeeded_at timestamptz(3) not null
);

-- courses

create table badge_keys (
  id uuid primary key,
  public_jwk jsonb not null,
  sealed_private_jwk bytea,
  created_at timestamptz(3) not null,
  retired_at timestamptz(3),
  constraint badge_keys_retired check ((retired_at is null) = (sealed_private_jwk is not null))
);
create unique index badge_keys_one_current on badge_keys ((true)) where retired_at is null;

create table courses (
  id uuid primary key,
  slug text not null,
  origin text not null check (origin in ('repository', 'panel')),
  version_id uuid not null,
  title text not null,
  level text not null check (level in ('Beginner', 'Intermediate', 'Advanced')),
  industry text not null,
  price_cents bigint not null check (price_cents >= 0),
  xp_reward integer not null check (xp_reward >= 0),
  created_at timestamptz(3) not null,
  published_at timestamptz(3),
  finished_count integer not null default 0 check (finished_count >= 0),
  rating_count integer not null default 0 check (rating_count >= 0),
  rating_sum integer not null default 0 check (rating_sum >= 0)
);
create unique index courses_slug on courses (slug);

create table course_versions (
  id uuid primary key,
  course_id uuid not null references courses (id) deferrable initially deferred,
  number integer not null check (number > 0),
  source_sha256 bytea not null,
  title text not null,
  summary text not null,
  description jsonb not null,
  outcomes text[] not null,
  author jsonb not null,
  sources jsonb not null,
  minutes integer not null check (minutes > 0),
  lesson_count integer not null check (lesson_count > 0),
  created_at timestamptz(3) not null,
  level text not null check (level in ('Beginner', 'Intermediate', 'Advanced')),
  xp_reward integer not null check (xp_reward >= 0),
  constraint course_versions_number unique (course_id, number),
  constraint course_versions_of_course unique (id, course_id),
  constraint course_versions_source unique (course_id, source_sha256)
);

create table course_purchases (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  course_id uuid not null references courses (id),
  version_id uuid,
  source text not null check (source in ('bought', 'gift', 'free')),
  merchant_payment_id uuid,
  given_by uuid references users (id) on delete set null,
  bought_at timestamptz(3) not null,
  begun_at timestamptz(3),
  progress integer not null default 0 check (progress >= 0 and progress <= 100),
  place_lesson integer,
  place_block integer,
  place_at timestamptz(3),
  counted_at timestamptz(3),
  completed_at timestamptz(3),
  returned_at timestamptz(3),
  constraint course_purchases_begun check ((begun_at is null) = (version_id is null) and (begun_at is null) = (counted_at is null)),
  constraint course_purchases_place check (num_nonnulls(place_lesson, place_block, place_at) = any (array[0, 3])),
  constraint course_purchases_version foreign key (version_id, course_id) references course_versions (id, course_id)
);
create index course_purchases_finished on course_purchases (completed_at) where completed_at is not null;
create index course_purchases_newest on course_purchases (bought_at);
create index course_purchases_of_course on course_purchases (course_id, bought_at desc, id);
create index course_purchases_of_giver on course_purchases (given_by) where given_by is not null;
create index course_purchases_of_user on course_purchases (user_id);
create index course_purchases_of_version on course_purchases (version_id) where version_id is not null;
create unique index course_purchases_once on course_purchases (user_id, course_id) where returned_at is null;
create unique index course_purchases_paid_once on course_purchases (merchant_payment_id, course_id, user_id) where merchant_payment_id is not null;

create function course_passage(had course_purchases)
  returns TABLE(kind text, lesson integer, question_id text, option integer) language sql stable as $$
  select reached.kind, done.lesson, null::text, null::int
  from course_lesson_progress done
  cross join lateral (values ('read', done.read_at), ('answered', done.answered_at)) as reached (kind, at)
  where done.purchase_id = had.id and had.returned_at is null and at is not null
  union all
  select 'said', null, answer.question_id, answer.first_option from course_answers answer where answer.purchase_id = had.id
  union all
  select 'said', null, tested.question_id, tested.option
  from course_tested(array(select attempt from course_attempts attempt where attempt.purchase_id = had.id)) tested
$$;

create function course_standing(had course_purchases)
  returns TABLE(kind text) language sql immutable as $$
  select standing.kind
  from (values (had.source, had.returned_at is null), ('returned', had.returned_at is not null),
               ('begun', had.returned_at is null and had.begun_at is not null),
               ('finished', had.returned_at is null and had.completed_at is not null)) as standing (kind, counts)
  where counts
$$;

create function course_purchases_counted()
  returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    -- Before what hangs on it goes with it.
    insert into course_count_changes (kind, course_id, version_id, change)
    select kind, old.course_id, old.version_id, -1 from course_standing(old);
    insert into course_count_changes (kind, course_id, version_id, lesson, question_id, option, change)
    select kind, old.course_id, old.version_id, lesson, question_id, option, -count(*)
    from course_passage(old) group by kind, lesson, question_id, option;
    return old;
  end if;
  if tg_op = 'INSERT' then
    insert into course_count_changes (kind, course_id, version_id, change)
    select kind, new.course_id, new.version_id, 1 from course_standing(new);
    return new;
  end if;
  insert into course_count_changes (kind, course_id, version_id, change)
  select kind, course_id, version_id, sum(change)
  from (select kind, new.course_id, new.version_id, 1 as change from course_standing(new)
        union all select kind, old.course_id, old.version_id, -1 from course_standing(old)) moves
  group by kind, course_id, version_id having sum(change) <> 0;
  if (old.course_id, old.version_id, old.returned_at is null)
    is distinct from (new.course_id, new.version_id, new.returned_at is null) then
    insert into course_count_changes (kind, course_id, version_id, lesson, question_id, option, change)
    select kind, course_id, version_id, lesson, question_id, option, sum(change)
    from (select passed.*, new.course_id, new.version_id, 1 as change from course_passage(new) passed
          union all select passed.*, old.course_id, old.version_id, -1 from course_passage(old) passed) moves
    group by kind, course_id, version_id, lesson, question_id, option having sum(change) <> 0;
  end if;
  return new;
end
$$;

create trigger course_purchases_added after insert on course_purchases for each row execute function course_purchases_counted();
create trigger course_purchases_changed after update on course_purchases for each row when ((old.course_id, old.version_id, old.source, old.begun_at is null, old.completed_at is null, old.returned_at is null) is distinct from (new.course_id, new.version_id, new.source, new.begun_at is null, new.completed_at is null, new.returned_at is null)) execute function course_purchases_counted();
create trigger course_purchases_gone before delete on course_purchases for each row execute function course_purchases_counted();

create table certificates (
  id uuid primary key,
  number text not null,
  user_id uuid not null references users (id) on delete cascade,
  course_id uuid not null references courses (id),
  version_id uuid not null,
  purchase_id uuid not null references course_purchases (id) on delete cascade,
  score_percent integer not null check (score_percent >= 0 and score_percent <= 100),
  holder_name text not null,
  issued_at timestamptz(3) not null,
  badge_id uuid not null,
  shown_name text not null default 'none' check (shown_name in ('full', 'short', 'none')),
  reissued_at timestamptz(3),
  withdrawn_at timestamptz(3),
  withdrawn_reason text,
  retake_at timestamptz(3),
  constraint certificates_retake check (retake_at is null or withdrawn_at is not null),
  constraint certificates_version foreign key (version_id, course_id) references course_versions (id, course_id),
  constraint certificates_withdrawn check ((withdrawn_at is null) = (withdrawn_reason is null))
);
create index certificates_alike on certificates using gin (number gin_trgm_ops, holder_name gin_trgm_ops);
create unique index certificates_badge on certificates (badge_id);
create index certificates_newest on certificates (issued_at);
create unique index certificates_number on certificates (number);
create index certificates_of_course on certificates (course_id, issued_at desc, id);
create index certificates_of_purchase on certificates (purchase_id);
create index certificates_of_user on certificates (user_id, course_id, issued_at desc);
create index certificates_of_version on certificates (version_id);
create unique index certificates_once on certificates (user_id, course_id) where withdrawn_at is null;
create unique index certificates_shut_out on certificates (user_id, course_id) where withdrawn_at is not null and retake_at is null;

create table certificate_names (
  badge_id uuid primary key,
  certificate_id uuid not null references certificates (id) on delete cascade,
  holder_name text not null,
  issued_at timestamptz(3) not null,
  replaced_at timestamptz(3) not null
);
create index certificate_names_of_certificate on certificate_names (certificate_id, replaced_at);

create table course_answers (
  purchase_id uuid not null references course_purchases (id) on delete cascade,
  question_id text not null,
  first_option integer not null,
  first_at timestamptz(3) not null,
  "option" integer not null,
  is_right boolean not null,
  answered_at timestamptz(3) not null,
  constraint course_answers_pkey primary key (purchase_id, question_id)
);

create function course_answers_counted()
  returns trigger language plpgsql as $$
begin
  insert into course_count_changes (kind, course_id, version_id, question_id, option, change)
  select 'said', had.course_id, had.version_id, moves.question_id, moves.option, moves.change
  from (values (new.purchase_id, new.question_id, new.first_option, 1), (old.purchase_id, old.question_id, old.first_option, -1))
    as moves (purchase_id, question_id, option, change)
  join course_purchases had on had.id = moves.purchase_id
  for no key update of had;
  return null;
end
$$;

create trigger course_answers_added after insert on course_answers for each row execute function course_answers_counted();
create trigger course_answers_changed after update on course_answers for each row when ((old.purchase_id, old.question_id, old.first_option) is distinct from (new.purchase_id, new.question_id, new.first_option)) execute function course_answers_counted();
create trigger course_answers_gone after delete on course_answers for each row execute function course_answers_counted();

create table course_attempts (
  id uuid primary key,
  purchase_id uuid not null references course_purchases (id) on delete cascade,
  day date not null,
  drawn_at timestamptz(3) not null,
  ends_at timestamptz(3) not null,
  questions jsonb not null,
  handed_in_at timestamptz(3),
  answers jsonb,
  right_answers integer,
  passed boolean,
  constraint course_attempts_handed_in check (num_nonnulls(handed_in_at, answers, right_answers, passed) = any (array[0, 4]))
);
create index course_attempts_of_purchase on course_attempts (purchase_id, drawn_at desc);

create function course_tested(attempts course_attempts[])
  returns TABLE(question_id text, option integer) language sql immutable as $$
  select distinct on (answer ->> 'id') answer ->> 'id', (answer ->> 'option')::int
  from unnest(attempts) attempt, jsonb_array_elements(attempt.answers) answer
  where attempt.handed_in_at is not null and answer ->> 'option' is not null
  order by answer ->> 'id', attempt.drawn_at, attempt.id
$$;

create function course_attempts_move(gone course_attempts[], added course_attempts[])
  returns void language plpgsql as $$
begin
  perform from course_purchases had
  where had.id in (select purchase_id from unnest(gone || added)) order by had.id for no key update;
  insert into course_count_changes (kind, course_id, version_id, question_id, option, change)
  select 'said', had.course_id, had.version_id, moves.question_id, moves.option, sum(moves.change)
  from course_purchases had
  cross join lateral (select array(
    select attempt from course_attempts attempt
    where attempt.purchase_id = had.id and attempt.id not in (select id from unnest(added))) as rest) others
  cross join lateral (
    select question_id, option, 1 as change
    from course_tested(rest || array(select one from unnest(added) one where one.purchase_id = had.id))
    union all
    select question_id, option, -1
    from course_tested(rest || array(select one from unnest(gone) one where one.purchase_id = had.id))) moves
  where had.id in (select purchase_id from unnest(gone || added))
  group by had.course_id, had.version_id, moves.question_id, moves.option having sum(moves.change) <> 0;
end
$$;

create function course_attempts_added()
  returns trigger language plpgsql as $$
begin
  if exists (select from added where handed_in_at is not null) then
    perform course_attempts_move('{}', array(select added::course_attempts from added));
  end if;
  return null;
end
$$;

create function course_attempts_changed()
  returns trigger language plpgsql as $$
begin
  perform course_attempts_move(array(select gone::course_attempts from gone), array(select added::course_attempts from added));
  return null;
end
$$;

create function course_attempts_gone()
  returns trigger language plpgsql as $$
begin
  perform course_attempts_move(array(select gone::course_attempts from gone), '{}');
  return null;
end
$$;

create trigger course_attempts_added after insert on course_attempts referencing new table as added for each statement execute function course_attempts_added();
create trigger course_attempts_changed after update on course_attempts referencing old table as gone new table as added for each statement execute function course_attempts_changed();
create trigger course_attempts_gone after delete on course_attempts referencing old table as gone for each statement execute function course_attempts_gone();

create table course_count_changes (
  id bigint generated always as identity primary key,
  kind text not null,
  course_id uuid not null,
  version_id uuid,
  lesson integer,
  question_id text,
  "option" integer,
  change bigint not null
);

create table course_counts (
  kind text not null check (kind in ('bought', 'gift', 'free', 'returned', 'begun', 'finished', 'read', 'answered', 'said')),
  course_id uuid not null,
  version_id uuid,
  lesson integer,
  question_id text,
  "option" integer,
  people bigint not null,
  constraint course_counts_once unique nulls not distinct (kind, course_id, version_id, lesson, question_id, option)
);

create table course_drafts (
  course_id uuid primary key,
  slug text not null,
  title text not null,
  version integer not null default 1 check (version > 0),
  published_version integer,
  created_at timestamptz(3) not null,
  changed_at timestamptz(3) not null,
  changed_by uuid not null references admin_users (id),
  constraint course_drafts_check check (published_version <= version)
);
create index course_drafts_changed_by on course_drafts (changed_by);
create unique index course_drafts_slug on course_drafts (slug);

create table course_draft_files (
  id uuid primary key,
  course_id uuid not null references course_drafts (course_id) on delete cascade,
  path text not null,
  content text not null,
  version integer not null default 1 check (version > 0),
  changed_at timestamptz(3) not null,
  changed_by uuid not null references admin_users (id),
  constraint course_draft_files_path unique (course_id, path) deferrable
);
create index course_draft_files_changed_by on course_draft_files (changed_by);

create table course_lesson_progress (
  purchase_id uuid not null references course_purchases (id) on delete cascade,
  lesson integer not null,
  read_seconds integer not null default 0 check (read_seconds >= 0),
  read_at timestamptz(3),
  answered_at timestamptz(3),
  constraint course_lesson_progress_pkey primary key (purchase_id, lesson)
);

create function course_lessons_counted()
  returns trigger language plpgsql as $$
begin
  insert into course_count_changes (kind, course_id, version_id, lesson, change)
  select moves.kind, had.course_id, had.version_id, moves.lesson, moves.change
  from (values ('read', new.purchase_id, new.lesson, new.read_at, 1), ('answered', new.purchase_id, new.lesson, new.answered_at, 1),
               ('read', old.purchase_id, old.lesson, old.read_at, -1), ('answered', old.purchase_id, old.lesson, old.answered_at, -1))
    as moves (kind, purchase_id, lesson, at, change)
  join course_purchases had on had.id = moves.purchase_id
  where moves.at is not null and had.returned_at is null
  for no key update of had;
  return null;
end
$$;

create trigger course_lesson_progress_added after insert on course_lesson_progress for each row when (new.read_at is not null or new.answered_at is not null) execute function course_lessons_counted();
create trigger course_lesson_progress_changed after update on course_lesson_progress for each row when ((old.purchase_id, old.lesson, old.read_at is null, old.answered_at is null) is distinct from (new.purchase_id, new.lesson, new.read_at is null, new.answered_at is null)) execute function course_lessons_counted();
create trigger course_lesson_progress_gone after delete on course_lesson_progress for each row when (old.read_at is not null or old.answered_at is not null) execute function course_lessons_counted();

create table course_lessons (
  version_id uuid not null references course_versions (id),
  number integer not null check (number > 0),
  slug text not null,
  title text not null,
  minutes integer not null check (minutes > 0),
  blocks jsonb not null,
  constraint course_lessons_pkey primary key (version_id, number)
);

create table course_money (
  course_id uuid primary key,
  paid_cents bigint not null,
  returned_cents bigint not null
);

create table course_money_changes (
  id bigint generated always as identity primary key,
  course_id uuid not null,
  paid_cents bigint not null,
  returned_cents bigint not null
);

create table course_questions (
  version_id uuid not null,
  id text not null,
  lesson integer not null,
  use text not null check (use in ('lesson', 'test')),
  "position" integer not null,
  ask text not null,
  options jsonb not null,
  constraint course_questions_of_lesson foreign key (version_id, lesson) references course_lessons (version_id, number),
  constraint course_questions_pkey primary key (version_id, id)
);
create index course_questions_of_use on course_questions (version_id, use, lesson, "position");

create table course_ratings (
  purchase_id uuid primary key references course_purchases (id) on delete cascade,
  course_id uuid not null references courses (id),
  stars integer not null check (stars >= 1 and stars <= 5),
  words text,
  rated_at timestamptz(3) not null
);
create index course_ratings_of_course on course_ratings (course_id, rated_at desc);

create table course_reports (
  purchase_id uuid not null references course_purchases (id) on delete cascade,
  id uuid not null,
  received_at timestamptz(3) not null,
  constraint course_reports_pkey primary key (purchase_id, id)
);
create index course_reports_received on course_reports (received_at);

create table ended_badges (
  id uuid primary key,
  because text not null check (because in ('withdrawn', 'replaced', 'deleted')),
  ended_at timestamptz(3) not null
);
create index ended_badges_of_list on ended_badges ("right"(id::text, 2), id);

create table points (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  kind text not null check (kind in ('lesson', 'course', 'streak', 'first_gig', 'withdrawn')),
  course_id uuid references courses (id),
  lesson integer,
  day date,
  engagement_id uuid,
  points integer not null,
  earned_at timestamptz(3) not null,
  constraint points_about check (case kind when 'lesson' then num_nonnulls(course_id, lesson) = 2 and num_nonnulls(day, engagement_id) = 0 when 'streak' then day is not null and num_nonnulls(course_id, lesson, engagement_id) = 0 when 'first_gig' then engagement_id is not null and num_nonnulls(course_id, lesson, day) = 0 else course_id is not null and num_nonnulls(lesson, day, engagement_id) = 0 end),
  constraint points_check check ((points > 0) = (kind <> 'withdrawn')),
  constraint points_once unique nulls not distinct (user_id, kind, course_id, lesson, day)
);
create index points_of_user on points (user_id, earned_at desc, id desc) include (points);

-- jobs

create table flag_words (
  id uuid primary key,
  phrase text not null,
  folded text not null,
  added_by uuid not null references admin_users (id),
  added_at timestamptz(3) not null,
  constraint flag_words_once unique (folded)
);

create function job_sells_to_businesses(title text, description text, required_skills text)
  returns boolean language sql immutable parallel safe as $$
  select concat_ws(' ', title, description, required_skills) ~*
    '\m(b2b|business[- ]to[- ]business|corporate|wholesalers?|key accounts?|account managers?|resellers?|distributors?|small business(es)?|business owners?|procurement)\M'
$$;

create table jobs (
  id uuid primary key,
  business_id uuid not null references business_profiles (id) on delete cascade,
  title text not null check (title <> ''),
  description text not null check (description <> ''),
  industry text not null check (industry in ('Technology', 'Healthcare', 'Finance', 'Retail', 'Manufacturing', 'Real Estate', 'Automotive', 'Other')),
  location_id uuid not null references locations (id),
  province text not null,
  location_address text,
  compensation_cents bigint not null check (compensation_cents > 0),
  hourly_rate_cents bigint check (hourly_rate_cents > 0),
  duration text check (duration in ('1 week', '1 month', '3 months', '6 months', 'ongoing')),
  required_skills text,
  start_date date,
  experience_required text not null check (experience_required in ('Entry Level', '1-2 years', '3-5 years', '5+ years')),
  job_type text not null check (job_type in ('Full-time', 'Part-time', 'Contract', 'Commission Only')),
  status text not null default 'active',
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  closed_at timestamptz(3),
  positions integer not null default 1 check (positions >= 1 and positions <= 500),
  closes_on date not null default (now() at time zone 'Africa/Johannesburg')::date + 30,
  closing_told_for date,
  version integer not null default 1 check (version > 0),
  sells_to_businesses boolean not null generated always as (coalesce(job_sells_to_businesses(title, description, required_skills), false)) stored,
  search tsvector,
  schedule jsonb check ((schedule ->> 'kind') in ('days', 'weekly')),
  working_days date[],
  pay_per text not null default 'whole' check (pay_per in ('whole', 'day', 'hour')),
  day_rate_cents bigint check (day_rate_cents > 0),
  asks_pictures boolean not null default false,
  asks_count text,
  asks_courses jsonb check (((asks_courses ->> 'which') in ('any', 'all')) and jsonb_array_length(asks_courses -> 'courseIds') >= 1 and jsonb_array_length(asks_courses -> 'courseIds') <= 5),
  most_applicants integer check (most_applicants > 0),
  takes_all_applicants boolean not null default false,
  tags text[] check (cardinality(tags) <= 25),
  any_language boolean not null default false,
  constraint jobs_pay_by_days check (schedule is not null or pay_per = 'whole' and day_rate_cents is null),
  constraint jobs_search_while_active check ((search is not null) = (status = 'active')),
  constraint jobs_working_days_of_schedule check ((schedule is null) = (working_days is null))
);
create index jobs_active_best_paid on jobs (coalesce(hourly_rate_cents, 0::bigint) desc, id desc, industry, experience_required, duration, job_type, sells_to_businesses) where status = 'active';
create index jobs_active_best_paid_by_location on jobs (location_id, coalesce(hourly_rate_cents, 0::bigint) desc, id desc, industry, experience_required, duration, job_type, sells_to_businesses) where status = 'active';
create index jobs_active_best_paid_by_province on jobs (province, coalesce(hourly_rate_cents, 0::bigint) desc, id desc, industry, experience_required, duration, job_type, sells_to_businesses) where status = 'active';
create index jobs_active_by_day on jobs using gin (working_days) with (fastupdate=off) where status = 'active';
create index jobs_active_by_industry on jobs (industry, created_at desc, id desc, hourly_rate_cents, experience_required, duration, job_type, sells_to_businesses) where status = 'active';
create index jobs_active_by_location on jobs (location_id, created_at desc, id desc, hourly_rate_cents, industry, experience_required, duration, job_type, sells_to_businesses) where status = 'active';
create index jobs_active_by_province on jobs (province, created_at desc, id desc, hourly_rate_cents, industry, experience_required, duration, job_type, sells_to_businesses) where status = 'active';
create index jobs_active_by_province_and_industry on jobs (province, industry, created_at desc, id desc, hourly_rate_cents, experience_required, duration, job_type, sells_to_businesses) where status = 'active';
create index jobs_active_newest on jobs (created_at desc, id desc, hourly_rate_cents, industry, experience_required, duration, job_type, sells_to_businesses) where status = 'active';
create index jobs_active_search on jobs using gin (search) with (fastupdate=off) where status = 'active';
create index jobs_by_short_id on jobs ("right"(id::text, 12));
create index jobs_by_status_newest on jobs (status, created_at desc, id desc);
create index jobs_ended on jobs (closed_at) where closed_at is not null;
create index jobs_newest on jobs (created_at desc, id desc);
create index jobs_of_business on jobs (business_id, created_at desc, id desc);
create index jobs_of_business_by_status on jobs (business_id, status, created_at desc, id desc);
create index jobs_open_by_closing_day on jobs (closes_on) where status in ('active', 'paused');
create index jobs_tags on jobs using gin (tags) where status = 'active';
create index jobs_title_alike on jobs using gin (title gin_trgm_ops);

create function job_note_words(words text[])
  returns void language sql as $$
  insert into job_words (word, lexeme)
  select word, lexeme[1] from (select distinct unnest(words) as word) given, ts_lexize('english_stem', word) as lexeme
  where word ~ '^[[:alpha:]]{3,30}$' and cardinality(lexeme) > 0
    and not exists (select from job_words known where known.word = given.word)
  -- In one order for all, so that two who add the same words never wait for each other in a circle.
  order by word
  on conflict do nothing
$$;

create function job_options(job jobs)
  returns TABLE(kind text, value text) language sql stable as $$
  select option.kind, option.value
  from (values ('all', ''), ('province', job.province), ('location', job.location_id::text), ('industry', job.industry),
               ('experience', job.experience_required), ('duration', job.duration), ('jobType', job.job_type),
               ('businesses', case when job.sells_to_businesses then 'yes' end),
               ('courses', job.asks_courses::text)) as option (kind, value)
  where option.value is not null and job.status = 'active'
  union
  select 'tag', unnest(job.tags) where job.status = 'active'
  union
  select 'weekend', (day - case when isodow = 7 and first then 1 else 0 end)::text
  from unnest(job.working_days) as day
  cross join lateral (values (extract(isodow from day))) as weekday (isodow)
  cross join (values (true), (false)) as counted (first)
  where isodow >= 6 and job.status = 'active' and (first or isodow = 7)
$$;

create function job_words_of(job jobs, company text)
  returns text language sql stable as $$
  select concat_ws(' ', job.title, job.required_skills, company, job.description)
$$;

create function jobs_added()
  returns trigger language plpgsql as $$
begin
  insert into job_count_changes (kind, value, change)
  select kind, value, count(*) from added, job_options(added::jobs) group by kind, value;
  perform job_note_words(array(
    select distinct unnest(tsvector_to_array(to_tsvector('simple', job_words_of(added::jobs, company_name))))
    from added join business_profiles on business_profiles.id = business_id where status = 'active'));
  return null;
end
$$;

create function jobs_changed()
  returns trigger language plpgsql as $$
begin
  insert into job_count_changes (kind, value, change)
  select kind, value, sum(change)
  from (select kind, value, 1 as change from added, job_options(added::jobs)
        union all select kind, value, -1 from gone, job_options(gone::jobs)) moves
  group by kind, value having sum(change) <> 0;
  perform job_note_words(array(
    select distinct unnest(tsvector_to_array(to_tsvector('simple', job_words_of(added::jobs, company_name))))
    from added join gone on gone.id = added.id join business_profiles on business_profiles.id = added.business_id
    where added.status = 'active' and added.search is distinct from gone.search));
  return null;
end
$$;

create function jobs_gone()
  returns trigger language plpgsql as $$
begin
  insert into job_count_changes (kind, value, change)
  select kind, value, -count(*) from gone, job_options(gone::jobs) group by kind, value;
  return null;
end
$$;

create function job_search_of(job jobs, company text)
  returns tsvector language sql stable as $$
  select strip(to_tsvector('english', job_words_of(job, company))) || array_to_tsvector(array[
    '#d' || floor(extract(epoch from job.created_at) / 86400)::int, '#p' || job.province,
    '#l' || job.location_id, '#i' || job.industry])
$$;

create function jobs_keep_search()
  returns trigger language plpgsql as $$
declare
  company text;
begin
  if new.status <> 'active' then
    new.search := null;
    return new;
  end if;
  -- Whoever renames the company meanwhile waits for this job, or this job for the new name.
  select company_name into company from business_profiles where id = new.business_id for share;
  new.search := job_search_of(new, coalesce(company, ''));
  return new;
end
$$;

create trigger jobs_added after insert on jobs referencing new table as added for each statement execute function jobs_added();
create trigger jobs_changed after update on jobs referencing old table as gone new table as added for each statement execute function jobs_changed();
create trigger jobs_gone after delete on jobs referencing old table as gone for each statement execute function jobs_gone();
create trigger jobs_search before insert or update of title, description, required_skills, business_id, status, industry, location_id, province, created_at on jobs for each row execute function jobs_keep_search();

create table job_cases (
  id uuid primary key,
  job_id uuid not null references jobs (id) on delete cascade,
  opened_at timestamptz(3) not null,
  entries integer not null default 1,
  claimed_by uuid references admin_users (id),
  claimed_at timestamptz(3),
  outcome text check (outcome in ('left', 'taken_down', 'put_back')),
  reason text,
  decided_by uuid references admin_users (id),
  decided_at timestamptz(3),
  constraint job_cases_claimed_while_open check (decided_at is null or claimed_by is null),
  constraint job_cases_whole_claim check ((claimed_by is null) = (claimed_at is null)),
  constraint job_cases_whole_decision check ((decided_at is null) = (outcome is null) and (decided_at is null) = (decided_by is null) and (decided_at is null) = (reason is null))
);
create index job_cases_of_job on job_cases (job_id, opened_at);
create unique index job_cases_open on job_cases (job_id) where decided_at is null;
create index job_cases_waiting on job_cases (opened_at, id) where decided_at is null;

create table job_take_downs (
  id uuid primary key,
  job_id uuid not null references jobs (id) on delete cascade,
  status_before text not null check (status_before in ('active', 'paused', 'filled', 'closed')),
  version integer not null,
  reason text not null,
  taken_down_by uuid not null references admin_users (id),
  taken_down_at timestamptz(3) not null,
  put_back_by uuid references admin_users (id),
  put_back_at timestamptz(3),
  put_back_reason text,
  constraint job_take_downs_whole_end check ((put_back_at is null) = (put_back_by is null) and (put_back_at is null) = (put_back_reason is null))
);
create index job_take_downs_of_job on job_take_downs (job_id, taken_down_at);
create unique index job_take_downs_open on job_take_downs (job_id) where put_back_at is null;

create table job_answers (
  id uuid primary key,
  take_down_id uuid not null references job_take_downs (id) on delete cascade,
  case_id uuid not null references job_cases (id) on delete cascade,
  version integer not null,
  text text not null,
  asks_back boolean not null,
  created_at timestamptz(3) not null
);
create index job_answers_of_case on job_answers (case_id);
create index job_answers_of_take_down on job_answers (take_down_id, created_at);

create table job_count_changes (
  id bigint generated always as identity primary key,
  kind text not null,
  value text not null,
  change bigint not null
);

create table job_counts (
  kind text not null,
  value text not null,
  jobs bigint not null,
  constraint job_counts_pkey primary key (kind, value)
);

create table job_drafts (
  id uuid primary key,
  business_id uuid not null references business_profiles (id) on delete cascade,
  content jsonb not null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create index job_drafts_of_business on job_drafts (business_id, updated_at desc, id desc);

create table job_flags (
  id uuid primary key,
  job_id uuid not null references jobs (id) on delete cascade,
  case_id uuid not null references job_cases (id) on delete cascade,
  version integer not null,
  words text[] not null,
  text_hash bytea not null,
  created_at timestamptz(3) not null
);
create index job_flags_of_case on job_flags (case_id);
create index job_flags_of_job on job_flags (job_id);

create table job_reports (
  id uuid primary key,
  job_id uuid not null references jobs (id) on delete cascade,
  case_id uuid not null references job_cases (id) on delete cascade,
  reporter_id uuid,
  version integer not null,
  reason text not null check (reason in ('fraud', 'asks_for_money', 'not_a_job', 'discrimination', 'illegal', 'other')),
  details text,
  created_at timestamptz(3) not null,
  constraint job_reports_once unique (job_id, reporter_id)
);
create index job_reports_of_case on job_reports (case_id);
create index job_reports_of_reporter on job_reports (reporter_id, created_at);

create table job_sales_terms (
  job_id uuid primary key references jobs (id) on delete cascade,
  terms jsonb not null,
  updated_at timestamptz(3) not null
);

create table job_versions (
  job_id uuid not null references jobs (id) on delete cascade,
  version integer not null check (version > 0),
  title text not null,
  description text not null,
  industry text not null,
  location_id uuid not null references locations (id),
  province text not null,
  location_address text,
  compensation_cents bigint not null,
  hourly_rate_cents bigint,
  duration text,
  required_skills text,
  start_date date,
  experience_required text not null,
  job_type text not null,
  positions integer not null,
  replaced_at timestamptz(3) not null default now(),
  schedule jsonb,
  pay_per text not null default 'whole',
  day_rate_cents bigint,
  asks_pictures boolean not null default false,
  asks_count text,
  asks_courses jsonb,
  constraint job_versions_pkey primary key (job_id, version)
);

create table job_view_counts (
  job_id uuid primary key references jobs (id) on delete cascade,
  reps integer not null check (reps >= 0)
);

create table job_views (
  job_id uuid not null references jobs (id) on delete cascade,
  rep_id uuid not null references rep_profiles (id) on delete cascade,
  viewed_on date not null,
  constraint job_views_pkey primary key (job_id, rep_id, viewed_on)
);
create index job_views_of_rep on job_views (rep_id, viewed_on);

create table job_words (
  word text primary key,
  lexeme text not null,
  jobs integer not null default 0,
  added_at timestamptz(3) not null default now()
);
create index job_words_alike on job_words using gist (word gist_trgm_ops (siglen='64'));
create index job_words_by_lexeme on job_words (lexeme);

create table saved_jobs (
  rep_id uuid not null references rep_profiles (id) on delete cascade,
  job_id uuid not null references jobs (id) on delete cascade,
  saved_at timestamptz(3) not null default now(),
  constraint saved_jobs_pkey primary key (rep_id, job_id)
);
create index saved_jobs_by_job on saved_jobs (job_id);
create index saved_jobs_newest on saved_jobs (rep_id, saved_at desc, job_id desc);

create table saved_searches (
  id uuid primary key,
  rep_id uuid not null references rep_profiles (id) on delete cascade,
  name text not null check (name <> ''),
  filters jsonb not null,
  mail text not null check (mail in ('daily', 'instant', 'none')),
  created_at timestamptz(3) not null default now(),
  provinces text[],
  location_ids uuid[],
  industries text[],
  experience text[],
  minimum_rate_cents bigint,
  duration text,
  job_type text,
  to_businesses boolean not null default false,
  seen_until timestamptz(3) not null default now(),
  mailed_job_ids uuid[] not null default '{}',
  mailed_at timestamptz(3),
  due_at timestamptz(3),
  query text,
  query_version smallint not null default 0
);
create index saved_searches_daily on saved_searches (id) where mail = 'daily';
create index saved_searches_due on saved_searches (due_at) where due_at is not null;
create index saved_searches_instant on saved_searches (id) where mail = 'instant';
create index saved_searches_of_rep on saved_searches (rep_id, created_at desc, id desc);
create index saved_searches_to_reread on saved_searches (query_version) where filters ? 'q';

-- applications

create table job_applications (
  id uuid primary key,
  job_id uuid not null references jobs (id) on delete cascade,
  rep_id uuid not null references rep_profiles (id) on delete cascade,
  business_id uuid not null references business_profiles (id) on delete cascade,
  status text not null default 'pending' check (status in ('pending', 'interview', 'accepted', 'rejected', 'withdrawn', 'ended')),
  message text not null check (message <> ''),
  applied_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  job_version integer not null default 1 check (job_version > 0),
  standby_until timestamptz(3),
  constraint job_applications_once unique (job_id, rep_id)
);
create index job_applications_accepted_of_rep on job_applications (rep_id, updated_at desc, id desc) where status = 'accepted';
create index job_applications_by_time on job_applications using brin (applied_at);
create index job_applications_of_business_by_status on job_applications (business_id, status, applied_at desc, id desc);
create index job_applications_of_business_by_time on job_applications (business_id, applied_at desc, id desc);
create index job_applications_of_job on job_applications (job_id, applied_at desc, id desc);
create index job_applications_of_job_by_status on job_applications (job_id, status, applied_at desc, id desc);
create index job_applications_of_rep on job_applications (rep_id, applied_at desc, id desc);
create index job_applications_of_rep_by_status on job_applications (rep_id, status, applied_at desc, id desc);
create index job_applications_waiting on job_applications (business_id, job_id, applied_at) where status = 'pending';

create table application_shortlistings (
  application_id uuid primary key references job_applications (id) on delete cascade,
  shortlisted_at timestamptz(3) not null default now()
);

create table application_steps (
  id uuid primary key,
  application_id uuid not null references job_applications (id) on delete cascade,
  status text not null check (status in ('pending', 'interview', 'accepted', 'rejected', 'withdrawn', 'ended')),
  note text,
  by_user_id uuid references users (id) on delete set null,
  created_at timestamptz(3) not null default now()
);
create index application_steps_by_status on application_steps (application_id, status, created_at desc);
create index application_steps_by_user on application_steps (by_user_id);

create table gig_briefings (
  job_id uuid primary key references jobs (id) on delete cascade,
  bring text not null check (bring <> ''),
  updated_at timestamptz(3) not null default now()
);

create table interview_rounds (
  id uuid primary key,
  job_id uuid not null references jobs (id) on delete cascade,
  business_id uuid not null references business_profiles (id) on delete cascade,
  capacity integer not null check (capacity >= 1 and capacity <= 20),
  created_at timestamptz(3) not null default now()
);
create index interview_rounds_of_business on interview_rounds (business_id);
create index interview_rounds_of_job on interview_rounds (job_id);

create table interviews (
  id uuid primary key,
  application_id uuid not null references job_applications (id) on delete cascade,
  rep_id uuid not null references rep_profiles (id) on delete cascade,
  business_id uuid not null references business_profiles (id) on delete cascade,
  status text not null default 'proposed' check (status in ('proposed', 'accepted', 'declined', 'cancelled', 'replaced')),
  times timestamptz(3)[] not null check (cardinality(times) >= 1 and cardinality(times) <= 60),
  accepted_time timestamptz(3),
  minutes integer not null check (minutes >= 10 and minutes <= 480),
  place text,
  link text,
  note text,
  answer text,
  proposed_at timestamptz(3) not null default now(),
  answered_at timestamptz(3),
  round_id uuid references interview_rounds (id) on delete set null,
  seat integer check (seat >= 1),
  constraint interviews_accepted_at_a_time check (status <> 'accepted' or accepted_time is not null),
  constraint interviews_answered_at_once check (status = 'replaced' or (status = 'proposed') = (answered_at is null)),
  constraint interviews_check check (accepted_time = any (times))
);
create index interviews_of_application on interviews (application_id);
create index interviews_of_business on interviews (business_id, status, accepted_time);
create index interviews_of_rep on interviews (rep_id, status, accepted_time);
create unique index interviews_one_current on interviews (application_id) where status <> 'replaced';
create unique index interviews_one_seat on interviews (round_id, accepted_time, seat) where status = 'accepted' and seat is not null;

create table rep_notes (
  business_id uuid not null references business_profiles (id) on delete cascade,
  rep_id uuid not null references rep_profiles (id) on delete cascade,
  text text not null check (text <> ''),
  updated_at timestamptz(3) not null,
  constraint rep_notes_pkey primary key (business_id, rep_id)
);
create index rep_notes_of_rep on rep_notes (rep_id);

-- training-videos

create table business_training_videos (
  id uuid primary key,
  business_id uuid not null references business_profiles (id) on delete cascade,
  job_id uuid references jobs (id) on delete cascade,
  title text not null check (title <> ''),
  description text check (description <> ''),
  video_url text not null check (video_url ~ '^https://'),
  is_active boolean not null default true,
  version integer not null default 1 check (version > 0),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create index business_training_videos_by_assignment on business_training_videos (business_id, job_id, created_at desc, id desc);
create index business_training_videos_list on business_training_videos (business_id, created_at desc, id desc);
create index business_training_videos_of_job on business_training_videos (job_id) where job_id is not null;
create index business_training_videos_shown on business_training_videos (business_id, created_at desc, id desc) where is_active;

-- engagements

create table engagements (
  id uuid primary key,
  application_id uuid not null references job_applications (id),
  job_id uuid not null references jobs (id),
  rep_id uuid not null references rep_profiles (id),
  business_id uuid not null references business_profiles (id),
  terms_version integer not null default 1 check (terms_version > 0),
  job_version integer not null,
  title text not null,
  tasks text not null,
  location_id uuid not null references locations (id),
  location_address text,
  schedule jsonb,
  start_date date,
  pay_cents bigint not null check (pay_cents > 0),
  fee_basis_points integer not null check (fee_basis_points >= 0 and fee_basis_points <= 10000),
  fee_bearer text not null check (fee_bearer in ('rep', 'business')),
  accepted_at timestamptz(3) not null,
  agreed_at timestamptz(3),
  asks_pictures boolean not null default false,
  asks_count text,
  sales_terms jsonb,
  sales_changed_at timestamptz(3),
  constraint engagements_one_of_application unique (application_id)
);
create index engagements_newest on engagements (accepted_at);
create index engagements_of_business on engagements (business_id, accepted_at desc, id desc);
create index engagements_of_job on engagements (job_id);
create index engagements_of_rep on engagements (rep_id, accepted_at desc, id desc);
create index engagements_with_rep on engagements (business_id, rep_id, accepted_at desc, id desc);
create index engagements_with_sales on engagements (id) where sales_terms is not null;

create table milestones (
  id uuid primary key,
  engagement_id uuid not null references engagements (id),
  number integer not null check (number > 0),
  days date[] not null,
  starts_at timestamptz(3),
  ends_at timestamptz(3),
  paid_minutes integer check (paid_minutes > 0),
  pay_cents bigint not null check (pay_cents >= 0),
  fee_cents bigint not null,
  status text not null check (status in ('accepted', 'agreed', 'funded', 'confirmed', 'active', 'submitted', 'completed', 'lapsed', 'cancelled', 'no_show', 'business_absent', 'disputed', 'resolved')),
  due_at timestamptz(3),
  decide_by timestamptz(3),
  waiting_since timestamptz(3),
  changes_requested integer not null default 0,
  disputed_from text,
  spoke text[] not null default '{}' check (spoke <@ array['rep', 'business']),
  funded_cents bigint not null default 0 check (funded_cents >= 0),
  held_cents bigint not null default 0 check (held_cents >= 0),
  rep_cents bigint not null default 0 check (rep_cents >= 0),
  platform_cents bigint not null default 0 check (platform_cents >= 0),
  back_cents bigint not null default 0 check (back_cents >= 0),
  remind_at timestamptz(3),
  business_id uuid not null references business_profiles (id),
  charged_back_at timestamptz(3),
  gone_cents bigint not null default 0,
  ruled_cents bigint,
  ruled_by uuid[] not null default '{}',
  appealed_at timestamptz(3),
  accepted_by text[] not null default '{}',
  constraint milestones_check check (fee_cents >= 0 and fee_cents <= pay_cents),
  constraint milestones_gone check (gone_cents >= 0 and gone_cents <= rep_cents),
  constraint milestones_money check (funded_cents = (held_cents + rep_cents + platform_cents + back_cents)),
  constraint milestones_once unique (engagement_id, number),
  constraint milestones_shifts check ((num_nulls(starts_at, ends_at) = any (array[0, 2])) and ends_at > starts_at)
);
create index milestones_charged_back on milestones (charged_back_at, id) where charged_back_at is not null and status = 'disputed';
create index milestones_decided on milestones (decide_by desc, id desc) where status = 'resolved';
create index milestones_due on milestones (due_at) where due_at is not null;
create index milestones_of_business on milestones (business_id, starts_at) include (rep_cents, platform_cents, held_cents, back_cents);
create index milestones_ruled on milestones (due_at, id) where status = 'disputed' and ruled_cents is not null;
create index milestones_to_answer on milestones (business_id, status, due_at, id) where status in ('agreed', 'submitted');
create index milestones_to_decide on milestones (decide_by) where status = 'disputed';
create index milestones_to_fund on milestones (engagement_id) where status = 'agreed';
create index milestones_to_remind on milestones (remind_at) where remind_at is not null;

create function copy_business_of_engagement()
  returns trigger language plpgsql as $$
begin
  select business_id into new.business_id from engagements where id = new.engagement_id;
  return new;
end $$;

create function milestones_pay_on_hold()
  returns trigger language plpgsql as $$
begin
  if exists (select from milestones m left join pay_holds h on h.milestone_id = m.id
      where m.id = new.id and m.charged_back_at is not null and m.rep_cents <> m.gone_cents + coalesce(h.amount_cents, 0)) then
    raise exception 'milestone % was charged back: its pay is not on hold', new.id using errcode = 'check_violation';
  end if;
  return null;
end
$$;

create trigger milestones_business before insert on milestones for each row execute function copy_business_of_engagement();
create constraint trigger milestones_pay_on_hold after update of charged_back_at, rep_cents, gone_cents on milestones deferrable initially deferred for each row when (new.charged_back_at is not null and new.rep_cents > 0) execute function milestones_pay_on_hold();

create table attendances (
  id uuid primary key,
  milestone_id uuid not null references milestones (id),
  kind text not null check (kind in ('in', 'out', 'waiting')),
  day date not null,
  at timestamptz(3) not null,
  received_at timestamptz(3) not null,
  clock_ahead_ms bigint not null,
  latitude double precision check (latitude >= '-90'::integer::double precision and latitude <= 90::double precision),
  longitude double precision check (longitude >= '-180'::integer::double precision and longitude <= 180::double precision),
  picture_id uuid references stored_files (id),
  constraint attendances_once unique (milestone_id, kind, day),
  constraint attendances_place check (num_nulls(latitude, longitude) = any (array[0, 2]))
);
create index attendances_of_picture on attendances (picture_id) where picture_id is not null;

create table day_codes (
  job_id uuid not null references jobs (id),
  day date not null,
  version integer not null default 0 check (version >= 0),
  wrong_tries integer not null default 0 check (wrong_tries >= 0),
  constraint day_codes_pkey primary key (job_id, day)
);

create table dispute_evidence (
  milestone_id uuid not null references milestones (id),
  file_id uuid not null references stored_files (id),
  side text not null check (side in ('rep', 'business')),
  created_at timestamptz(3) not null,
  constraint dispute_evidence_pkey primary key (milestone_id, file_id)
);
create index dispute_evidence_of_file on dispute_evidence (file_id);

create table engagement_terms (
  engagement_id uuid not null references engagements (id),
  version integer not null check (version > 0),
  form integer not null check (form > 0),
  status text not null check (status in ('in_force', 'proposed', 'declined', 'lapsed', 'taken_back', 'replaced')),
  schedule jsonb,
  start_date date,
  location_id uuid not null references locations (id),
  location_address text,
  pay_cents bigint not null check (pay_cents > 0),
  sha256 bytea not null,
  body text,
  created_at timestamptz(3) not null,
  due_at timestamptz(3),
  ended_at timestamptz(3),
  constraint engagement_terms_due check ((status = 'proposed') <= (due_at is not null)),
  constraint engagement_terms_hash_fits check (body is null or sha256 = sha256(convert_to(body, 'UTF8'::name))),
  constraint engagement_terms_pkey primary key (engagement_id, version)
);
create index engagement_terms_due_at on engagement_terms (due_at) where status = 'proposed';
create unique index engagement_terms_in_force on engagement_terms (engagement_id) where status = 'in_force';
create unique index engagement_terms_proposed on engagement_terms (engagement_id) where status = 'proposed';

create table favourite_reps (
  business_id uuid not null references business_profiles (id) on delete cascade,
  rep_id uuid not null references rep_profiles (id) on delete cascade,
  since timestamptz(3) not null default now(),
  constraint favourite_reps_pkey primary key (business_id, rep_id)
);
create index favourite_reps_by_rep on favourite_reps (rep_id);

create table hand_ins (
  id uuid primary key,
  milestone_id uuid not null references milestones (id),
  lines jsonb not null,
  sold integer check (sold >= 0),
  created_at timestamptz(3) not null
);
create index hand_ins_of_milestone on hand_ins (milestone_id, id);

create table job_invitations (
  job_id uuid not null references jobs (id) on delete cascade,
  rep_id uuid not null references rep_profiles (id) on delete cascade,
  invited_at timestamptz(3) not null default now(),
  constraint job_invitations_pkey primary key (job_id, rep_id)
);
create index job_invitations_by_rep on job_invitations (rep_id);

create table milestone_steps (
  id uuid primary key,
  milestone_id uuid not null references milestones (id),
  move text not null,
  by text not null check (by in ('rep', 'business', 'provider', 'administrator', 'clock')),
  status text not null,
  note text,
  created_at timestamptz(3) not null default clock_timestamp(),
  proposed_cents bigint
);
create index milestone_steps_by_time on milestone_steps using brin (created_at);
create index milestone_steps_of_milestone on milestone_steps (milestone_id, id);

create function milestone_steps_charged_back()
  returns trigger language plpgsql as $$
begin
  if exists (select from milestones where id = new.milestone_id and charged_back_at is not null) then
    raise exception 'milestone % was charged back: no deadline moves it', new.milestone_id using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create trigger milestone_steps_charged_back before insert on milestone_steps for each row when (new.by = 'clock') execute function milestone_steps_charged_back();

create table pay_holds (
  id uuid primary key,
  rep_id uuid not null references rep_profiles (id),
  engagement_id uuid not null references engagements (id),
  milestone_id uuid not null references milestones (id),
  amount_cents bigint not null check (amount_cents > 0),
  reason text not null,
  placed_by uuid references admin_users (id),
  placed_at timestamptz(3) not null,
  lifted_at timestamptz(3),
  lifted_by uuid references admin_users (id),
  lifted_because text,
  constraint pay_holds_lifted check (num_nulls(lifted_at, lifted_by, lifted_because) = any (array[0, 3]))
);
create index pay_holds_of_engagement on pay_holds (engagement_id);
create unique index pay_holds_once on pay_holds (milestone_id);
create index pay_holds_open on pay_holds (placed_at, id) where lifted_at is null;
create index pay_holds_standing on pay_holds (rep_id) where lifted_at is null;

create table sale_device_keys (
  day date primary key,
  key bytea not null
);

create table sale_scans (
  engagement_id uuid not null references engagements (id),
  day date not null,
  device bytea not null,
  scans integer not null check (scans >= 0),
  own boolean not null,
  first_at timestamptz(3) not null,
  constraint sale_scans_pkey primary key (engagement_id, day, device)
);
create index sale_scans_of_time on sale_scans (first_at);

create table sales (
  id uuid primary key,
  business_id uuid not null references business_profiles (id),
  engagement_id uuid not null references engagements (id),
  external_id text not null,
  source text not null check (source in ('system', 'hand', 'csv')),
  amount_cents bigint not null check (amount_cents > 0),
  at timestamptz(3) not null,
  place text,
  status text not null check (status in ('counted', 'disputed', 'void')),
  reason text,
  recorded_at timestamptz(3) not null,
  constraint sales_check check (status <> 'disputed' or reason is not null)
);
create index sales_of_business on sales (business_id, at desc, id desc);
create index sales_of_engagement on sales (engagement_id, at desc, id desc);
create index sales_of_number on sales (business_id, external_id);
create index sales_of_time on sales (at) where status = 'counted';
create unique index sales_once on sales (business_id, external_id) where status <> 'void';

create table sales_codes (
  engagement_id uuid primary key references engagements (id),
  code text not null unique check (code ~ '^[A-HJ-NP-Z2-9]{7}$'),
  made_at timestamptz(3) not null
);

create table sales_hooks (
  business_id uuid primary key references business_profiles (id) on delete cascade,
  address text not null,
  sealed_secret bytea not null,
  failures integer not null default 0,
  last_failure text,
  delivered_at timestamptz(3),
  off_at timestamptz(3)
);

create table sales_keys (
  id uuid primary key,
  business_id uuid not null references business_profiles (id) on delete cascade,
  name text not null,
  ending text not null,
  key_hash bytea not null unique,
  made_by uuid not null,
  made_at timestamptz(3) not null,
  revoked_by uuid,
  revoked_at timestamptz(3)
);
create index sales_keys_of_business on sales_keys (business_id);

create table terms_signatures (
  engagement_id uuid not null,
  version integer not null,
  side text not null check (side in ('rep', 'business')),
  evidence_id uuid not null references agreement_evidence (id),
  signed_at timestamptz(3) not null,
  constraint terms_signatures_engagement_id_version_fkey foreign key (engagement_id, version) references engagement_terms (engagement_id, version),
  constraint terms_signatures_evidence_once unique (evidence_id),
  constraint terms_signatures_pkey primary key (engagement_id, version, side)
);

create table work_pictures (
  milestone_id uuid not null references milestones (id),
  file_id uuid not null references stored_files (id),
  created_at timestamptz(3) not null,
  constraint work_pictures_pkey primary key (milestone_id, file_id)
);
create index work_pictures_of_file on work_pictures (file_id);

-- messaging

create table canned_answers (
  id uuid primary key,
  title text not null,
  text text not null
);
create unique index canned_answers_title on canned_answers (lower(title));

create table conversations (
  id uuid primary key,
  kind text not null check (kind in ('application', 'job', 'support')),
  job_id uuid references jobs (id) on delete set null,
  application_id uuid references job_applications (id) on delete set null,
  business_id uuid references business_profiles (id) on delete set null,
  rep_id uuid references rep_profiles (id) on delete set null,
  person_id uuid,
  job_title text,
  replies_to text check (replies_to in ('business', 'all')),
  last_change bigint not null default 0,
  last_position bigint not null default 0,
  last_at timestamptz(3) not null,
  created_at timestamptz(3) not null,
  constraint conversations_about check ((kind = 'support') = (person_id is not null)),
  constraint conversations_replies check ((kind = 'job') = (replies_to is not null)),
  constraint conversations_titled check ((kind = 'support') = (job_title is null))
);
create index conversations_of_application on conversations (application_id) where application_id is not null;
create index conversations_of_business on conversations (business_id) where business_id is not null;
create index conversations_of_rep on conversations (rep_id) where rep_id is not null;
create unique index conversations_one_of_job on conversations (job_id) where kind = 'job';
create unique index conversations_one_of_pair on conversations (job_id, rep_id) where kind = 'application';
create unique index conversations_one_of_person on conversations (person_id) where kind = 'support';

create table conversation_members (
  conversation_id uuid not null references conversations (id) on delete cascade,
  user_id uuid not null,
  side text not null check (side in ('rep', 'business', 'person')),
  last_at timestamptz(3) not null,
  delivered_position bigint not null default 0,
  read_position bigint not null default 0,
  unread integer not null default 0 check (unread >= 0),
  muted_at timestamptz(3),
  archived_at timestamptz(3),
  left_position bigint,
  constraint conversation_members_pkey primary key (conversation_id, user_id)
);
create index conversation_members_archived on conversation_members (user_id, last_at desc, conversation_id desc) where archived_at is not null;
create index conversation_members_inbox on conversation_members (user_id, last_at desc, conversation_id desc) where archived_at is null;
create index conversation_members_unread on conversation_members (user_id, side) where unread > 0;

create table message_blocks (
  blocker_id uuid not null,
  blocked_id uuid not null,
  created_at timestamptz(3) not null,
  constraint message_blocks_another check (blocker_id <> blocked_id),
  constraint message_blocks_pkey primary key (blocker_id, blocked_id)
);
create index message_blocks_of_blocked on message_blocks (blocked_id);

create table messages (
  id uuid primary key,
  conversation_id uuid not null references conversations (id) on delete cascade,
  "position" bigint not null,
  change bigint not null,
  sender_id uuid not null,
  sender_side text not null check (sender_side in ('rep', 'business', 'person', 'team')),
  content text not null check (char_length(content) <= 4000),
  attachments jsonb not null default '[]',
  created_at timestamptz(3) not null,
  edited_at timestamptz(3),
  deleted_at timestamptz(3),
  constraint messages_changed check (change >= "position"),
  constraint messages_deleted check (deleted_at is null or content = '' and attachments = '[]'::jsonb),
  constraint messages_in_order unique (conversation_id, "position"),
  constraint messages_say_something check (deleted_at is not null or content <> '' or attachments <> '[]'::jsonb)
);
create index messages_changed_later on messages (conversation_id, change) where change > "position";

create table message_files (
  file_id uuid primary key references stored_files (id),
  message_id uuid not null references messages (id) on delete cascade
);
create index message_files_of_message on message_files (message_id);

create table message_reports (
  id uuid primary key,
  conversation_id uuid not null references conversations (id) on delete cascade,
  reporter_id uuid,
  reported_id uuid,
  message_id uuid references messages (id) on delete set null,
  "position" bigint not null,
  reported_text text,
  reason text not null check (reason in ('fraud', 'paid_elsewhere', 'abuse', 'unwanted', 'other')),
  details text,
  created_at timestamptz(3) not null,
  outcome text check (outcome in ('no_action', 'warned')),
  outcome_reason text,
  decided_by uuid references admin_users (id),
  decided_at timestamptz(3),
  reported_attachments jsonb not null default '[]',
  constraint message_reports_decided check (num_nonnulls(outcome, outcome_reason, decided_by, decided_at) = any (array[0, 4]))
);
create index message_reports_by_reported on message_reports (reported_id, created_at desc);
create index message_reports_by_reporter on message_reports (reporter_id, created_at desc);
create index message_reports_done on message_reports (decided_at, id) where decided_at is not null;
create index message_reports_of_conversation on message_reports (conversation_id);
create index message_reports_of_message on message_reports (message_id) where message_id is not null;
create index message_reports_of_reported on message_reports (reported_id) where reported_id is not null;
create index message_reports_of_reporter on message_reports (reporter_id) where reporter_id is not null;
create unique index message_reports_one_open on message_reports (reporter_id, conversation_id) where decided_at is null;
create index message_reports_open on message_reports (created_at, id) where decided_at is null;

create table message_report_files (
  report_id uuid not null references message_reports (id) on delete cascade,
  file_id uuid not null references stored_files (id),
  constraint message_report_files_pkey primary key (report_id, file_id)
);
create index message_report_files_of_file on message_report_files (file_id);

create table messaging_choices (
  user_id uuid primary key references users (id) on delete cascade,
  shows_seen boolean not null
);

create table support_looks (
  admin_id uuid not null references admin_users (id),
  conversation_id uuid not null references conversations (id) on delete cascade,
  until timestamptz(3) not null,
  constraint support_looks_pkey primary key (admin_id, conversation_id)
);
create index support_looks_of_conversation on support_looks (conversation_id);

create table support_notes (
  id uuid primary key,
  conversation_id uuid not null references conversations (id) on delete cascade,
  admin_id uuid not null references admin_users (id),
  text text not null,
  created_at timestamptz(3) not null
);
create index support_notes_of_conversation on support_notes (conversation_id, created_at, id);

create table support_questions (
  conversation_id uuid primary key references conversations (id) on delete cascade,
  status text not null check (status in ('open', 'waiting', 'closed')),
  since timestamptz(3) not null,
  asked_position bigint not null default 0,
  assigned_to uuid references admin_users (id),
  answer_by timestamptz(3),
  constraint support_questions_closed_are_nobodys check (status <> 'closed' or assigned_to is null),
  constraint support_questions_due check ((answer_by is not null) = (status = 'open' and assigned_to is not null))
);
create index support_questions_answer_by on support_questions (answer_by) where answer_by is not null;
create index support_questions_assigned on support_questions (since, conversation_id) where status = 'open' and assigned_to is not null;
create index support_questions_of_admin on support_questions (assigned_to) where assigned_to is not null;
create index support_questions_rest on support_questions (status, since, conversation_id) where status <> 'open';
create index support_questions_unassigned on support_questions (since, conversation_id) where status = 'open' and assigned_to is null;

-- payouts

create table bank_accounts (
  id uuid primary key,
  rep_id uuid not null references rep_profiles (id),
  status text not null check (status in ('asked', 'current', 'replaced', 'withdrawn')),
  bank text not null,
  branch_code text not null check (branch_code ~ '^\d{6}$'),
  holder text,
  sealed_number bytea,
  last_four text not null check (last_four ~ '^\d{4}$'),
  asked_at timestamptz(3) not null,
  confirmed_at timestamptz(3),
  usable_from timestamptz(3),
  ended_at timestamptz(3),
  replaces uuid references bank_accounts (id),
  constraint bank_accounts_confirmed check (num_nulls(confirmed_at, usable_from) = any (array[0, 2])),
  constraint bank_accounts_ended check ((ended_at is null) = (status in ('asked', 'current'))),
  constraint bank_accounts_usable check ((status <> all (array['current', 'replaced'])) or usable_from is not null)
);
create index bank_accounts_of_rep on bank_accounts (rep_id, asked_at desc, id desc);
create unique index bank_accounts_one_asked on bank_accounts (rep_id) where status = 'asked';
create unique index bank_accounts_one_current on bank_accounts (rep_id) where status = 'current';
create index bank_accounts_withdrawn on bank_accounts (id) where status = 'withdrawn';

create function keep_bank_account()
  returns trigger language plpgsql as $$
begin
  raise exception 'a bank account is replaced, and never edited' using errcode = 'check_violation';
end
$$;

create trigger bank_accounts_kept before update on bank_accounts for each row when ((old.id, old.rep_id, old.bank, old.branch_code, old.last_four, old.asked_at) is distinct from (new.id, new.rep_id, new.bank, new.branch_code, new.last_four, new.asked_at) or new.holder is distinct from old.holder and new.holder is not null or new.sealed_number is distinct from old.sealed_number and new.sealed_number is not null and current_setting('thengisa.resealing', true) is distinct from 'on') execute function keep_bank_account();

create table bank_statements (
  id uuid primary key,
  file_name text not null,
  sha256 bytea not null check (octet_length(sha256) = 32),
  line_count integer not null,
  first_day date not null,
  last_day date not null,
  closing_cents bigint,
  read_by uuid not null references admin_users (id),
  read_at timestamptz(3) not null,
  unread_rows jsonb check (jsonb_typeof(unread_rows) = 'array'),
  constraint bank_statements_once unique (sha256)
);
create index bank_statements_newest on bank_statements (read_at desc, id desc);

create table bank_statement_lines (
  statement_id uuid not null references bank_statements (id),
  number integer not null check (number > 0),
  day date not null,
  text text not null,
  amount_cents bigint not null,
  names text check (names in ('payout', 'batch', 'several')),
  named_number bigint,
  constraint bank_statement_lines_named check ((named_number is not null) = (names is not null and names <> 'several')),
  constraint bank_statement_lines_pkey primary key (statement_id, number)
);
create index bank_statement_lines_returns on bank_statement_lines (names, named_number) where amount_cents > 0 and names is not null;

create table payout_batches (
  id uuid primary key,
  number bigint not null default nextval('payout_batch_numbers'::regclass) unique,
  status text not null check (status in ('made', 'released', 'done', 'cancelled')),
  payout_count integer not null check (payout_count > 0),
  total_cents bigint not null check (total_cents > 0),
  made_by uuid not null references admin_users (id),
  made_at timestamptz(3) not null,
  released_by uuid references admin_users (id),
  released_at timestamptz(3),
  cancelled_by uuid references admin_users (id),
  cancelled_at timestamptz(3),
  file_sha256 bytea check (octet_length(file_sha256) = 32),
  constraint payout_batches_cancelled check (case status when 'cancelled' then cancelled_at is not null else num_nulls(cancelled_by, cancelled_at) = 2 end),
  constraint payout_batches_file check (file_sha256 is null or (status in ('released', 'done'))),
  constraint payout_batches_released check (num_nulls(released_by, released_at) = case when status in ('released', 'done') then 0 else 2 end),
  constraint payout_batches_released_by_another check (released_by <> made_by)
);
create index payout_batches_newest on payout_batches (made_at desc, id desc);

create table payouts (
  id uuid primary key,
  number bigint not null default nextval('payout_numbers'::regclass) unique,
  rep_id uuid not null references rep_profiles (id),
  bank_account_id uuid not null references bank_accounts (id),
  amount_cents bigint not null check (amount_cents > 0),
  status text not null check (status in ('asked', 'cancelled', 'in_batch', 'released', 'paid', 'failed', 'returned')),
  asked_at timestamptz(3) not null,
  expected_on date not null,
  batch_id uuid,
  changed_at timestamptz(3) not null,
  reason text,
  constraint payouts_batched check ((status <> all (array['in_batch', 'released'])) or batch_id is not null),
  constraint payouts_in_a_batch foreign key (batch_id) references payout_batches (id),
  constraint payouts_not_batched check ((status <> all (array['asked', 'cancelled'])) or batch_id is null),
  constraint payouts_reason check ((status <> all (array['failed', 'returned'])) or reason is not null)
);
create index payouts_by_amount on payouts (amount_cents, asked_at desc);
create index payouts_by_status on payouts (status, asked_at desc, id desc);
create index payouts_of_account on payouts (bank_account_id);
create index payouts_of_batch on payouts (batch_id) where batch_id is not null;
create index payouts_of_rep on payouts (rep_id, asked_at desc, id desc);
create unique index payouts_one_open on payouts (rep_id) where status in ('asked', 'in_batch', 'released');
create index payouts_queue on payouts (asked_at, id) where status = 'asked';

create function payout_count()
  returns trigger language plpgsql as $$
declare
  -- A payout that there was not, or is no more, stands nowhere.
  was text := case when tg_op = 'INSERT' then '' else old.status end;
  is_now text := case when tg_op = 'DELETE' then '' else new.status end;
  cents bigint := case when tg_op = 'DELETE' then old.amount_cents else new.amount_cents end;
begin
  if was <> is_now and (was in ('asked', 'in_batch', 'released') or is_now in ('asked', 'in_batch', 'released')) then
    update payout_totals set
      asked = asked + (is_now = 'asked')::int - (was = 'asked')::int,
      asked_cents = asked_cents + ((is_now = 'asked')::int - (was = 'asked')::int) * cents,
      in_batch = in_batch + (is_now = 'in_batch')::int - (was = 'in_batch')::int,
      in_batch_cents = in_batch_cents + ((is_now = 'in_batch')::int - (was = 'in_batch')::int) * cents,
      released = released + (is_now = 'released')::int - (was = 'released')::int,
      released_cents = released_cents + ((is_now = 'released')::int - (was = 'released')::int) * cents;
  end if;
  return null;
end
$$;

create function keep_payout()
  returns trigger language plpgsql as $$
begin
  raise exception 'what a payout says of money and of whom it goes to never changes' using errcode = 'check_violation';
end
$$;

create function payout_totals_follow()
  returns trigger language plpgsql as $$
begin
  raise exception 'the totals of payouts follow the payouts';
end
$$;

create constraint trigger payouts_counted after insert or delete or update of status on payouts deferrable initially deferred for each row execute function payout_count();
create trigger payouts_kept before update on payouts for each row when ((old.id, old.number, old.rep_id, old.bank_account_id, old.amount_cents, old.asked_at) is distinct from (new.id, new.number, new.rep_id, new.bank_account_id, new.amount_cents, new.asked_at)) execute function keep_payout();
create trigger payouts_never_truncated before truncate on payouts for each statement execute function payout_totals_follow();

create table payout_batch_exits (
  batch_id uuid not null references payout_batches (id),
  payout_id uuid not null references payouts (id),
  why text not null check (why in ('administrator', 'hold', 'account_withdrawn')),
  taken_out_by uuid references admin_users (id),
  taken_out_at timestamptz(3) not null,
  constraint payout_batch_exits_pkey primary key (batch_id, payout_id)
);
create index payout_batch_exits_of_payout on payout_batch_exits (payout_id);

create table payout_totals (
  one boolean default true primary key check (one),
  asked integer not null default 0 check (asked >= 0),
  asked_cents bigint not null default 0 check (asked_cents >= 0),
  in_batch integer not null default 0 check (in_batch >= 0),
  in_batch_cents bigint not null default 0 check (in_batch_cents >= 0),
  released integer not null default 0 check (released >= 0),
  released_cents bigint not null default 0 check (released_cents >= 0)
);

create trigger payout_totals_follow before insert or delete or update on payout_totals for each row when (pg_trigger_depth() = 0) execute function payout_totals_follow();
create trigger payout_totals_never_truncated before truncate on payout_totals for each statement execute function payout_totals_follow();

create table wallet_holds (
  id uuid primary key,
  rep_id uuid not null references rep_profiles (id),
  placed_by uuid references admin_users (id),
  reason text not null,
  what_to_do text not null,
  placed_at timestamptz(3) not null,
  lifted_at timestamptz(3),
  lifted_by uuid references admin_users (id),
  ends_at timestamptz(3),
  constraint wallet_holds_end_by_rule check (ends_at is null or placed_by is null)
);
create index wallet_holds_ending on wallet_holds (ends_at) where lifted_at is null and ends_at is not null;
create index wallet_holds_newest on wallet_holds (placed_at desc, id desc) where lifted_at is null;
create index wallet_holds_standing on wallet_holds (rep_id) where lifted_at is null;

-- trust

create table evidence_keys (
  id text primary key,
  public_key text not null,
  since timestamptz(3) not null,
  ended_at timestamptz(3),
  packs integer check (packs >= 0),
  packs_sha256 text check (packs_sha256 ~ '^[0-9a-f]{64}$'),
  constraint evidence_keys_end_whole check (num_nonnulls(ended_at, packs, packs_sha256) = any (array[0, 3]))
);

create function evidence_keys_keep()
  returns trigger language plpgsql as $$
begin
  raise exception 'a key of evidence packs is only ended, and once';
end
$$;

create trigger evidence_keys_kept before update on evidence_keys for each row when (old.ended_at is not null or old.id is distinct from new.id or old.public_key is distinct from new.public_key or old.since is distinct from new.since) execute function evidence_keys_keep();
create trigger evidence_keys_stay before delete on evidence_keys for each row execute function evidence_keys_keep();

create table evidence_packs (
  seal_sha256 bytea primary key check (octet_length(seal_sha256) = 32),
  key_id text not null references evidence_keys (id),
  issued_at timestamptz(3) not null
);
create index evidence_packs_of_key on evidence_packs (key_id, seal_sha256);

create function evidence_packs_in_time()
  returns trigger language plpgsql as $$
declare
  ended timestamptz;
begin
  -- An end that is being committed is waited for.
  select ended_at into ended from evidence_keys where id = new.key_id for share;
  if ended is not null then
    raise exception 'the key % of evidence packs has ended', new.key_id;
  end if;
  return new;
end
$$;

create trigger evidence_packs_append_only before delete or update on evidence_packs for each row execute function agreements_keep();
create trigger evidence_packs_in_time before insert on evidence_packs for each row execute function evidence_packs_in_time();
create trigger evidence_packs_never_truncated before truncate on evidence_packs for each statement execute function agreements_keep();

create table rehires (
  id uuid primary key,
  business_id uuid not null references business_profiles (id) on delete cascade,
  job_id uuid not null references jobs (id) on delete cascade,
  empty_places text not null check (empty_places in ('applicants', 'standby')),
  answer_by timestamptz(3) not null,
  sent_at timestamptz(3) not null,
  settled_at timestamptz(3)
);
create index rehires_due on rehires (answer_by, id) where settled_at is null;
create index rehires_of_business on rehires (business_id, sent_at desc, id desc);
create index rehires_of_job on rehires (job_id);

create table rehire_invitations (
  id uuid primary key,
  rehire_id uuid not null references rehires (id) on delete cascade,
  job_id uuid not null references jobs (id) on delete cascade,
  rep_id uuid not null references rep_profiles (id) on delete cascade,
  status text not null check (status in ('open', 'accepted', 'declined', 'expired', 'withdrawn')),
  answered_at timestamptz(3),
  constraint rehire_invitations_check check ((status = 'open') = (answered_at is null)),
  constraint rehire_invitations_rehire_id_rep_id_key unique (rehire_id, rep_id)
);
create index rehire_invitations_of_rep on rehire_invitations (rep_id, status);
create unique index rehire_invitations_one_open on rehire_invitations (job_id, rep_id) where status = 'open';

create table reliability_entries (
  id uuid primary key,
  rep_id uuid references rep_profiles (id) on delete cascade,
  business_id uuid references business_profiles (id) on delete cascade,
  milestone_id uuid not null references milestones (id) on delete cascade,
  source_id uuid not null,
  kind text not null check (kind in ('came', 'late', 'no_show', 'withdrew', 'unconfirmed', 'unanswered', 'answered', 'rep_lost', 'paid', 'unpaid', 'cancelled', 'absent', 'charged_back', 'business_lost')),
  minutes integer check (minutes >= 0),
  happened_at timestamptz(3) not null,
  excused_at timestamptz(3),
  excused_by text,
  excused_for text,
  constraint reliability_entries_of_one check (num_nonnulls(rep_id, business_id) = 1),
  constraint reliability_entries_once unique (source_id, kind)
);
create index reliability_entries_of_business on reliability_entries (business_id, happened_at, id) where business_id is not null;
create index reliability_entries_of_milestone on reliability_entries (milestone_id);
create index reliability_entries_of_rep on reliability_entries (rep_id, happened_at, id) where rep_id is not null;

create function reliability_entries_keep()
  returns trigger language plpgsql as $$
begin
  if (new.source_id, new.kind, new.minutes, new.happened_at, new.milestone_id) is distinct from
     (old.source_id, old.kind, old.minutes, old.happened_at, old.milestone_id)
     or old.excused_at is not null and (new.excused_at, new.excused_by, new.excused_for) is distinct from
     (old.excused_at, old.excused_by, old.excused_for) then
    raise exception 'what a reliability entry says never changes' using errcode = 'check_violation';
  end if;
  return new;
end $$;

create trigger reliability_entries_keep before update on reliability_entries for each row execute function reliability_entries_keep();

create table reliability_appeals (
  id uuid primary key,
  entry_id uuid not null references reliability_entries (id) on delete cascade,
  round integer not null check (round = any (array[1, 2])),
  words text not null check (words <> ''),
  appealed_at timestamptz(3) not null,
  struck boolean,
  reason text check (reason <> ''),
  decided_by uuid references admin_users (id),
  decided_at timestamptz(3),
  excused boolean,
  constraint reliability_appeals_decided check (num_nulls(struck, reason, decided_at) = any (array[0, 3])),
  constraint reliability_appeals_once unique (entry_id, round)
);
create index reliability_appeals_decided_at on reliability_appeals (decided_at, id) where decided_at is not null;
create index reliability_appeals_open on reliability_appeals (appealed_at, id) where decided_at is null;

create table reliability_figures (
  id uuid primary key,
  rep_id uuid references rep_profiles (id) on delete cascade,
  business_id uuid references business_profiles (id) on delete cascade,
  figure jsonb not null,
  fades_on date,
  worked_out_at timestamptz(3) not null,
  constraint reliability_figures_of_one check (num_nonnulls(rep_id, business_id) = 1)
);
create index reliability_figures_fading on reliability_figures (fades_on) where fades_on is not null;

create table review_rounds (
  engagement_id uuid primary key references engagements (id),
  rep_id uuid not null references rep_profiles (id),
  business_id uuid not null references business_profiles (id),
  opened_at timestamptz(3) not null,
  closes_at timestamptz(3) not null,
  closed_at timestamptz(3)
);
create index review_rounds_due on review_rounds (closes_at, engagement_id) where closed_at is null;
create index review_rounds_of_business on review_rounds (business_id, closes_at, engagement_id) where closed_at is null;
create index review_rounds_of_rep on review_rounds (rep_id, closes_at, engagement_id) where closed_at is null;

create table reviews (
  id uuid primary key,
  engagement_id uuid not null references review_rounds (engagement_id),
  rep_id uuid not null references rep_profiles (id),
  business_id uuid not null references business_profiles (id),
  by text not null check (by in ('rep', 'business')),
  stars smallint not null check (stars >= 1 and stars <= 5),
  words text check (words <> '' and length(words) <= 1000),
  again boolean not null,
  written_at timestamptz(3) not null,
  published_at timestamptz(3),
  hidden_at timestamptz(3),
  reply text check (reply <> '' and length(reply) <= 1000),
  replied_at timestamptz(3),
  reply_hidden_at timestamptz(3),
  quotable boolean not null default false,
  constraint reviews_one_of_a_side unique (engagement_id, by),
  constraint reviews_replied_once_published check (replied_at is null or published_at is not null)
);
create index reviews_about_business on reviews (business_id, published_at desc, id desc) where by = 'rep' and published_at is not null and hidden_at is null;
create index reviews_about_rep on reviews (rep_id, published_at desc, id desc) where by = 'business' and published_at is not null and hidden_at is null;
create index reviews_of_business on reviews (business_id);
create index reviews_of_rep on reviews (rep_id);
create index reviews_quotable on reviews (published_at desc, id desc) where quotable and published_at is not null and hidden_at is null;

create table review_cases (
  id uuid primary key,
  review_id uuid not null references reviews (id),
  kind text not null check (kind in ('reported', 'same_person', 'suspended')),
  about text not null default 'review' check (about in ('review', 'reply')),
  evidence text[] not null default '{}' check (evidence <@ array['number', 'file', 'phone', 'device']),
  reporter_id uuid,
  reason text check (reason in ('untrue', 'abuse', 'private', 'other')),
  details text check (details <> '' and length(details) <= 1000),
  created_at timestamptz(3) not null,
  outcome text check (outcome in ('shown', 'hidden')),
  outcome_reason text,
  decided_by uuid references admin_users (id),
  decided_at timestamptz(3),
  constraint review_cases_decided check (num_nonnulls(outcome, outcome_reason, decided_by, decided_at) = any (array[0, 4])),
  constraint review_cases_reported check ((kind = 'reported') = (reason is not null))
);
create index review_cases_done on review_cases (decided_at, id) where decided_at is not null;
create index review_cases_of_reporter on review_cases (reporter_id) where reporter_id is not null;
create index review_cases_of_review on review_cases (review_id);
create unique index review_cases_one_open on review_cases (review_id, about) where decided_at is null;
create index review_cases_open on review_cases (created_at, id) where decided_at is null;

create table review_totals (
  profile_id uuid primary key,
  count integer not null check (count >= 0),
  stars integer not null,
  again integer not null,
  newest_at timestamptz(3),
  constraint review_totals_check check (stars >= count and stars <= (5 * count)),
  constraint review_totals_check1 check (again >= 0 and again <= count)
);

create table shift_links (
  engagement_id uuid primary key references engagements (id),
  token_hash bytea not null unique,
  day date not null,
  ends_at timestamptz(3) not null
);

create table standby_places (
  id uuid primary key,
  engagement_id uuid unique references engagements (id),
  job_id uuid not null references jobs (id) on delete cascade,
  automatic boolean not null,
  status text not null check (status in ('open', 'filled', 'closed')),
  opened_at timestamptz(3) not null,
  ended_at timestamptz(3),
  filled_by uuid references engagements (id),
  arrives_at timestamptz(3),
  rehire_id uuid references rehires (id) on delete cascade,
  rest boolean not null default false,
  constraint standby_places_check check ((status = 'open') = (ended_at is null)),
  constraint standby_places_check1 check ((status = 'filled') = (filled_by is not null)),
  constraint standby_places_check2 check ((status = 'filled') = (arrives_at is not null))
);
create unique index standby_places_filled_by on standby_places (filled_by) where filled_by is not null;
create index standby_places_of_job on standby_places (job_id);
create index standby_places_of_rehire on standby_places (rehire_id) where rehire_id is not null;
create index standby_places_open on standby_places (id) where status = 'open';

create table standby_offers (
  id uuid primary key,
  place_id uuid not null references standby_places (id) on delete cascade,
  application_id uuid not null references job_applications (id) on delete cascade,
  engagement_id uuid not null,
  status text not null check (status in ('open', 'accepted', 'declined', 'expired', 'taken')),
  offered_at timestamptz(3) not null,
  answer_by timestamptz(3) not null,
  answered_at timestamptz(3),
  constraint standby_offers_place_id_application_id_key unique (place_id, application_id)
);
create unique index standby_offers_accepted on standby_offers (place_id) where status = 'accepted';
create index standby_offers_of_application on standby_offers (application_id, status);

create table standby_orders (
  job_id uuid primary key references jobs (id) on delete cascade,
  automatic boolean not null,
  typed_name text not null,
  session_id uuid not null,
  address text not null,
  user_agent text,
  signed_at timestamptz(3) not null
);

-- matching

create table match_alerts (
  job_id uuid not null references jobs (id) on delete cascade,
  rep_id uuid not null references rep_profiles (id) on delete cascade,
  told_on date not null,
  told_at timestamptz(3) not null,
  turn smallint not null default 1 check (turn > 0),
  constraint match_alerts_pkey primary key (job_id, rep_id),
  constraint match_alerts_turns unique (rep_id, told_on, turn)
);
create index match_alerts_by_day on match_alerts (told_on);

create table match_choices (
  rep_id uuid primary key references rep_profiles (id) on delete cascade,
  ranked_by_behaviour boolean not null default true,
  weekly_matches boolean not null default false,
  mailed_for date
);
create index match_choices_weekly on match_choices (rep_id) where weekly_matches;

create table match_dismissals (
  rep_id uuid not null references rep_profiles (id) on delete cascade,
  job_id uuid not null references jobs (id) on delete cascade,
  reason text not null check (reason in ('pay', 'too_far', 'days', 'kind_of_work', 'company', 'other')),
  dismissed_at timestamptz(3) not null,
  constraint match_dismissals_pkey primary key (rep_id, job_id)
);
create index match_dismissals_newest on match_dismissals (rep_id, dismissed_at desc, job_id desc);
create index match_dismissals_of_job on match_dismissals (job_id);

create table match_models (
  id uuid primary key,
  number integer not null check (number > 0),
  weights jsonb not null,
  corpus jsonb not null,
  features text[] not null,
  made_at timestamptz(3) not null,
  activated_at timestamptz(3),
  active boolean not null default false,
  constraint match_models_numbered unique (number)
);
create unique index match_models_one_active on match_models (active) where active;

create table match_impressions (
  side text not null check (side in ('rep', 'business')),
  job_id uuid not null references jobs (id) on delete cascade,
  rep_id uuid not null references rep_profiles (id) on delete cascade,
  shown_on date not null,
  rank integer not null check (rank > 0),
  policy text not null check (policy <> ''),
  model integer not null references match_models (number),
  features real[] not null,
  constraint match_impressions_pkey primary key (rep_id, job_id, side, shown_on)
);
create index match_impressions_by_day on match_impressions (shown_on);
create index match_impressions_of_job on match_impressions (job_id);

create table match_invitations (
  job_id uuid not null references jobs (id) on delete cascade,
  rep_id uuid not null references rep_profiles (id) on delete cascade,
  business_id uuid not null references business_profiles (id) on delete cascade,
  invited_at timestamptz(3) not null,
  answer text check (answer in ('declined', 'applied')),
  answered_at timestamptz(3),
  taken_back_at timestamptz(3),
  constraint match_invitations_answered check ((answer is null) = (answered_at is null)),
  constraint match_invitations_pkey primary key (job_id, rep_id)
);
create index match_invitations_of_business on match_invitations (business_id, invited_at);
create index match_invitations_of_rep on match_invitations (rep_id, invited_at desc, job_id desc);

create table match_job_terms (
  term text not null,
  location_id uuid not null references locations (id),
  strength real not null,
  job_id uuid not null references jobs (id) on delete cascade,
  constraint match_job_terms_pkey primary key (job_id, term)
);
create index match_job_terms_strongest on match_job_terms (term, location_id, strength desc, job_id);

create table match_jobs (
  job_id uuid primary key references jobs (id) on delete cascade,
  job_version integer not null,
  matched_at timestamptz(3) not null,
  waiting_since timestamptz(3),
  claimed_by uuid references admin_users (id),
  claimed_until timestamptz(3),
  told_at timestamptz(3),
  constraint match_jobs_claim_ends check ((claimed_by is null) = (claimed_until is null))
);
create index match_jobs_waiting on match_jobs (waiting_since, job_id) where waiting_since is not null;

create table match_looks (
  id uuid primary key,
  rep_id uuid not null references rep_profiles (id) on delete cascade,
  job_id uuid references jobs (id) on delete set null,
  words text not null check (words <> ''),
  asked_at timestamptz(3) not null,
  answer text check (answer <> ''),
  answered_by uuid references admin_users (id),
  answered_at timestamptz(3),
  constraint match_looks_answered check ((answer is null) = (answered_at is null))
);
create index match_looks_answered_last on match_looks (answered_at desc, id desc) where answered_at is not null;
create index match_looks_of_rep on match_looks (rep_id, asked_at desc, id desc);
create unique index match_looks_one_open on match_looks (rep_id) where answered_at is null;
create index match_looks_waiting on match_looks (asked_at, id) where answered_at is null;

create table match_proposals (
  job_id uuid not null references jobs (id) on delete cascade,
  rep_id uuid not null references rep_profiles (id) on delete cascade,
  score real not null,
  features real[] not null,
  model integer not null references match_models (number),
  state text not null default 'proposed' check (state in ('proposed', 'approved', 'dropped')),
  place integer check (place > 0),
  rank_seen integer check (rank_seen > 0),
  reviewed_by uuid references admin_users (id),
  reviewed_at timestamptz(3),
  reason text check (reason <> ''),
  made_at timestamptz(3) not null,
  constraint match_proposals_pkey primary key (job_id, rep_id),
  constraint match_proposals_reviewed check ((state = 'proposed') = (reviewed_at is null))
);
create index match_proposals_judged on match_proposals (reviewed_at) include (job_id, rank_seen, state, place) where reviewed_at is not null;
create index match_proposals_of_rep on match_proposals (rep_id, score);

create table match_rep_terms (
  term text not null,
  location_id uuid not null references locations (id),
  strength real not null,
  rep_id uuid not null references rep_profiles (id) on delete cascade,
  constraint match_rep_terms_pkey primary key (rep_id, term, location_id)
);
create index match_rep_terms_strongest on match_rep_terms (term, location_id, strength desc, rep_id);

create table match_reps (
  rep_id uuid primary key references rep_profiles (id) on delete cascade,
  is_open boolean not null,
  access_until timestamptz not null,
  taken_days date[] not null default '{}',
  worked_out_at timestamptz not null,
  taken_hours tstzmultirange not null default '{}'
);
create index match_reps_by_end on match_reps (access_until) where is_open;

create table told_genders (
  rep_id uuid primary key references rep_profiles (id) on delete cascade,
  gender text not null check (gender in ('woman', 'man', 'another')),
  told_at timestamptz(3) not null
);

-- news

create table message_notices (
  conversation_id uuid not null references conversations (id) on delete cascade,
  user_id uuid not null,
  told_position bigint not null default 0,
  mailed_position bigint not null default 0,
  mail_due_at timestamptz(3),
  constraint message_notices_pkey primary key (conversation_id, user_id)
);
create index message_notices_due on message_notices (mail_due_at) where mail_due_at is not null;
create index message_notices_of_user on message_notices (user_id);

create table untold_changes (
  turn bigint generated always as identity primary key,
  application_id uuid not null,
  rep_user_id uuid not null,
  business_user_id uuid not null,
  change jsonb not null,
  happened_at timestamptz(3) not null default now()
);
create index untold_changes_of_application on untold_changes (application_id, turn);

create table untold_messages (
  turn bigint generated always as identity primary key,
  conversation_id uuid not null,
  written_at timestamptz(3) not null default now()
);

-- dashboards

create table dashboard_visits (
  rep_id uuid primary key references rep_profiles (id) on delete cascade,
  seen_at timestamptz(3) not null default now()
);

-- analytics

create table analytics_cohorts (
  side text not null check (side in ('rep', 'business')),
  signed_up date not null,
  week date not null,
  people integer not null,
  constraint analytics_cohorts_pkey primary key (side, signed_up, week)
);

create table analytics_days (
  province text not null,
  industry text not null,
  figure text not null,
  day date not null,
  deeds bigint not null,
  amount bigint not null,
  constraint analytics_days_pkey primary key (province, industry, figure, day)
);

create table analytics_deeds (
  figure text not null,
  id uuid not null,
  at timestamptz(3) not null,
  day date not null generated always as ((at at time zone 'Africa/Johannesburg')::date) stored,
  province text not null,
  industry text not null,
  doer uuid,
  amount bigint not null,
  constraint analytics_deeds_pkey primary key (figure, id, at)
);
create index analytics_deeds_newest on analytics_deeds (figure, at desc, id desc);
create index analytics_deeds_of_doer on analytics_deeds (doer, figure, day) where doer is not null;
create index analytics_deeds_of_part on analytics_deeds (figure, province, industry, at desc, id desc);

create table analytics_progress (
  one_row boolean default true primary key check (one_row),
  counted_at timestamptz(3)
);

-- admin

create table panel_days (
  day date primary key,
  users integer not null,
  jobs integer not null,
  reps integer not null,
  earnings_cents bigint not null
);

create table panel_now (
  one_row boolean default true primary key check (one_row),
  counted_at timestamptz(3) not null,
  users integer not null,
  users_before integer not null,
  jobs integer not null,
  jobs_before integer not null,
  reps integer not null,
  reps_before integer not null,
  earnings_cents bigint not null,
  earnings_cents_before bigint not null
);

-- references to tables further down

alter table company_answers add constraint company_answers_application_id_fkey foreign key (application_id) references job_applications (id) on delete cascade;
alter table courses add constraint courses_version_id_fkey foreign key (version_id, id) references course_versions (id, course_id) deferrable initially deferred;
alter table jobs add constraint jobs_ended_has_a_time check ((status in ('filled', 'closed', 'taken_down')) = (closed_at is not null)) not valid;
alter table jobs add constraint jobs_status_check check (status in ('active', 'paused', 'filled', 'closed', 'taken_down')) not valid;
alter table ledger_transfers add constraint ledger_transfers_unsold check (not unsold or kind = 'engagement_refunded') not valid;
alter table milestone_steps add constraint milestone_steps_proposed check (proposed_cents >= 0) not valid;
alter table milestones add constraint milestones_accepted_by check (accepted_by <@ array['rep', 'business']) not valid;
alter table milestones add constraint milestones_appealed check (appealed_at is null or ruled_cents is not null) not valid;
alter table milestones add constraint milestones_ruled check (ruled_cents >= 0 and ruled_cents <= pay_cents) not valid;
alter table milestones add constraint milestones_ruled_by check ((ruled_cents is null) = (cardinality(ruled_by) = 0)) not valid;
alter table payment_courses add constraint payment_courses_course_id_fkey foreign key (course_id) references courses (id);
alter table payment_milestones add constraint payment_milestones_engagement_id_fkey foreign key (engagement_id) references engagements (id);
alter table payment_milestones add constraint payment_milestones_milestone_id_fkey foreign key (milestone_id) references milestones (id);
alter table reliability_appeals add constraint reliability_appeals_one_outcome check (not (struck and excused)) not valid;
alter table reliability_entries add constraint reliability_entries_excused check ((num_nulls(excused_at, excused_by, excused_for) = any (array[0, 3])) and excused_for <> '') not valid;
alter table reliability_entries add constraint reliability_entries_excused_by check (excused_by in ('business', 'team')) not valid;
alter table standby_places add constraint standby_places_of_one check (num_nonnulls(engagement_id, rehire_id) = 1) not valid;
alter table user_roles add constraint user_roles_business_has_profile foreign key (business_user_id) references business_profiles (user_id) deferrable initially deferred;
alter table user_roles add constraint user_roles_rep_has_profile foreign key (rep_user_id) references rep_profiles (user_id) deferrable initially deferred;

-- views, and functions that statements call

create function admin_audit_drop_months()
  returns void language plpgsql as $$
declare
  part text;
begin
  for part in
    select c.relname
    from pg_inherits i
      join pg_class c on c.oid = i.inhrelid
      cross join lateral (select substring(c.relname from '_(\d{4}_\d{2})$') as month) m
    where i.inhparent in ('admin_audit_money'::regclass, 'admin_audit_rest'::regclass)
      and m.month is not null
      and (to_date(m.month, 'YYYY_MM') + interval '1 month')::timestamp at time zone 'Africa/Johannesburg'
        <= now() - admin_audit_kept(i.inhparent = 'admin_audit_money'::regclass)
    order by 1
  loop
    execute format('drop table %I', part);
  end loop;
end
$$;

create function admin_audit_make_months(day date, months integer)
  returns void language plpgsql as $$
declare
  kind text;
  month date;
  part text;
  starts timestamptz;
  ends timestamptz;
  is_taken boolean;
begin
  for month in select generate_series(date_trunc('month', day), date_trunc('month', day) + make_interval(months => months - 1), '1 month') loop
    starts := month::timestamp at time zone 'Africa/Johannesburg';
    ends := (month + interval '1 month')::timestamp at time zone 'Africa/Johannesburg';
    foreach kind in array array['admin_audit_money', 'admin_audit_rest'] loop
      part := kind || to_char(month, '_YYYY_MM');
      continue when to_regclass(part) is not null;
      -- Lines that came before their month was made stay where they are.
      execute format('select exists (select from %I where created_at >= %L and created_at < %L)', kind || '_other', starts, ends) into is_taken;
      continue when is_taken;
      execute format('create table %I partition of %I for values from (%L) to (%L)', part, kind, starts, ends);
      execute format('create trigger admin_audit_never_truncated before truncate on %I for each statement execute function admin_audit_keeps()', part);
    end loop;
  end loop;
end
$$;

create function shift_hours(days date[], schedule jsonb)
  returns tstzmultirange language sql immutable parallel safe as $$
  select coalesce(range_agg(tstzrange(
    (day + starts) at time zone 'Africa/Johannesburg',
    (day + ends + case when ends <= starts then interval '1 day' else interval '0' end) at time zone 'Africa/Johannesburg')),
    '{}')
  from unnest(days) as day
  cross join (select (schedule ->> 'from')::time as starts, (schedule ->> 'to')::time as ends) as hours
  where schedule is not null
$$;

create view course_recount as
 with said as (
         select had.course_id,
            had.version_id,
            answer.question_id,
            answer.first_option as option
           from course_purchases had
             join course_answers answer on answer.purchase_id = had.id
        union all
         select had.course_id,
            had.version_id,
            tested.question_id,
            tested.option
           from course_purchases had
             join ( select distinct on (attempt.purchase_id, (answer.value ->> 'id')) attempt.purchase_id,
                    answer.value ->> 'id' as question_id,
                    (answer.value ->> 'option')::integer as option
                   from course_attempts attempt,
                    lateral jsonb_array_elements(attempt.answers) answer(value)
                  where attempt.handed_in_at is not null and (answer.value ->> 'option') is not null
                  order by attempt.purchase_id, (answer.value ->> 'id'), attempt.drawn_at, attempt.id) tested on tested.purchase_id = had.id
        ), reached as (
         select had.course_id,
            had.version_id,
            done.lesson,
            count(done.read_at) as read,
            count(done.answered_at) as answered
           from course_purchases had
             join course_lesson_progress done on done.purchase_id = had.id
          where had.returned_at is null
          group by had.course_id, had.version_id, done.lesson
        )
 select standing.kind,
    had.course_id,
    had.version_id,
    null::integer as lesson,
    null::text as question_id,
    null::integer as option,
    count(*) as people
   from course_purchases had,
    lateral course_standing(had.*) standing(kind)
  group by standing.kind, had.course_id, had.version_id
union all
 select 'read' as kind,
    reached.course_id,
    reached.version_id,
    reached.lesson,
    null::text as question_id,
    null::integer as option,
    reached.read as people
   from reached
  where reached.read > 0
union all
 select 'answered' as kind,
    reached.course_id,
    reached.version_id,
    reached.lesson,
    null::text as question_id,
    null::integer as option,
    reached.answered as people
   from reached
  where reached.answered > 0
union all
 select 'said' as kind,
    said.course_id,
    said.version_id,
    null::integer as lesson,
    said.question_id,
    said.option,
    count(*) as people
   from said
  group by said.course_id, said.version_id, said.question_id, said.option;

create view provider_lines as
 select 'payment' as kind,
    payfast_payments.merchant_payment_id as id,
    payfast_payments.merchant_payment_id,
    payfast_payments.provider,
    payfast_payments.amount_gross - payfast_payments.fee_cents as amount_cents,
    payfast_payments.paid_at as happened_at,
    payfast_payments.settled_in
   from payfast_payments
  where payfast_payments.paid_at is not null and payfast_payments.pf_payment_id is not null
union all
 select 'refund' as kind,
    r.id,
    r.merchant_payment_id,
    p.provider,
    - r.amount_cents as amount_cents,
    r.done_at as happened_at,
    r.settled_in
   from payment_refunds r
     join payfast_payments p using (merchant_payment_id)
  where r.done_at is not null
union all
 select 'chargeback' as kind,
    payfast_payments.merchant_payment_id as id,
    payfast_payments.merchant_payment_id,
    payfast_payments.provider,
    - payfast_payments.amount_gross as amount_cents,
    payfast_payments.charged_back_at as happened_at,
    payfast_payments.chargeback_settled_in as settled_in
   from payfast_payments
  where payfast_payments.charged_back_at is not null;
