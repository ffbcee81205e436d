-- Courses that a job asks for: {which: any or all of them, courseIds}. Courses are never deleted, and an id never names another.
alter table jobs
  add column asks_courses jsonb check (
    asks_courses ->> 'which' in ('any', 'all') and jsonb_array_length(asks_courses -> 'courseIds') between 1 and 5);
alter table job_versions
  add column asks_courses jsonb;
