-- On which days and at what time a job is done, and what its pay was stated for. Without a schedule the days are agreed, as
-- with all jobs so far.
alter table jobs
  -- As in contract/jobs/schedule.ts.
  add column schedule jsonb check (schedule ->> 'kind' in ('days', 'weekly')),
  -- Every day of it, for finding the job by a day.
  add column working_days date[],
  add column pay_per text not null default 'whole' check (pay_per in ('whole', 'day', 'hour')),
  add column day_rate_cents bigint check (day_rate_cents > 0),
  add constraint jobs_working_days_of_schedule check ((schedule is null) = (working_days is null)),
  add constraint jobs_pay_by_days check (schedule is not null or (pay_per = 'whole' and day_rate_cents is null));

create index jobs_active_by_day on jobs using gin (working_days) with (fastupdate = off) where status = 'active';

alter table job_versions
  add column schedule jsonb,
  add column pay_per text not null default 'whole',
  add column day_rate_cents bigint;
