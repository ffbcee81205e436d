-- When each application was first answered by its business: with an interview, an acceptance or a rejection.
-- It tells reps how fast a company answers. The job and the rep are of no matter, so it stands beside the profile.
create table company_answers (
  application_id uuid primary key references job_applications (id) on delete cascade,
  business_id uuid not null references business_profiles (id) on delete cascade,
  applied_at timestamptz(3) not null,
  answered_at timestamptz(3) not null default clock_timestamp()
);
insert into company_answers (application_id, business_id, applied_at, answered_at)
select a.id, a.business_id, a.applied_at, min(s.created_at)
from job_applications a join application_steps s on s.application_id = a.id
where s.status in ('interview', 'accepted', 'rejected')
group by a.id;
-- The latest ones of a company are all that is read, of many companies at a time.
create index company_answers_of_business on company_answers (business_id, answered_at desc) include (applied_at);
