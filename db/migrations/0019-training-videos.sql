-- Training videos of businesses: links to where a video plays, for the reps that the business has accepted.
create table business_training_videos (
  id uuid primary key,
  business_id uuid not null references business_profiles (id) on delete cascade,
  -- The job whose accepted reps it is for; null: for all new hires.
  job_id uuid references jobs (id) on delete cascade,
  title text not null check (title <> ''),
  description text check (description <> ''),
  video_url text not null check (video_url ~ '^https://'),
  is_active boolean not null default true,
  -- Counts the edits.
  version int not null default 1 check (version > 0),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create index business_training_videos_list on business_training_videos (business_id, created_at desc, id desc);
create index business_training_videos_by_assignment on business_training_videos
  (business_id, job_id, created_at desc, id desc);
-- What reps are shown.
create index business_training_videos_shown on business_training_videos (business_id, created_at desc, id desc)
  where is_active;
create index business_training_videos_of_job on business_training_videos (job_id) where job_id is not null;
