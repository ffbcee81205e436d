-- What reps earned by learning and working. Only added to: what is taken back is an entry of its own.

create table points (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  kind text not null check (kind in ('lesson', 'course', 'streak', 'first_gig', 'withdrawn')),
  course_id uuid references courses (id),
  lesson integer,
  -- The last of a run of days, in South Africa.
  day date,
  -- Work is never deleted, and ranks above: no foreign key.
  engagement_id uuid,
  points integer not null check ((points > 0) = (kind <> 'withdrawn')),
  earned_at timestamptz(3) not null,
  constraint points_about check (case kind
    when 'lesson' then num_nonnulls(course_id, lesson) = 2 and num_nonnulls(day, engagement_id) = 0
    when 'streak' then day is not null and num_nonnulls(course_id, lesson, engagement_id) = 0
    when 'first_gig' then engagement_id is not null and num_nonnulls(course_id, lesson, day) = 0
    else course_id is not null and num_nonnulls(lesson, day, engagement_id) = 0 end),
  -- Each deed once. Which work was the first is no part of it: a rep has one.
  constraint points_once unique nulls not distinct (user_id, kind, course_id, lesson, day)
);
create index points_of_user on points (user_id, earned_at desc, id desc) include (points);

-- Courses come with this release; gigs were finished before it.
insert into points (id, user_id, kind, engagement_id, points, earned_at)
select distinct on (r.user_id) gen_random_uuid(), r.user_id, 'first_gig', e.id, 100, done.at
from engagements e
join rep_profiles r on r.id = e.rep_id
join users u on u.id = r.user_id and u.deleted_at is null
cross join lateral (
  select max(s.created_at) as at from milestones m join milestone_steps s on s.milestone_id = m.id
  where m.engagement_id = e.id) done
where exists (
    select from milestones m where m.engagement_id = e.id
      and (m.status = 'completed' or (m.status = 'resolved' and m.rep_cents > 0)))
  and not exists (
    select from milestones m where m.engagement_id = e.id
      and (m.held_cents > 0 or m.status in ('accepted', 'agreed', 'funded', 'confirmed', 'active', 'submitted', 'disputed')))
  and done.at is not null
order by r.user_id, done.at, e.id;
