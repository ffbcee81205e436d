import { type SQL, sql } from 'drizzle-orm';

export const enrolmentKinds = ['bought', 'gift', 'free', 'returned', 'begun', 'finished'] as const;
export type CountedKind = (typeof enrolmentKinds)[number] | 'read' | 'answered' | 'said';

interface Wanted {
  readonly kinds: readonly CountedKind[];
  readonly courseId: string | undefined;
}

/** The counts of a course, or of all, including changes not folded yet: rows of `counts`, some of them negative. */
export function keptCounts({ kinds, courseId }: Wanted): SQL {
  const wanted = sql`kind in ${[...kinds]} and ${courseId === undefined ? sql`true` : sql`course_id = ${courseId}`}`;
  return sql`(
    select kind, course_id, version_id, lesson, question_id, option, people from course_counts where ${wanted}
    union all
    select kind, course_id, version_id, lesson, question_id, option, change from course_count_changes where ${wanted}
  ) counts`;
}

/** The number of people in these rows. */
export const peopleIf = (condition: SQL) => sql<number>`coalesce(sum(people) filter (where ${condition}), 0)::int`;
