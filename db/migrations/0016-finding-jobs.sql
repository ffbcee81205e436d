-- Finding jobs: places on the map, text search that forgives misspelling, live counts, saved jobs and saved searches.

create extension if not exists pg_trgm;

-- Null for the country as a whole.
alter table locations
  add column latitude double precision check (latitude between -90 and 90),
  add column longitude double precision check (longitude between -180 and 180),
  add constraint locations_whole_place check ((latitude is null) = (longitude is null));

-- The category B2B Sales is no industry: it is told by the words of the job.
create function job_sells_to_businesses(title text, description text, required_skills text) returns boolean
language sql immutable parallel safe as $$
  select concat_ws(' ', title, description, required_skills) ~*
    '\m(b2b|business[- ]to[- ]business|corporate|wholesalers?|key accounts?|account managers?|resellers?|distributors?|small business(es)?|business owners?|procurement)\M'
$$;

alter table jobs
  add column sells_to_businesses boolean not null
    generated always as (coalesce(job_sells_to_businesses(title, description, required_skills), false)) stored,
  -- Kept while the job is active. Besides the words it holds marks: #d and the day it was posted, #p and the province,
  -- #l and the location, #i and the industry. No word of a text begins with #, so the index answers both at once.
  add column search tsvector,
  add constraint jobs_search_while_active check ((search is not null) = (status = 'active')) not valid;

create function job_words_of(job jobs, company text) returns text
language sql stable as $$
  select concat_ws(' ', job.title, job.required_skills, company, job.description)
$$;

create function job_search_of(job jobs, company text) returns tsvector
language sql stable as $$
  select strip(to_tsvector('english', job_words_of(job, company))) || array_to_tsvector(array[
    '#d' || floor(extract(epoch from job.created_at) / 86400)::int, '#p' || job.province,
    '#l' || job.location_id, '#i' || job.industry])
$$;

create function jobs_keep_search() returns trigger language plpgsql as $$
declare
  company text;
begin
  if new.status <> 'active' then
    new.search := null;
    return new;
  end if;
  -- Whoever renames the company meanwhile waits for this job, or this job for the new name.
  select company_name into company from business_profiles where id = new.business_id for share;
  new.search := job_search_of(new, coalesce(company, ''));
  return new;
end
$$;
create trigger jobs_search before insert or update of
  title, description, required_skills, business_id, status, industry, location_id, province, created_at
  on jobs for each row execute function jobs_keep_search();

create function jobs_follow_company() returns trigger language plpgsql as $$
begin
  update jobs set search = job_search_of(jobs, new.company_name) where business_id = new.id and status = 'active';
  return null;
end
$$;
create trigger business_profiles_rename after update of company_name on business_profiles
  for each row when (old.company_name is distinct from new.company_name) execute function jobs_follow_company();

-- How many active jobs each option of a filter has. A change is a row of its own, so that nobody waits for anybody;
-- a task adds them up now and then, and a reader adds what is left.
create table job_counts (
  kind text not null,
  value text not null,
  jobs bigint not null,
  primary key (kind, value)
);
create table job_count_changes (
  id bigint generated always as identity primary key,
  kind text not null,
  value text not null,
  change bigint not null
);

create function job_options(job jobs) returns table (kind text, value text)
language sql stable as $$
  select option.kind, option.value
  from (values ('all', ''), ('province', job.province), ('location', job.location_id::text), ('industry', job.industry),
               ('experience', job.experience_required), ('duration', job.duration), ('jobType', job.job_type),
               ('businesses', case when job.sells_to_businesses then 'yes' end)) as option (kind, value)
  where option.value is not null and job.status = 'active'
$$;

-- Words of active jobs, for finding the one that was meant.
create table job_words (
  word text primary key,
  -- What the search makes of it.
  lexeme text not null,
  -- How many active jobs had it at the last count.
  jobs int not null default 0,
  added_at timestamptz(3) not null default now()
);
create index job_words_alike on job_words using gist (word gist_trgm_ops (siglen = 64));
create index job_words_by_lexeme on job_words (lexeme);

create function job_note_words(words text[]) returns void
language sql as $$
  insert into job_words (word, lexeme)
  select word, lexeme[1] from (select distinct unnest(words) as word) given, ts_lexize('english_stem', word) as lexeme
  where word ~ '^[[:alpha:]]{3,30}$' and cardinality(lexeme) > 0
    and not exists (select from job_words known where known.word = given.word)
  -- In one order for all, so that two who add the same words never wait for each other in a circle.
  order by word
  on conflict do nothing
$$;

create function jobs_added() returns trigger language plpgsql as $$
begin
  insert into job_count_changes (kind, value, change)
  select kind, value, count(*) from added, job_options(added::jobs) group by kind, value;
  perform job_note_words(array(
    select distinct unnest(tsvector_to_array(to_tsvector('simple', job_words_of(added::jobs, company_name))))
    from added join business_profiles on business_profiles.id = business_id where status = 'active'));
  return null;
end
$$;
create function jobs_changed() returns trigger language plpgsql as $$
begin
  insert into job_count_changes (kind, value, change)
  select kind, value, sum(change)
  from (select kind, value, 1 as change from added, job_options(added::jobs)
        union all select kind, value, -1 from gone, job_options(gone::jobs)) moves
  group by kind, value having sum(change) <> 0;
  perform job_note_words(array(
    select distinct unnest(tsvector_to_array(to_tsvector('simple', job_words_of(added::jobs, company_name))))
    from added join gone on gone.id = added.id join business_profiles on business_profiles.id = added.business_id
    where added.status = 'active' and added.search is distinct from gone.search));
  return null;
end
$$;
create function jobs_gone() returns trigger language plpgsql as $$
begin
  insert into job_count_changes (kind, value, change)
  select kind, value, -count(*) from gone, job_options(gone::jobs) group by kind, value;
  return null;
end
$$;
create trigger jobs_added after insert on jobs referencing new table as added
  for each statement execute function jobs_added();
create trigger jobs_changed after update on jobs referencing old table as gone new table as added
  for each statement execute function jobs_changed();
create trigger jobs_gone after delete on jobs referencing old table as gone
  for each statement execute function jobs_gone();

-- What was there before counts like what is posted from now on: the triggers see each row once.
update jobs set status = status where status = 'active';
insert into job_count_changes (kind, value, change)
select kind, value, count(*) from jobs, job_options(jobs) group by kind, value;
alter table jobs validate constraint jobs_search_while_active;

create index jobs_active_search on jobs using gin (search) with (fastupdate = off) where status = 'active';

-- Every filter stands at the end of each, so that it is decided within the index, without visiting every job.
drop index jobs_active_newest, jobs_active_by_province, jobs_active_by_province_and_industry, jobs_active_by_industry;
create index jobs_active_newest on jobs (created_at desc, id desc, hourly_rate_cents, industry, experience_required,
  duration, job_type, sells_to_businesses) where status = 'active';
create index jobs_active_by_province on jobs (province, created_at desc, id desc, hourly_rate_cents, industry,
  experience_required, duration, job_type, sells_to_businesses) where status = 'active';
create index jobs_active_by_province_and_industry on jobs (province, industry, created_at desc, id desc,
  hourly_rate_cents, experience_required, duration, job_type, sells_to_businesses) where status = 'active';
create index jobs_active_by_industry on jobs (industry, created_at desc, id desc, hourly_rate_cents,
  experience_required, duration, job_type, sells_to_businesses) where status = 'active';
create index jobs_active_by_location on jobs (location_id, created_at desc, id desc, hourly_rate_cents, industry,
  experience_required, duration, job_type, sells_to_businesses) where status = 'active';
create index jobs_active_best_paid on jobs (coalesce(hourly_rate_cents, 0) desc, id desc, industry,
  experience_required, duration, job_type, sells_to_businesses) where status = 'active';
create index jobs_active_best_paid_by_province on jobs (province, coalesce(hourly_rate_cents, 0) desc, id desc,
  industry, experience_required, duration, job_type, sells_to_businesses) where status = 'active';
create index jobs_active_best_paid_by_location on jobs (location_id, coalesce(hourly_rate_cents, 0) desc, id desc,
  industry, experience_required, duration, job_type, sells_to_businesses) where status = 'active';

create table saved_jobs (
  rep_id uuid not null references rep_profiles (id) on delete cascade,
  job_id uuid not null references jobs (id) on delete cascade,
  saved_at timestamptz(3) not null default now(),
  primary key (rep_id, job_id)
);
create index saved_jobs_newest on saved_jobs (rep_id, saved_at desc, job_id desc);
create index saved_jobs_by_job on saved_jobs (job_id);

create table saved_searches (
  id uuid primary key,
  rep_id uuid not null references rep_profiles (id) on delete cascade,
  name text not null check (name <> ''),
  -- As the rep chose them, for showing and for searching again.
  filters jsonb not null,
  mail text not null check (mail in ('daily', 'instant', 'none')),
  created_at timestamptz(3) not null default now(),
  -- The same filters for finding the searches that a new job answers; null: any will do.
  provinces text[],
  location_ids uuid[],
  industries text[],
  experience text[],
  minimum_rate_cents bigint,
  duration text,
  job_type text,
  to_businesses boolean not null default false,
  words text,
  -- What was posted up to here has been mailed, and of what came after it these.
  seen_until timestamptz(3) not null default now(),
  mailed_job_ids uuid[] not null default '{}',
  mailed_at timestamptz(3),
  -- When to look for something to mail.
  due_at timestamptz(3)
);
create index saved_searches_of_rep on saved_searches (rep_id, created_at desc, id desc);
create index saved_searches_due on saved_searches (due_at) where due_at is not null;
create index saved_searches_instant on saved_searches (id) where mail = 'instant';
create index saved_searches_daily on saved_searches (id) where mail = 'daily';
