import { beforeEach, describe, expect, test } from 'vitest';
import { applicationsApi } from '#contract/applications/applications.ts';
import { interviewsApi } from '#contract/applications/interviews.ts';
import { notificationsApi } from '#contract/notifications/notifications.ts';
import { apply, postJob } from '#test/support/hiring.ts';
import { hoursFromNow, propose } from '#test/support/interviews.ts';
import { mailsTo } from '#test/support/mails.ts';
import { sendPendingNews } from '#test/support/news.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { type Person, signUpBusiness, signUpRep } from '#test/support/people.ts';
import { createTopicTokens } from '../access/stop-tokens.ts';
import { mailNotifications } from './mail-notifications.ts';

const app = await openTestApp({ work: false });
let business: Person;
let rep: Person;
beforeEach(async () => {
  [business, rep] = await Promise.all([signUpBusiness(app), signUpRep(app)]);
});

async function work() {
  await sendPendingNews(app);
  const { transaction, secretKey, log } = app.services;
  const settings = { siteUrl: 'http://thengisa.test', tokens: createTopicTokens(secretKey), log };
  return mailNotifications(transaction, settings, AbortSignal.timeout(30_000));
}
const mails = ({ email }: Person) => mailsTo(app.database, email);
const decide = (action: 'accept' | 'reject', applicationId: string) =>
  business.call(applicationsApi[action], { params: { applicationId }, body: {} });

describe('what is outdated', () => {
  const answer = (action: 'accept' | 'decline', interviewId = '', time = '') => {
    const params = { interviewId };
    return action === 'accept'
      ? rep.call(interviewsApi.accept, { params, body: { time } })
      : rep.call(interviewsApi.decline, { params, body: { message: 'I work until five.' } });
  };
  const unread = async (person: Person) => {
    await sendPendingNews(app);
    const { items } = await person.call(notificationsApi.list, { query: {} });
    const left = items.filter(({ read }) => !read).map(({ kind }) => kind);
    expect(await person.call(notificationsApi.countUnread, {})).toEqual({ unread: left.length });
    return left;
  };
  /** How many live events made the user's open pages refetch the notifications. */
  const rings = async ({ userId }: Person) => {
    const { rows } = await app.database.pool.query(
      "select from live_events where user_id = $1 and payload ->> 'type' = 'notification.changed'",
      [userId],
    );
    return rows.length;
  };
  const applied = async () => (await apply(rep, (await postJob(business, { title: 'Promoters' })).id)).id;

  test.each(['accept', 'decline'] as const)('is an invitation, by %s', async (action) => {
    const { interview } = await propose(business, await applied());
    expect(await unread(rep)).toEqual(['interview.proposed']);
    const before = await rings(rep);
    await answer(action, interview?.id, interview?.times[0]);
    expect(await unread(rep)).toEqual([]);
    expect(await rings(rep)).toBe(before + 1);
    await work();
    expect(await mails(rep)).toEqual([]);
    expect(await unread(business)).toEqual([action === 'accept' ? 'interview.accepted' : 'interview.declined']);
    expect(await mails(business)).toHaveLength(1);
  });

  test('is what another proposal replaced, and how the rep answered it', async () => {
    const id = await applied();
    const { interview } = await propose(business, id, [hoursFromNow(24), hoursFromNow(48)]);
    await answer('decline', interview?.id);
    await propose(business, id, [hoursFromNow(72)]);
    const { interview: last } = await propose(business, id, [hoursFromNow(96)]);
    expect(await unread(rep)).toEqual(['interview.proposed']);
    expect(await unread(business)).toEqual([]);
    await work();
    expect([await mails(rep), await mails(business)]).toMatchObject([[{}], []]);
    await answer('accept', last?.id, last?.times[0]);
    await business.call(interviewsApi.cancel, { params: { interviewId: last?.id ?? '' } });
    expect([await unread(rep), await unread(business)]).toEqual([['interview.cancelled'], []]);
  });

  test.each(['accept', 'reject'] as const)('is an invitation once the business decides to %s', async (action) => {
    const id = await applied();
    await propose(business, id);
    await decide(action, id);
    expect(await unread(rep)).toEqual(['application.moved']);
  });

  test('is an invitation once the rep withdrew', async () => {
    const applicationId = await applied();
    await propose(business, applicationId);
    await rep.call(applicationsApi.withdraw, { params: { applicationId } });
    expect(await unread(rep)).toEqual([]);
  });

  test('is the count of new applicants of a job once none of them waits', async () => {
    const [job, other] = [await postJob(business), await postJob(business)];
    const reps = [rep, await signUpRep(app)];
    const ids: string[] = [];
    for (const one of reps) ids.push((await apply(one, job.id)).id);
    await apply(rep, other.id);
    await decide('reject', ids[0] ?? '');
    expect(await unread(business)).toHaveLength(2);
    await propose(business, ids[1] ?? '');
    await sendPendingNews(app);
    const { items } = await business.call(notificationsApi.list, { query: {} });
    expect(items.filter(({ read }) => !read)).toMatchObject([{ kind: 'applicants.new', jobId: other.id }]);
  });
});
