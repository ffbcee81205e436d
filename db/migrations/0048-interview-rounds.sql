-- One invitation to many applicants of a job, of whom each takes one of its times.
create table interview_rounds (
  id uuid primary key,
  job_id uuid not null references jobs (id) on delete cascade,
  business_id uuid not null references business_profiles (id) on delete cascade,
  -- How many may take the same time.
  capacity int not null check (capacity between 1 and 20),
  created_at timestamptz(3) not null default now()
);
create index interview_rounds_of_job on interview_rounds (job_id);
create index interview_rounds_of_business on interview_rounds (business_id);

alter table interviews
  add column round_id uuid references interview_rounds (id) on delete set null,
  -- Which of the places at the time that was accepted. Null once the application is no longer in interview.
  add column seat int check (seat >= 1),
  drop constraint interviews_times_check,
  add constraint interviews_times_check check (cardinality(times) between 1 and 60);
-- Of two who take the last place at a time, one has it. Cancelling or proposing anew gives it back.
create unique index interviews_one_seat on interviews (round_id, accepted_time, seat)
  where status = 'accepted' and seat is not null;
