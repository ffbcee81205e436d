import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { type KeptAnswer, type KeptReport, openCoursesDatabase } from './courses-database.ts';

/** Progress on this device that the server doesn't have yet. */
export const progressKeptQuery = (userId: string) =>
  queryOptions({
    queryKey: ['progress kept', userId],
    queryFn: async (): Promise<{
      readonly reports: readonly KeptReport[];
      readonly answers: readonly KeptAnswer[];
    }> => {
      const database = await openCoursesDatabase();
      const [reports, answers] = await Promise.all([
        database.getAllFromIndex('reports', 'userId', userId),
        database.getAllFromIndex('answers', 'userId', userId),
      ]);
      return { reports, answers };
    },
    staleTime: Number.POSITIVE_INFINITY,
  });

const again = (queries: QueryClient, userId: string) =>
  queries.invalidateQueries({ queryKey: progressKeptQuery(userId).queryKey });

export async function keepReport(queries: QueryClient, report: KeptReport): Promise<void> {
  await (await openCoursesDatabase()).put('reports', report);
  await again(queries, report.userId);
}

/** Replaces another answer to the same question. */
export async function keepAnswer(queries: QueryClient, answer: KeptAnswer): Promise<void> {
  await (await openCoursesDatabase()).put('answers', answer);
  await again(queries, answer.userId);
}

export async function letGo(
  queries: QueryClient,
  userId: string,
  {
    reports = [],
    answers = [],
  }: { readonly reports?: readonly KeptReport[]; readonly answers?: readonly KeptAnswer[] },
): Promise<void> {
  const change = (await openCoursesDatabase()).transaction(['reports', 'answers'], 'readwrite');
  const kept = change.objectStore('answers');
  for (const { id } of reports) await change.objectStore('reports').delete(id);
  for (const { courseId, questionId, option } of answers) {
    const key: [string, string, string] = [userId, courseId, questionId];
    // Changed while the previous choice was being sent.
    if ((await kept.get(key))?.option === option) await kept.delete(key);
  }
  await change.done;
  await again(queries, userId);
}
