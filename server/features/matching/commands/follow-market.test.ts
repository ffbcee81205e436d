import { expect, test } from 'vitest';
import { adminApi } from '#contract/admin/admin.ts';
import { interviewsApi } from '#contract/applications/interviews.ts';
import { conversationsApi } from '#contract/messaging/conversations.ts';
import { makeAdmin, signInAdmin } from '#test/support/admins.ts';
import { talking } from '#test/support/messaging.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { signUpRep } from '#test/support/people.ts';
import { recordPending } from '#test/support/reliability.ts';

const app = await openTestApp({ work: false });
const { pool } = app.database;

/** How often matching of this rep was enqueued. */
async function asked(userId: string): Promise<number> {
  const { rowCount } = await pool.query(
    `select from pgboss.job q, rep_profiles r
     where q.name = 'matching.match_reps' and r.user_id = $1 and q.data::text like '%' || r.id || '%'`,
    [userId],
  );
  return rowCount ?? 0;
}

async function more(userId: string, action: () => Promise<unknown>): Promise<number> {
  const before = await asked(userId);
  await action();
  return (await asked(userId)) - before;
}

test('blocking and unblocking a rep each enqueue matching', async () => {
  const { business, rep, conversation } = await talking(app);
  const params = { conversationId: conversation.id };
  expect(await more(rep.userId, () => business.call(conversationsApi.block, { params }))).toBe(1);
  expect(await more(rep.userId, () => business.call(conversationsApi.unblock, { params }))).toBe(1);
  // There was nothing to undo.
  expect(await more(rep.userId, () => business.call(conversationsApi.unblock, { params }))).toBe(0);
});

test('a rep who answers an interview proposal is matched again, and one who only receives it is not', async () => {
  const { business, rep, applicationId } = await talking(app);
  const times = [new Date(Date.now() + 3 * 86_400_000).toISOString()];
  const propose = () =>
    business.call(interviewsApi.propose, {
      params: { applicationId },
      body: { times, minutes: 30, place: 'Zoom', link: null, note: null },
    });
  let interviewId = '';
  const proposing = async () => {
    interviewId = (await propose()).interview?.id ?? '';
  };
  expect(await more(rep.userId, proposing)).toBe(0);
  const decline = async () => {
    await rep.call(interviewsApi.decline, { params: { interviewId }, body: { message: 'On Thursday, please.' } });
    await recordPending(app);
  };
  expect(await more(rep.userId, decline)).toBe(1);
});

test('suspending a rep and lifting the suspension each enqueue matching', async () => {
  const admin = await signInAdmin(app, await makeAdmin(app));
  const { userId } = await signUpRep(app);
  const body = { reason: 'Documents of someone else.' };
  expect(await more(userId, () => admin.call(adminApi.suspend, { params: { userId }, body }))).toBe(1);
  expect(await more(userId, () => admin.call(adminApi.liftSuspension, { params: { userId }, body }))).toBe(1);
});
