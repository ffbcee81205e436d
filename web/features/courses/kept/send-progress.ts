import type { QueryClient } from '@tanstack/react-query';
import { learningApi } from '#contract/courses/learning.ts';
import { mostReports } from '#contract/courses/options.ts';
import { call } from '#web/lib/api-client.ts';
import { storeEnrolment, takeAnswers } from '../api.ts';
import type { KeptAnswer, KeptReport } from './courses-database.ts';
import { forgetIfGone } from './kept-course.ts';
import { letGo, progressKeptQuery } from './progress-kept.ts';
import { afterFailure, type Sent, sendByCourse } from './send-by-course.ts';

let sending: { readonly userId: string; readonly done: Promise<void> } | null = null;

/** Sends stored progress. One run at a time in a tab; sending is idempotent. */
export function sendProgress(queries: QueryClient, userId: string): Promise<void> {
  if (sending?.userId === userId) return sending.done;
  const done = sendAll(queries, userId).finally(() => {
    if (sending?.done === done) sending = null;
  });
  sending = { userId, done };
  return done;
}

const sendAll = (queries: QueryClient, userId: string): Promise<void> =>
  sendByCourse({
    waiting: () => queries.fetchQuery({ ...progressKeptQuery(userId), staleTime: 0 }),
    sendReports: (reports) => sendReports(queries, userId, reports),
    sendAnswers: (answers) => sendAnswers(queries, userId, answers),
    most: mostReports,
  });

async function sendReports(queries: QueryClient, userId: string, reports: readonly KeptReport[]): Promise<Sent> {
  const courseId = reports[0]?.courseId ?? '';
  try {
    const body = { reports: reports.map(({ userId: _user, courseId: _course, ...report }) => report) };
    const standing = await call(learningApi.report, { params: { courseId }, body }, { as: userId });
    storeEnrolment(queries, userId, courseId, standing);
  } catch (error) {
    await forgetIfGone(userId, courseId, error);
    const sent = afterFailure(error);
    if (sent !== 'done') return sent;
  }
  await letGo(queries, userId, { reports });
  return 'done';
}

async function sendAnswers(queries: QueryClient, userId: string, answers: readonly KeptAnswer[]): Promise<Sent> {
  const courseId = answers[0]?.courseId ?? '';
  try {
    const body = { answers: answers.map(({ questionId, option }) => ({ questionId, option })) };
    const told = await call(learningApi.answer, { params: { courseId }, body }, { as: userId });
    storeEnrolment(queries, userId, courseId, told.standing);
    for (const number of new Set(answers.map((one) => one.number))) {
      await takeAnswers(queries, userId, { courseId, number }, told.answers);
    }
  } catch (error) {
    await forgetIfGone(userId, courseId, error);
    const sent = afterFailure(error);
    if (sent !== 'done') return sent;
  }
  await letGo(queries, userId, { answers });
  return 'done';
}
