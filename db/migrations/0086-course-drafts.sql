-- Courses that administrators write in their panel: the working copy of what is published as versions. It has the id of its course.
create table course_drafts (
  course_id uuid primary key,
  -- The name of its folder, as those of the repository have one. For good.
  slug text not null,
  title text not null,
  version integer not null default 1 check (version > 0),
  -- The version of the draft that was published last. No foreign key to courses: there is none before.
  published_version integer check (published_version <= version),
  created_at timestamptz(3) not null,
  changed_at timestamptz(3) not null,
  changed_by uuid not null references admin_users (id)
);
create unique index course_drafts_slug on course_drafts (slug);
create index course_drafts_changed_by on course_drafts (changed_by);

create table course_draft_files (
  id uuid primary key,
  course_id uuid not null references course_drafts (course_id) on delete cascade,
  path text not null,
  content text not null,
  version integer not null default 1 check (version > 0),
  changed_at timestamptz(3) not null,
  changed_by uuid not null references admin_users (id),
  -- Lessons change places in one statement.
  constraint course_draft_files_path unique (course_id, path) deferrable initially immediate
);
create index course_draft_files_changed_by on course_draft_files (changed_by);
