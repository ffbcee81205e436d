-- A job that the team took off the market. Only the team puts it back.
alter table jobs
  drop constraint jobs_status_check,
  drop constraint jobs_ended_has_a_time,
  add constraint jobs_status_check check (status in ('active', 'paused', 'filled', 'closed', 'taken_down')) not valid,
  add constraint jobs_ended_has_a_time
    check ((status in ('filled', 'closed', 'taken_down')) = (closed_at is not null)) not valid;

create index jobs_by_status_newest on jobs (status, created_at desc, id desc);
-- What is typed into the panel stands anywhere in a title.
create index jobs_title_alike on jobs using gin (title gin_trgm_ops);
create index business_profiles_name_alike on business_profiles using gin (company_name gin_trgm_ops);

create table job_take_downs (
  id uuid primary key,
  job_id uuid not null references jobs (id) on delete cascade,
  -- Where the job stood, and what it said.
  status_before text not null check (status_before in ('active', 'paused', 'filled', 'closed')),
  version int not null,
  reason text not null,
  taken_down_by uuid not null references admin_users (id),
  taken_down_at timestamptz(3) not null,
  put_back_by uuid references admin_users (id),
  put_back_at timestamptz(3),
  put_back_reason text,
  constraint job_take_downs_whole_end
    check ((put_back_at is null) = (put_back_by is null) and (put_back_at is null) = (put_back_reason is null))
);
-- A job is down once at a time.
create unique index job_take_downs_open on job_take_downs (job_id) where put_back_at is null;
create index job_take_downs_of_job on job_take_downs (job_id, taken_down_at);

-- What the team is to look at about a job: reports, words on its list, answers of the business. One open for a job.
create table job_cases (
  id uuid primary key,
  job_id uuid not null references jobs (id) on delete cascade,
  opened_at timestamptz(3) not null,
  -- How many things came in: a decision names how many it has seen.
  entries int not null default 1,
  claimed_by uuid references admin_users (id),
  claimed_at timestamptz(3),
  outcome text check (outcome in ('left', 'taken_down', 'put_back')),
  reason text,
  decided_by uuid references admin_users (id),
  decided_at timestamptz(3),
  constraint job_cases_whole_claim check ((claimed_by is null) = (claimed_at is null)),
  constraint job_cases_whole_decision
    check ((decided_at is null) = (outcome is null) and (decided_at is null) = (decided_by is null)
      and (decided_at is null) = (reason is null)),
  constraint job_cases_claimed_while_open check (decided_at is null or claimed_by is null)
);
create unique index job_cases_open on job_cases (job_id) where decided_at is null;
create index job_cases_waiting on job_cases (opened_at, id) where decided_at is null;
create index job_cases_of_job on job_cases (job_id, opened_at);

create table job_reports (
  id uuid primary key,
  job_id uuid not null references jobs (id) on delete cascade,
  case_id uuid not null references job_cases (id) on delete cascade,
  -- Null once the account is gone.
  reporter_id uuid,
  version int not null,
  reason text not null check (reason in ('fraud', 'asks_for_money', 'not_a_job', 'discrimination', 'illegal', 'other')),
  details text,
  created_at timestamptz(3) not null,
  constraint job_reports_once unique (job_id, reporter_id)
);
create index job_reports_of_case on job_reports (case_id);
create index job_reports_of_reporter on job_reports (reporter_id, created_at);

create table job_flags (
  id uuid primary key,
  job_id uuid not null references jobs (id) on delete cascade,
  case_id uuid not null references job_cases (id) on delete cascade,
  version int not null,
  words text[] not null,
  -- Of what was looked through: what the team has seen is not flagged for the same words again.
  text_hash bytea not null,
  created_at timestamptz(3) not null
);
create index job_flags_of_case on job_flags (case_id);
create index job_flags_of_job on job_flags (job_id);

create table job_answers (
  id uuid primary key,
  take_down_id uuid not null references job_take_downs (id) on delete cascade,
  case_id uuid not null references job_cases (id) on delete cascade,
  version int not null,
  text text not null,
  asks_back boolean not null,
  created_at timestamptz(3) not null
);
create index job_answers_of_take_down on job_answers (take_down_id, created_at);
create index job_answers_of_case on job_answers (case_id);

create table flag_words (
  id uuid primary key,
  phrase text not null,
  -- As it is compared: without case and accents.
  folded text not null constraint flag_words_once unique,
  added_by uuid not null references admin_users (id),
  added_at timestamptz(3) not null
);
