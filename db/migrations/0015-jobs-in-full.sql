alter table jobs
  drop constraint jobs_status_check,
  drop constraint jobs_closed_has_a_time;

alter table jobs
  -- How many reps it needs.
  add column positions int not null default 1 check (positions between 1 and 500),
  -- The last day to apply, in South Africa.
  add column closes_on date not null default ((now() at time zone 'Africa/Johannesburg')::date + 30),
  -- The day of closing that the business knows to be near: it chose it, or was reminded.
  add column closing_told_for date,
  -- Counts the edits.
  add column version int not null default 1 check (version > 0),
  add constraint jobs_status_check check (status in ('active', 'paused', 'filled', 'closed')),
  -- When it was filled or closed.
  add constraint jobs_ended_has_a_time check ((status in ('filled', 'closed')) = (closed_at is not null));

-- Jobs that were open before have 30 days from now; the others were open until they were closed.
update jobs set closes_on = (closed_at at time zone 'Africa/Johannesburg')::date where closed_at is not null;

create index jobs_open_by_closing_day on jobs (closes_on) where status in ('active', 'paused');
create index jobs_of_business_by_status on jobs (business_id, status, created_at desc, id desc);

-- What a job said before it was edited: those who had applied by then applied for this.
create table job_versions (
  job_id uuid not null references jobs (id) on delete cascade,
  version int not null check (version > 0),
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
  positions int not null,
  replaced_at timestamptz(3) not null default now(),
  primary key (job_id, version)
);

alter table job_applications add column job_version int not null default 1 check (job_version > 0);

-- Which reps looked at a job, and on which days.
create table job_views (
  job_id uuid not null references jobs (id) on delete cascade,
  rep_id uuid not null references rep_profiles (id) on delete cascade,
  viewed_on date not null,
  primary key (job_id, rep_id, viewed_on)
);
create index job_views_of_rep on job_views (rep_id, viewed_on);

-- How many different reps did. Apart from the job, whose row a view must not hold up.
create table job_view_counts (
  job_id uuid primary key references jobs (id) on delete cascade,
  reps int not null check (reps >= 0)
);
