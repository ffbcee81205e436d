-- Who was told of a new job, since it fits them: each of a job once, and of one job a day.
create table match_alerts (
  job_id uuid not null references jobs (id) on delete cascade,
  rep_id uuid not null references rep_profiles (id) on delete cascade,
  -- The day in South Africa.
  told_on date not null,
  told_at timestamptz(3) not null,
  primary key (job_id, rep_id),
  constraint match_alerts_one_a_day unique (rep_id, told_on)
);

-- Since when nobody more is told of it as of a new job.
alter table match_jobs add column told_at timestamptz(3);
-- What is on the market already is new to nobody.
update match_jobs set told_at = matched_at;

alter table notification_choices add column fitting_jobs boolean not null default true;
