-- The board of a job: one column for each status, newest first, and how many stand in each.
create index job_applications_of_job_by_status on job_applications (job_id, status, applied_at desc, id desc);
-- Which of a business's jobs have applicants who wait, and since when.
create index job_applications_waiting on job_applications (business_id, job_id, applied_at) where status = 'pending';

-- What a business wrote down about an application, for itself alone.
create table application_notes (
  application_id uuid primary key references job_applications (id) on delete cascade,
  text text not null check (text <> ''),
  updated_at timestamptz(3) not null default now()
);

-- Interviews as they were proposed. To propose anew replaces the one before, which stays for the history.
create table interviews (
  id uuid primary key,
  application_id uuid not null references job_applications (id) on delete cascade,
  -- The two sides of the application, copied here so that each finds its interviews without a join.
  rep_id uuid not null references rep_profiles (id) on delete cascade,
  business_id uuid not null references business_profiles (id) on delete cascade,
  status text not null default 'proposed'
    check (status in ('proposed', 'accepted', 'declined', 'cancelled', 'replaced')),
  times timestamptz(3)[] not null check (cardinality(times) between 1 and 5),
  accepted_time timestamptz(3) check (accepted_time = any (times)),
  minutes int not null check (minutes between 10 and 480),
  place text,
  link text,
  note text,
  answer text,
  proposed_at timestamptz(3) not null default now(),
  -- Of the rep's answer or the business's cancelling.
  answered_at timestamptz(3),
  constraint interviews_accepted_at_a_time check (status <> 'accepted' or accepted_time is not null),
  constraint interviews_answered_at_once check (status = 'replaced' or (status = 'proposed') = (answered_at is null))
);
-- The one that counts, of each application.
create unique index interviews_one_current on interviews (application_id) where status <> 'replaced';
create index interviews_of_application on interviews (application_id);
create index interviews_of_rep on interviews (rep_id, status, accepted_time);
create index interviews_of_business on interviews (business_id, status, accepted_time);

-- When a rep last saw the news of their dashboard.
create table dashboard_visits (
  rep_id uuid primary key references rep_profiles (id) on delete cascade,
  seen_at timestamptz(3) not null default now()
);
