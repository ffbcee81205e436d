-- A job's public address ends in the last digits of its id.
create index jobs_by_short_id on jobs (right(id::text, 12));
