create table jobs (
  id uuid primary key,
  business_id uuid not null references business_profiles (id) on delete cascade,
  title text not null check (title <> ''),
  description text not null check (description <> ''),
  industry text not null check (industry in (
    'Technology', 'Healthcare', 'Finance', 'Retail', 'Manufacturing', 'Real Estate', 'Automotive', 'Other'
  )),
  location_id uuid not null references locations (id),
  -- The province of the location, copied here so that one index serves the filtered list.
  province text not null,
  location_address text,
  compensation_cents bigint not null check (compensation_cents > 0),
  hourly_rate_cents bigint check (hourly_rate_cents > 0),
  duration text check (duration in ('1 week', '1 month', '3 months', '6 months', 'ongoing')),
  required_skills text,
  start_date date,
  experience_required text not null check (experience_required in ('Entry Level', '1-2 years', '3-5 years', '5+ years')),
  job_type text not null check (job_type in ('Full-time', 'Part-time', 'Contract', 'Commission Only')),
  status text not null default 'active' check (status in ('active', 'closed')),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  closed_at timestamptz(3),
  constraint jobs_closed_has_a_time check ((status = 'closed') = (closed_at is not null))
);

-- The rate stands at the end of each, so that a minimum rate is decided within the index, without visiting every job.
create index jobs_active_newest on jobs (created_at desc, id desc, hourly_rate_cents) where status = 'active';
create index jobs_active_by_province on jobs (province, created_at desc, id desc, hourly_rate_cents)
  where status = 'active';
create index jobs_active_by_province_and_industry on jobs
  (province, industry, created_at desc, id desc, hourly_rate_cents) where status = 'active';
create index jobs_active_by_industry on jobs (industry, created_at desc, id desc, hourly_rate_cents)
  where status = 'active';
create index jobs_of_business on jobs (business_id, created_at desc, id desc);
