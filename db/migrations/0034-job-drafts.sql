-- Jobs that are being written. Not rows of jobs: so no list, search, count or application can come upon one by mistake.
create table job_drafts (
  id uuid primary key,
  business_id uuid not null references business_profiles (id) on delete cascade,
  -- As much of it as there is.
  content jsonb not null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create index job_drafts_of_business on job_drafts (business_id, updated_at desc, id desc);
