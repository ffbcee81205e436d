import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import type { CoursePage } from '#contract/courses/courses.ts';
import { courseQuery, keepWholeCourse, lessonQuery } from './api.ts';

const [rep, other, courseId] = ['019f0000-0000-7000-8000-00000000000a', '019f0000-0000-7000-8000-00000000000b', 'c'];

afterEach(() => vi.unstubAllGlobals());

const queriesOf = (userId: string) => [courseQuery(userId, courseId), lessonQuery(userId, courseId, 1, null)] as const;

test('a course of one account is never shown to another that signs in on the device', () => {
  const [course, lesson] = queriesOf(rep).map(({ queryKey }) => queryKey);
  const [others, othersLesson] = queriesOf(other).map(({ queryKey }) => queryKey);
  expect(course).not.toEqual(others);
  expect(lesson).not.toEqual(othersLesson);
});

test('a course is not fetched on behalf of a user who signed in since, and needs no storage', async () => {
  const fetched = vi.fn(async () => Response.json({}));
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('localStorage', { getItem: () => null });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  // No user is signed in here, and nothing can be stored.
  await expect(queries.fetchQuery(courseQuery(rep, courseId))).rejects.toMatchObject({ status: 401 });
  await expect(queries.fetchQuery(lessonQuery(rep, courseId, 1, null))).rejects.toMatchObject({ status: 401 });
  expect(fetched).not.toHaveBeenCalled();
  queries.clear();
});

test('a course that could not be stored is not reported as downloaded', async () => {
  const asked = vi.fn(async () => ({}));
  const page = {
    id: courseId,
    standing: { begunAt: '2026-01-01T00:00:00.000Z' },
    lessons: [{ number: 1 }, { number: 2 }],
  };
  const queries = { fetchQuery: asked } as unknown as QueryClient;
  expect(await keepWholeCourse(queries, rep, page as unknown as CoursePage)).toBe(false);
  expect(asked).toHaveBeenCalledTimes(2);
});
