import { eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { AskedCourses, CourseOfRep, NamedCourse, OwnCourseOfRep } from '#contract/jobs/asked-courses.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { users } from '../../accounts/tables.ts';
import { certificates } from '../certificates/tables.ts';
import { coursePurchases, courses } from '../tables.ts';

const named = sql`'id', c.id, 'slug', c.slug, 'title', c.title, 'offered', c.published_at is not null`;

const eachAsked = (asked: SQLWrapper, what: SQL) => sql`(
  select coalesce(json_agg(json_build_object(${what}) order by a.place), '[]')
  from jsonb_array_elements_text(${asked} -> 'courseIds') with ordinality a (id, place)
  join ${courses} c on c.id = a.id::uuid)`;

/** The courses in a column of asked-for courses. */
export const namesOfAsked = (asked: SQLWrapper) => sql<NamedCourse[]>`${eachAsked(asked, named)}`;

/** A certificate `t` counts unless it is withdrawn or its course is returned. */
export const isGood = sql`t.withdrawn_at is null and exists (
  select from ${coursePurchases} p where p.user_id = t.user_id and p.course_id = t.course_id and p.returned_at is null)`;

const isDone = (userId: SQLWrapper) => sql`exists (
  select from ${certificates} t where t.user_id = ${userId} and t.course_id = c.id and ${isGood})`;

const isStarted = (userId: SQLWrapper) => sql`exists (
  select from ${coursePurchases} p
  where p.user_id = ${userId} and p.course_id = c.id and p.returned_at is null and p.begun_at is not null)`;

const progress = (userId: SQLWrapper) =>
  sql`${named}, 'standing', case when ${isDone(userId)} then 'done' when ${isStarted(userId)} then 'begun' else 'not begun' end`;

/** The same with a user's progress. */
export const progressInAsked = (asked: SQLWrapper, userId: SQLWrapper) =>
  sql<CourseOfRep[]>`${eachAsked(asked, progress(userId))}`;

/**
 * The domain's `meetsCourses` as an SQL condition: a column of asked-for courses, and a user; null: no user. Whatever
 * doesn't depend on the column is read once, for any number of rows.
 */
export const meetsAsked = (asked: SQLWrapper, userId: SQLWrapper) => sql`(${asked} is null
  or ${asked} -> 'courseIds' <@ (
    select coalesce(jsonb_agg(c.id), '[]') from ${courses} c where c.published_at is null or ${isDone(userId)})
  or ${asked} ->> 'which' = 'any' and ${asked} -> 'courseIds' ?| (
    select coalesce(array_agg(c.id::text), '{}') from ${courses} c where ${isDone(userId)}))`;

/** The next step for a user whose certificate was withdrawn and who has no other, in a course that they have. */
const wayBack = (userId: SQLWrapper) => sql`case when ${isStarted(userId)} and not ${isDone(userId)} then (
  select case when bool_or(t.retake_at is null) then 'ask the team' else 'take the test' end
  from ${certificates} t where t.user_id = ${userId} and t.course_id = c.id and t.withdrawn_at is not null
  having count(*) > 0) end`;

/** A user's progress in the courses that a job asks for, for their own view. */
export async function findProgress(db: Db, userId: string, asked: AskedCourses): Promise<OwnCourseOfRep[]> {
  const asJson = sql`${JSON.stringify(asked)}::jsonb`;
  const what = sql`${progress(users.id)}, 'wayBack', ${wayBack(users.id)}`;
  const [row] = await db
    .select({ courses: sql<OwnCourseOfRep[]>`${eachAsked(asJson, what)}` })
    .from(users)
    .where(eq(users.id, userId));
  return row?.courses ?? [];
}

const all = alias(courses, 'c');

/** All courses, with whether each is offered, and whether the user has finished it. */
export const listFinished = (db: Db, userId: string) =>
  db
    .select({
      id: all.id,
      offered: sql<boolean>`c.published_at is not null`,
      standing: sql<CourseOfRep['standing']>`case when ${isDone(sql`${userId}`)} then 'done' else 'not begun' end`,
    })
    .from(all);
