import { expect, test } from 'vitest';
import { ownJobsApi } from '#contract/jobs/own-jobs.ts';
import { apply, postJob } from '#test/support/hiring.ts';
import { listNews, sendPendingNews } from '#test/support/news.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { signUpBusiness, signUpRep } from '#test/support/people.ts';
import { newsTasks } from './tasks.ts';

const app = await openTestApp({ work: false });
const { tasks } = newsTasks({ siteUrl: 'http://thengisa.test', secretKey: '' });
const id = crypto.randomUUID();

function run(name: string, data: object) {
  const { db, transaction, mailer, files, log } = app.services;
  const attempt = { jobId: id, number: 1, signal: AbortSignal.timeout(30_000) };
  const task = tasks.find((one) => one.name === name);
  if (!task) throw new Error(`No task is called ${name}`);
  return task.run({ db, transaction, mailer, files, log }, data as never, attempt);
}

test.each<[string, object]>([
  ['tell_changes', { applicationIds: [id] }],
  ['tell_messages', { conversationIds: [id] }],
  ['tell_applicants', { jobIds: [id] }],
  ['signal_onlookers', { jobIds: [id] }],
  ['tell_closing', { closing: [{ jobId: id, closesOn: '2026-12-01' }] }],
  ['tell_savers', { jobId: id, most: 5 }],
  ['tell_hired', { jobId: id, version: 2 }],
  ['tell_invited', { jobId: id, repId: id }],
  ['tell_asked_courses', { applicationId: id }],
  ['tell_vetting', { vettingId: id }],
  ['tell_names', { nameChangeId: id }],
  ['tell_trainees', { businessId: id, videoId: id }],
  ['tell_certificates', { certificateId: id }],
  ['tell_gifts', { merchantPaymentId: id }],
  ['tell_gifts', { purchaseIds: [id] }],
  ['tell_terms', { engagementId: id, version: 1, what: 'proposed' }],
  ['tell_work', { opened: [{ engagementId: id }], steps: [{ stepId: id, milestoneId: id, from: 'agreed' }] }],
  [
    'tell_work',
    { near: [{ milestoneId: id, dueAt: '2026-12-01' }], codes: [{ milestoneId: id, day: '1', version: 1 }] },
  ],
  ['tell_wallets', { moved: [{ payoutId: id, repId: id, status: 'paid' }], held: [id], pay: [id] }],
  ['tell_wallets', { moved: [], held: [] }],
])('%s of the version before is understood: %o', async (name, data) => {
  await run(`news.${name}`, data);
});

test('an item that failed among others is retried alone, and gives up alone', async () => {
  const alone = tasks.find(({ name }) => name === 'news.notify_alone');
  expect(alone).toMatchObject({ retryLimit: 8, retryBackoff: true });
  expect(alone?.merge).toBeUndefined();
  const notices = [{ of: 'of the next version', items: [id] }];
  await expect(run('news.notify_alone', { notices })).rejects.toThrow('No notifier is called of the next version');
});

test('jobs queued by the previous version notify once', async () => {
  const [business, rep] = [await signUpBusiness(app), await signUpRep(app)];
  const { id: jobId } = await postJob(business);
  const { id: applicationId } = await apply(rep, jobId);
  await run('news.tell_changes', { applicationIds: [applicationId] });
  expect(await listNews(app, business)).toMatchObject([{ kind: 'applicants.new', count: 1 }]);
  await business.call(ownJobsApi.close, { params: { jobId } });
  await run('news.tell_applicants', { jobIds: [jobId] });
  await sendPendingNews(app);
  expect(await listNews(app, rep)).toMatchObject([{ kind: 'job.closed' }]);
});
