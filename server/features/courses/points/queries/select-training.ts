import { type SQLWrapper, sql } from 'drizzle-orm';
import type { Training } from '#contract/courses/points.ts';
import { certificates } from '../../certificates/tables.ts';
import { isGood } from '../../queries/select-asked.ts';
import { courseVersions } from '../../tables.ts';
import { points } from '../tables.ts';

/** A rep's points and the certificates that count for jobs, read with their row so that a page of reps is one query. */
export const trainingOf = (userId: SQLWrapper) => sql<Omit<Training, 'level'>>`json_build_object(
  'points', (select coalesce(sum(p.points), 0) from ${points} p where p.user_id = ${userId}),
  'certificates', (
    select coalesce(json_agg(json_build_object('title', v.title, 'level', v.level) order by t.issued_at desc, t.id), '[]')
    from ${certificates} t
    join ${courseVersions} v on v.id = t.version_id
    where t.user_id = ${userId} and ${isGood}))`;
