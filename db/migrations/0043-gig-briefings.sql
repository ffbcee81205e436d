-- What a business asks of everybody whom it accepted for a job.
create table gig_briefings (
  job_id uuid primary key references jobs (id) on delete cascade,
  bring text not null check (bring <> ''),
  updated_at timestamptz(3) not null default now()
);
-- The next gigs of a rep: their accepted applications, the last decided first.
create index job_applications_accepted_of_rep on job_applications (rep_id, updated_at desc, id desc)
  where status = 'accepted';
