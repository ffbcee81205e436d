import type { QueryClient } from '@tanstack/react-query';
import { learningApi } from '#contract/courses/learning.ts';
import { mostReports } from '#contract/courses/options.ts';
import { call } from '#web/lib/api-client.ts';
import { isFinalRefusal } from '#web/lib/final-refusal.ts';
import { takeAnswers, takeStanding } from '../api.ts';
import type { KeptAnswer, KeptReport } from './courses-database.ts';
import { letGo, progressKeptQuery } from './progress-kept.ts';

let sending: Promise<void> | null = null;

/** Sends what is kept. Never twice at once in a tab; twice is one anyway. */
export function sendProgress(queries: QueryClient, userId: string): Promise<void> {
  sending ??= sendAll(queries, userId).finally(() => {
    sending = null;
  });
  return sending;
}

async function sendAll(queries: QueryClient, userId: string): Promise<void> {
  for (;;) {
    const { reports, answers } = await queries.fetchQuery({ ...progressKeptQuery(userId), staleTime: 0 });
    const sent =
      reports.length > 0
        ? await sendReports(queries, userId, ofOneCourse(reports))
        : answers.length > 0
          ? await sendAnswers(queries, userId, ofOneCourse(answers))
          : false;
    if (!sent) return;
  }
}

const ofOneCourse = <T extends { readonly courseId: string }>(all: readonly T[]): readonly T[] =>
  all.filter(({ courseId }) => courseId === all[0]?.courseId).slice(0, mostReports);

/** @returns whether the server has it, or will never want it */
async function sendReports(queries: QueryClient, userId: string, reports: readonly KeptReport[]): Promise<boolean> {
  const courseId = reports[0]?.courseId ?? '';
  try {
    const body = { reports: reports.map(({ userId: _user, courseId: _course, ...report }) => report) };
    const standing = await call(learningApi.report, { params: { courseId }, body }, { as: userId });
    takeStanding(queries, userId, courseId, standing);
  } catch (error) {
    if (!isFinalRefusal(error)) return false;
  }
  await letGo(queries, userId, { reports });
  return true;
}

async function sendAnswers(queries: QueryClient, userId: string, answers: readonly KeptAnswer[]): Promise<boolean> {
  const courseId = answers[0]?.courseId ?? '';
  try {
    const body = { answers: answers.map(({ questionId, option }) => ({ questionId, option })) };
    const told = await call(learningApi.answer, { params: { courseId }, body }, { as: userId });
    takeStanding(queries, userId, courseId, told.standing);
    for (const number of new Set(answers.map((one) => one.number))) {
      await takeAnswers(queries, userId, { courseId, number }, told.answers);
    }
  } catch (error) {
    if (!isFinalRefusal(error)) return false;
  }
  await letGo(queries, userId, { answers });
  return true;
}
