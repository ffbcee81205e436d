-- What may become of a certificate once it is issued, and what its badge is signed with.

alter table certificates
  -- Of the badge that says what the certificate says now. A corrected name makes another.
  add column badge_id uuid not null default gen_random_uuid(),
  -- What strangers are shown of the name: nothing, until the holder has chosen.
  add column shown_name text not null default 'none' check (shown_name in ('full', 'short', 'none')),
  -- When it last got another name.
  add column reissued_at timestamptz(3),
  add column withdrawn_at timestamptz(3),
  -- For the holder and the team, and for nobody else.
  add column withdrawn_reason text,
  add constraint certificates_withdrawn check ((withdrawn_at is null) = (withdrawn_reason is null));
alter table certificates alter column badge_id drop default;
create unique index certificates_badge on certificates (badge_id);

-- Under which names a certificate was issued before.
create table certificate_names (
  badge_id uuid primary key,
  certificate_id uuid not null references certificates (id) on delete cascade,
  holder_name text not null,
  issued_at timestamptz(3) not null,
  replaced_at timestamptz(3) not null
);
create index certificate_names_of_certificate on certificate_names (certificate_id, replaced_at);

-- Badges that are out in the world and are good no longer. They stay when the account goes, and say nothing of anybody.
create table ended_badges (
  id uuid primary key,
  because text not null check (because in ('withdrawn', 'replaced', 'deleted')),
  ended_at timestamptz(3) not null
);
-- Each badge names the list that it would stand on: by the end of its id, so that none gets long.
create index ended_badges_of_list on ended_badges (right(id::text, 2), id);

-- Whoever has a badge checks it years later: a public half stays.
create table badge_keys (
  id uuid primary key,
  public_jwk jsonb not null,
  -- Null once it signs no more.
  sealed_private_jwk bytea,
  created_at timestamptz(3) not null,
  retired_at timestamptz(3),
  constraint badge_keys_retired check ((retired_at is null) = (sealed_private_jwk is not null))
);
create unique index badge_keys_one_current on badge_keys ((true)) where retired_at is null;
