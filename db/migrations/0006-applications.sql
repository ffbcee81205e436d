create table job_applications (
  id uuid primary key,
  job_id uuid not null references jobs (id) on delete cascade,
  rep_id uuid not null references rep_profiles (id) on delete cascade,
  -- The job's business, copied here so that a business reads its applications without a join.
  business_id uuid not null references business_profiles (id) on delete cascade,
  status text not null default 'pending'
    check (status in ('pending', 'interview', 'accepted', 'rejected', 'withdrawn')),
  message text not null check (message <> ''),
  applied_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  constraint job_applications_once unique (job_id, rep_id)
);

create index job_applications_of_rep on job_applications (rep_id, applied_at desc, id desc);
create index job_applications_of_rep_by_status on job_applications (rep_id, status, applied_at desc, id desc);
create index job_applications_of_job on job_applications (job_id, applied_at desc, id desc);
create index job_applications_of_business on job_applications (business_id, status);

-- Every step of an application: who moved it where, when, and what they said. Never updated.
create table application_steps (
  id uuid primary key,
  application_id uuid not null references job_applications (id) on delete cascade,
  status text not null check (status in ('pending', 'interview', 'accepted', 'rejected', 'withdrawn')),
  note text,
  by_user_id uuid references users (id) on delete set null,
  created_at timestamptz(3) not null default now(),
  -- An application never comes back to a status that it left, so two at once cannot take the same step.
  constraint application_steps_once unique (application_id, status)
);
create index application_steps_by_user on application_steps (by_user_id);
