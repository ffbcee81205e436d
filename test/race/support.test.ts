import { expect, test } from 'vitest';
import { conversationsApi } from '#contract/messaging/conversations.ts';
import { messagesApi } from '#contract/messaging/messages.ts';
import { reportsApi } from '#contract/messaging/reports.ts';
import { answerHours, supportApi } from '#contract/messaging/support.ts';
import { makeAdmin, signInAdmin } from '#test/support/admins.ts';
import { productClock } from '#test/support/engagements.ts';
import { apply, postJob } from '#test/support/hiring.ts';
import { say } from '#test/support/messaging.ts';
import { openTwoTestApps } from '#test/support/open-apps.ts';
import { signUpBusiness, signUpRep } from '#test/support/people.ts';
import { answer, askTeam, letAssignmentsEnd } from '#test/support/support-desk.ts';

const [app, elsewhere] = await openTwoTestApps({ work: false });
const clock = productClock();
const [one, other] = [
  await signInAdmin(app, await makeAdmin(app)),
  await signInAdmin(elsewhere, await makeAdmin(elsewhere)),
] as const;

const rounds = [1, 2, 3, 4];

const successes = async (calls: readonly Promise<unknown>[]) =>
  (await Promise.allSettled(calls)).filter(({ status }) => status === 'fulfilled').length;

const show = (params: { conversationId: string }) => one.call(supportApi.show, { params });

test.each(rounds)('of two administrators who claim concurrently one gets it (%i)', async () => {
  const { params } = await askTeam(await signUpRep(app));
  expect(await successes([one, other].map(({ call }) => call(supportApi.take, { params })))).toBe(1);
  expect((await show(params)).assignee).not.toBeNull();
});

test.each(rounds)('two administrators answer concurrently: the user gets one answer (%i)', async () => {
  const rep = await signUpRep(app);
  const { params } = await askTeam(rep);
  expect(await successes([answer(one, params), answer(other, params)])).toBe(1);
  expect((await rep.call(messagesApi.list, { params, query: {} })).items).toHaveLength(2);
});

test.each(rounds)('a new message and closing concurrently: nothing unread is ever closed (%i)', async () => {
  const rep = await signUpRep(app);
  const { params, message } = await askTeam(rep);
  const closing = one.call(supportApi.close, { params, body: { seen: message.position } });
  await Promise.allSettled([closing, say(rep, params.conversationId, 'Wait!')]);
  expect((await show(params)).status).toBe('open');
});

test.each(rounds)(
  'an answer and closing concurrently: both happened, and the later one decides the status (%i)',
  async () => {
    const rep = await signUpRep(app);
    const { params, message } = await askTeam(rep);
    const closing = other.call(supportApi.close, { params, body: { seen: message.position } });
    const [closed] = await Promise.allSettled([closing, answer(one, params)]);
    // The first to answer has it, and the other gets a conflict.
    expect((await show(params)).status).toBe('waiting');
    expect((await rep.call(messagesApi.list, { params, query: {} })).items).toHaveLength(2);
    if (closed.status === 'rejected') expect(String(closed.reason)).toContain('support.taken');
  },
);

test.each(rounds)(
  'the end of an assignment and an answer concurrently: it is answered, and unassigned at most once (%i)',
  async () => {
    clock.goTo(new Date());
    const { params } = await askTeam(await signUpRep(app));
    await one.call(supportApi.take, { params });
    clock.goTo(new Date(), answerHours + 0.1);
    await Promise.all([letAssignmentsEnd(app), letAssignmentsEnd(elsewhere), answer(one, params)]);
    await letAssignmentsEnd(app);
    const { status, assignee } = await show(params);
    expect({ status, mine: assignee?.mine }).toEqual({ status: 'waiting', mine: true });
    const { rows } = await app.database.pool.query(
      "select count(*)::int from admin_audit where act = 'support.return' and target_id = $1",
      [params.conversationId],
    );
    expect(rows[0].count).toBeLessThanOrEqual(1);
    clock.goTo(new Date());
  },
);

test.each(rounds)('one report, sent twice concurrently, and decided twice concurrently (%i)', async () => {
  const [business, rep] = [await signUpBusiness(app), await signUpRep(app)];
  const { id: applicationId } = await apply(rep, (await postJob(business)).id);
  const { id: conversationId } = await rep.call(conversationsApi.open, { body: { applicationId } });
  const { id: messageId } = await say(business, conversationId, 'Words.');
  const body = { messageId, reason: 'abuse' as const };
  const send = () => rep.call(reportsApi.send, { params: { conversationId }, body });
  expect(await successes([send(), send()])).toBe(1);
  const reportId = (await one.call(reportsApi.list, { query: {} })).items.at(-1)?.id ?? '';
  const decision = { params: { reportId }, body: { outcome: 'no_action' as const, reason: 'Fine.' } };
  expect(await successes([one, other].map(({ call }) => call(reportsApi.decide, decision)))).toBe(1);
});
