-- How far a course goes, and what finishing it gives, are of the version that somebody began: a new one changes neither a certificate nor what was promised.
alter table course_versions
  add column level text check (level in ('Beginner', 'Intermediate', 'Advanced')),
  add column xp_reward integer check (xp_reward >= 0);
update course_versions v set level = c.level, xp_reward = c.xp_reward from courses c where c.id = v.course_id;
alter table course_versions
  alter column level set not null,
  alter column xp_reward set not null;
