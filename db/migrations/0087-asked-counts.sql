-- How many active jobs ask for the same courses, as they say it: how many of them somebody has the courses for is added up from few rows.
create or replace function job_options(job jobs) returns table (kind text, value text)
language sql stable as $$
  select option.kind, option.value
  from (values ('all', ''), ('province', job.province), ('location', job.location_id::text), ('industry', job.industry),
               ('experience', job.experience_required), ('duration', job.duration), ('jobType', job.job_type),
               ('businesses', case when job.sells_to_businesses then 'yes' end),
               ('courses', job.asks_courses::text)) as option (kind, value)
  where option.value is not null and job.status = 'active'
  union
  select 'weekend', (day - case when isodow = 7 and first then 1 else 0 end)::text
  from unnest(job.working_days) as day
  cross join lateral (values (extract(isodow from day))) as weekday (isodow)
  cross join (values (true), (false)) as counted (first)
  where isodow >= 6 and job.status = 'active' and (first or isodow = 7)
$$;

insert into job_count_changes (kind, value, change)
select kind, value, count(*) from jobs, job_options(jobs) where kind = 'courses' group by kind, value;
