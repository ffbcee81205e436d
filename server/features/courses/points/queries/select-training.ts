import { type SQLWrapper, sql } from 'drizzle-orm';
import type { Training } from '#contract/courses/points.ts';
import { certificates } from '../../certificates/tables.ts';
import { courses, courseVersions } from '../../tables.ts';
import { points } from '../tables.ts';

/** What a rep learned, read with their row, so that a page of them is one query. */
export const trainingOf = (userId: SQLWrapper) => sql<Omit<Training, 'level'>>`json_build_object(
  'points', (select coalesce(sum(p.points), 0) from ${points} p where p.user_id = ${userId}),
  'certificates', (
    select coalesce(json_agg(json_build_object('title', v.title, 'level', k.level) order by c.issued_at desc, c.id), '[]')
    from ${certificates} c
    join ${courseVersions} v on v.id = c.version_id
    join ${courses} k on k.id = c.course_id
    where c.user_id = ${userId} and c.withdrawn_at is null))`;
