-- What a job asks to be handed in beside the hours: pictures of the work, a count of something.
alter table jobs
  add column asks_pictures boolean not null default false,
  add column asks_count text;
alter table job_versions
  add column asks_pictures boolean not null default false,
  add column asks_count text;
-- As it stood when the business accepted: a later edit of the job asks nobody for more.
alter table engagements
  add column asks_pictures boolean not null default false,
  add column asks_count text;

-- What a rep shows of the work before handing it in.
create table work_pictures (
  milestone_id uuid not null references milestones (id),
  file_id uuid not null references stored_files (id),
  created_at timestamptz(3) not null,
  primary key (milestone_id, file_id)
);
create index work_pictures_of_file on work_pictures (file_id);
