-- Whom a business has put on its shortlist, for itself alone. An application has one business, so it needs no name here.
create table application_shortlistings (
  application_id uuid primary key references job_applications (id) on delete cascade,
  shortlisted_at timestamptz(3) not null default now()
);
