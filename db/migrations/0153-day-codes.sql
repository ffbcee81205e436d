-- Wrong check-in codes are counted by job and day; after ten of them the code is replaced.
create table day_codes (
  job_id uuid not null references jobs (id),
  day date not null,
  version integer not null default 0 check (version >= 0),
  wrong_tries integer not null default 0 check (wrong_tries >= 0),
  primary key (job_id, day)
);
