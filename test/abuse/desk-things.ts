import { randomUUID } from 'node:crypto';
import { courseDraftsApi } from '#contract/courses/course-drafts.ts';
import { jobModerationApi } from '#contract/jobs/moderation.ts';
import { cannedAnswersApi } from '#contract/messaging/canned-answers.ts';
import { reportsApi } from '#contract/messaging/reports.ts';
import { supportApi } from '#contract/messaging/support.ts';
import { teamOfAdminsApi } from '#contract/operators/team.ts';
import { makeAdmin, signInAdmin } from '#test/support/admins.ts';
import type { TestApp } from '#test/support/app.ts';
import { say, sendFileTo, talking } from '#test/support/messaging.ts';
import { signUpRep } from '#test/support/people.ts';
import { askTeam } from '#test/support/support-desk.ts';

/** A question to the team, a report, and a saved text, created for each row. */
export async function deskThingsOf(
  app: TestApp,
  route = '',
): Promise<Record<'conversationId' | 'reportId' | 'answerId' | 'adminId' | 'messageId' | 'fileId', string>> {
  const { call } = await signInAdmin(app, await makeAdmin(app));
  const asker = await signUpRep(app);
  const { params } = await askTeam(asker);
  const [you] = (await call(supportApi.team, {})).filter((one) => one.you);
  const body = { title: randomUUID(), text: 'Hello {name}.' };
  const { id: answerId } = await call(cannedAnswersApi.add, { body });
  const { rep, business, conversation } = await talking(app);
  const { id: messageId } = await say(rep, conversation.id, 'Words.');
  const { id: reportId } = await business.call(reportsApi.send, {
    params: { conversationId: conversation.id },
    body: { messageId, reason: 'other' },
  });
  const sent = !route.includes(':fileId')
    ? { messageId, fileId: randomUUID() }
    : route.includes('/reports/')
      ? await sendFileTo(app, rep, conversation.id)
      : await sendFileTo(app, asker, params.conversationId);
  return { ...params, ...sent, reportId, answerId, adminId: you?.adminId ?? '' };
}

/** A job that was reported or taken down, depending on the route, and a word that jobs are flagged for. */
export async function judgedJobOf(app: TestApp, route: string, jobId: string): Promise<Record<string, string>> {
  const { call } = await signInAdmin(app, await makeAdmin(app));
  const params = { jobId };
  if (/putting-back|business.*take-down/.test(route))
    await call(jobModerationApi.takeDownJob, { params, body: { reason: 'For a test.' } });
  if (route.includes(':wordId')) {
    const { id } = await call(jobModerationApi.addWord, { body: { phrase: randomUUID() } });
    return { wordId: id };
  }
  if (!route.includes(':caseId')) return {};
  await (await signUpRep(app)).call(jobModerationApi.report, { params, body: { reason: 'fraud', details: null } });
  const { rows } = await app.database.pool.query('select id from job_cases where job_id = $1', [jobId]);
  return { caseId: String(rows[0]?.id) };
}

/** A course written in the panel, and one of its lessons. */
export async function courseDraftOf(app: TestApp): Promise<{ courseId: string; courseFileId: string }> {
  const { call } = await signInAdmin(app, await makeAdmin(app));
  const body = { title: 'Selling airtime', slug: `airtime-${randomUUID()}`, level: 'Beginner', copyOf: null } as const;
  const { id, files } = await call(courseDraftsApi.make, { body });
  return { courseId: id, courseFileId: files.find(({ path }) => path.startsWith('lessons/'))?.id ?? '' };
}

/** An administrator who has not set a password yet. */
export async function invitedMember(app: TestApp): Promise<string> {
  const { call } = await signInAdmin(app, await makeAdmin(app));
  const body = { email: `${randomUUID()}@thengisa.example`, role: 'support', reason: 'For a test.' } as const;
  return (await call(teamOfAdminsApi.add, { body })).id;
}
