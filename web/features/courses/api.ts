import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { type CourseEnrolment, type CoursePage, coursesApi } from '#contract/courses/courses.ts';
import { type Lesson, learningApi } from '#contract/courses/learning.ts';
import type { Result } from '#contract/endpoint.ts';
import { call } from '#web/lib/api-client.ts';
import { queryOf } from '#web/lib/endpoint-queries.ts';
import { isFinalRefusal } from '#web/lib/final-refusal.ts';
import { forgetIfGone, keepCourse, keepLesson, keptCourse, keptLesson } from './kept/kept-course.ts';

export const coursesQuery = queryOf(coursesApi.list, {});

/** The timeout for the server if this device has a copy, in milliseconds. */
const patienceMs = 4000;

/** The server's answer or, if it can't be reached in time, the copy on this device. */
async function freshOrKept<T>(ask: () => Promise<T>, kept: T | undefined): Promise<T> {
  const asked = ask();
  if (kept === undefined) return asked;
  const late = new Promise<T>((resolve) => setTimeout(resolve, patienceMs, kept));
  return Promise.race([asked, late]).catch((error: unknown) => {
    if (isFinalRefusal(error)) throw error;
    return kept;
  });
}

/** Courses they no longer own don't stay on this device. */
const orForget = <T>(userId: string, courseId: string, asked: Promise<T>): Promise<T> =>
  asked.catch(async (error: unknown) => {
    await forgetIfGone(userId, courseId, error);
    throw error;
  });

/**
 * A course with the learner's progress; offline, the copy on this device. Bound to one account: a page that slept while
 * another user signed in would store that user's course under this one's name.
 */
export function courseQuery(userId: string, courseId: string) {
  const input = { params: { courseId } };
  return queryOptions({
    queryKey: [...queryOf(coursesApi.show, input).queryKey, userId],
    queryFn: async ({ signal }): Promise<CoursePage> =>
      freshOrKept(
        async () => {
          const page = await orForget(userId, courseId, call(coursesApi.show, input, { signal, as: userId }));
          void keepCourse(userId, page);
          return page;
        },
        await keptCourse(userId, courseId),
      ),
  });
}

/** @param begunAt when the course was begun; a lesson previewed before that is not stored */
export function lessonQuery(userId: string, courseId: string, number: number, begunAt: string | null) {
  const input = { params: { courseId, number } };
  return queryOptions({
    queryKey: [...queryOf(learningApi.lesson, input).queryKey, userId],
    queryFn: async ({ signal }): Promise<Lesson> => {
      const kept = await keptLesson(userId, courseId, number);
      return freshOrKept(
        async () => {
          const lesson = await orForget(userId, courseId, call(learningApi.lesson, input, { signal, as: userId }));
          if (begunAt !== null) void keepLesson(userId, begunAt, lesson);
          return lesson;
        },
        kept?.begunAt === begunAt ? kept?.lesson : undefined,
      );
    },
    staleTime: 5 * 60_000,
  });
}

/** Downloads what is missing on this device. @returns whether all of it is there: a disk may be full, or storage unavailable */
export async function keepWholeCourse(queries: QueryClient, userId: string, page: CoursePage): Promise<boolean> {
  const begunAt = page.standing?.begunAt ?? null;
  if (begunAt === null) return false;
  const isKept = async (number: number) => (await keptLesson(userId, page.id, number))?.begunAt === begunAt;
  let isWhole = (await keptCourse(userId, page.id)) !== undefined;
  for (const { number } of page.lessons) {
    if (await isKept(number)) continue;
    const lesson = await queries.fetchQuery({ ...lessonQuery(userId, page.id, number, begunAt), staleTime: 0 });
    // If its page had already requested it, before it knew that the course is begun, it would not be stored.
    await keepLesson(userId, begunAt, lesson);
    isWhole = (await isKept(number)) && isWhole;
  }
  return isWhole;
}

/** Stores the progress from a response, in the query cache and on this device. */
export function storeEnrolment(
  queries: QueryClient,
  userId: string,
  courseId: string,
  standing: CourseEnrolment,
): void {
  queries.setQueryData(courseQuery(userId, courseId).queryKey, (page) => {
    if (page === undefined) return undefined;
    const next = { ...page, standing };
    void keepCourse(userId, next);
    return next;
  });
}

type Answered = Result<typeof learningApi.answer>['answers'];

/** The server has answered which options below a lesson are right. */
export async function takeAnswers(
  queries: QueryClient,
  userId: string,
  { courseId, number }: { readonly courseId: string; readonly number: number },
  answers: Answered,
): Promise<void> {
  const withAnswers = (lesson: Lesson): Lesson => ({
    ...lesson,
    questions: lesson.questions.map((question) => {
      const found = answers.find(({ questionId }) => questionId === question.id);
      if (!found || question.given?.right) return question;
      const { option, right, because } = found;
      return { ...question, given: { option, right, because } };
    }),
  });
  queries.setQueryData(lessonQuery(userId, courseId, number, null).queryKey, (lesson) =>
    lesson ? withAnswers(lesson) : undefined,
  );
  const kept = await keptLesson(userId, courseId, number);
  if (kept) await keepLesson(userId, kept.begunAt, withAnswers(kept.lesson));
}
