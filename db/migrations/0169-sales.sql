-- Sales of reps: codes, scans, sales, keys and webhooks. New tables, and a nullable column of engagements: each lock is for a moment.
create table job_sales_terms (
  job_id uuid primary key references jobs (id) on delete cascade,
  terms jsonb not null,
  updated_at timestamptz(3) not null
);

alter table engagements add column sales_terms jsonb;

create table sales_codes (
  engagement_id uuid primary key references engagements (id),
  code text not null unique check (code ~ '^[A-HJ-NP-Z2-9]{7}$'),
  made_at timestamptz(3) not null
);

-- The key of a day's device hashes. Deleted the day after, so that hashes of different days can't be compared.
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
  primary key (engagement_id, day, device)
);

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
  unique (business_id, external_id),
  check (status <> 'disputed' or reason is not null)
);
create index sales_of_engagement on sales (engagement_id, at desc, id desc);
create index sales_of_business on sales (business_id, at desc, id desc);

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

create table sales_hooks (
  business_id uuid primary key references business_profiles (id) on delete cascade,
  address text not null,
  sealed_secret bytea not null,
  failures integer not null default 0,
  last_failure text,
  delivered_at timestamptz(3),
  off_at timestamptz(3)
);
