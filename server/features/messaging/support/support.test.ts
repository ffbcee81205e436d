import { v7 as uuidv7 } from 'uuid';
import { expect, test } from 'vitest';
import { conversationsApi } from '#contract/messaging/conversations.ts';
import { messagesApi } from '#contract/messaging/messages.ts';
import type { SupportList } from '#contract/messaging/options.ts';
import { answerHours, lookSeconds, supportApi } from '#contract/messaging/support.ts';
import { disableAdmin } from '#server/features/operators/commands/manage-admins.ts';
import { administrators } from '#server/platform/events/publish-live.ts';
import { auditOf, makeAdmin, signInAdmin } from '#test/support/admins.ts';
import { expectRefusal } from '#test/support/api.ts';
import { productClock } from '#test/support/engagements.ts';
import { apply, postJob } from '#test/support/hiring.ts';
import { liveEvents } from '#test/support/live.ts';
import { say } from '#test/support/messaging.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { signUpBusiness, signUpRep } from '#test/support/people.ts';
import { answer, askTeam, letAssignmentsEnd } from '#test/support/support-desk.ts';

const app = await openTestApp({ work: false });
const clock = productClock();
const [email, otherEmail] = [await makeAdmin(app), await makeAdmin(app)];
const [admin, other] = [await signInAdmin(app, email), await signInAdmin(app, otherEmail)];

async function listsOf(conversationId: string, browser = admin): Promise<SupportList[]> {
  const lists = ['unassigned', 'mine', 'others', 'waiting', 'closed'] as const;
  const found = await Promise.all(
    lists.map(async (list) => {
      const { items } = await browser.call(supportApi.list, { query: { list } });
      return items.some((one) => one.conversationId === conversationId) ? [list] : [];
    }),
  );
  return found.flat();
}

const show = (params: { conversationId: string }, browser = admin) => browser.call(supportApi.show, { params });
const idOf = async (address: string) => {
  const team = await admin.call(supportApi.team, {});
  return team.find((one) => one.email === address)?.adminId ?? '';
};
const readsOf = async (address: string) =>
  (await auditOf(app, address)).filter((line) => line === 'support.view done').length;

test('a question is open to all admins, is taken, answered as the team, waits for the person, and is closed', async () => {
  const rep = await signUpRep(app, { full_name: 'Lerato Nkosi' });
  const { params, message } = await askTeam(rep);
  expect(await listsOf(params.conversationId)).toEqual(['unassigned']);
  const shown = await show(params);
  expect(shown).toMatchObject({
    name: 'Lerato Nkosi',
    firstName: 'Lerato',
    email: rep.email,
    sides: ['rep'],
    status: 'open',
    assignee: null,
    lastMessage: { text: 'Where is my pay?', fromTeam: false },
    open: { jobs: 0, applications: 0, work: 0, disputes: 0 },
    vetting: [{ userType: 'rep', status: 'approved' }],
  });

  await admin.call(supportApi.take, { params });
  expect(await listsOf(params.conversationId)).toEqual(['mine']);
  expect(await listsOf(params.conversationId, other)).toEqual(['others']);

  const sent = await answer(admin, params, { seen: message.position });
  expect(sent).toMatchObject({ senderSide: 'team', by: email, content: 'It comes on Friday.' });
  expect(await listsOf(params.conversationId)).toEqual(['waiting']);
  const { items } = await rep.call(messagesApi.list, { params, query: {} });
  expect(items).toMatchObject([{ senderSide: 'person' }, { id: sent.id, senderName: 'Thengisa team' }]);
  expect(JSON.stringify(items)).not.toContain(email);
  expect(JSON.stringify(items)).not.toContain(await idOf(email));
  expect(await rep.call(conversationsApi.show, { params })).toMatchObject({ unreadCount: 1 });

  await admin.call(supportApi.close, { params, body: { seen: sent.position } });
  expect(await listsOf(params.conversationId)).toEqual(['closed']);
  await expectRefusal(admin.call(supportApi.take, { params }), 'support.closed');

  await say(rep, params.conversationId, 'It did not come.');
  expect(await listsOf(params.conversationId)).toEqual(['unassigned']);
  const acts = ['support.view done', 'support.take done', 'support.answer done', 'support.close done'];
  expect(await auditOf(app, email)).toEqual(expect.arrayContaining(acts));
});

test('a question reopened by the person stays with the last admin who answered, unless they are no longer an admin', async () => {
  const gone = await makeAdmin(app);
  const leaving = await signInAdmin(app, gone);
  const [rep, business] = [await signUpRep(app), await signUpBusiness(app)];
  const [first, second] = [await askTeam(rep), await askTeam(business)];
  await answer(admin, first.params);
  await answer(leaving, second.params);
  await app.services.transaction((tx) => disableAdmin(tx, 'command line', gone));
  await say(rep, first.params.conversationId, 'And then?');
  await say(business, second.params.conversationId, 'And then?');
  expect(await listsOf(first.params.conversationId)).toEqual(['mine']);
  expect(await listsOf(second.params.conversationId)).toEqual(['unassigned']);
  await admin.call(supportApi.giveBack, { params: first.params });
  expect(await listsOf(first.params.conversationId)).toEqual(['unassigned']);
});

test('a retried answer is one answer with one audit entry', async () => {
  const rep = await signUpRep(app);
  const { params } = await askTeam(rep);
  const id = uuidv7();
  const before = (await auditOf(app, otherEmail)).length;
  const [one, again] = [await answer(other, params, { id }), await answer(other, params, { id })];
  expect(again).toEqual(one);
  expect((await auditOf(app, otherEmail)).slice(before)).toEqual(['support.answer done']);
  expect((await rep.call(messagesApi.list, { params, query: {} })).items).toHaveLength(2);
  await expectRefusal(answer(other, params, { id, content: 'Something else.' }), 'message.id_taken');
  await expectRefusal(answer(admin, (await askTeam(await signUpRep(app))).params, { id }), 'message.id_taken');
});

test('a question of another admin cannot be taken, answered, released or closed until it is reassigned', async () => {
  const { params, message } = await askTeam(await signUpRep(app));
  await other.call(supportApi.take, { params });
  const body = { seen: message.position };
  await expectRefusal(admin.call(supportApi.take, { params }), 'support.taken');
  await expectRefusal(admin.call(supportApi.giveBack, { params }), 'support.taken');
  await expectRefusal(admin.call(supportApi.close, { params, body }), 'support.taken');
  await expectRefusal(answer(admin, params), 'support.taken');
  const given = await admin.call(supportApi.assign, { params, body: { adminId: await idOf(email) } });
  expect(given.assignee).toMatchObject({ email, mine: true });
  expect(given.assignee?.answerBy).not.toBeNull();
  await answer(admin, params);
  const gone = await makeAdmin(app);
  const adminId = await idOf(gone);
  await app.services.transaction((tx) => disableAdmin(tx, 'command line', gone));
  await expectRefusal(admin.call(supportApi.assign, { params, body: { adminId } }), 'support.no_such_administrator');
});

test('a question cannot be assigned to an admin whose role does not answer questions', async () => {
  const { params } = await askTeam(await signUpRep(app));
  const finance = await makeAdmin(app, undefined, 'finance');
  expect((await admin.call(supportApi.team, {})).map((one) => one.email)).not.toContain(finance);
  const { rows } = await app.database.pool.query('select id from admin_users where email = $1', [finance]);
  await expectRefusal(
    admin.call(supportApi.assign, { params, body: { adminId: rows[0].id } }),
    'support.no_such_administrator',
  );
});

test('a question with unread messages cannot be closed, and an answer to earlier messages leaves it open', async () => {
  const rep = await signUpRep(app);
  const { params, message } = await askTeam(rep);
  const seen = message.position;
  await say(rep, params.conversationId, 'One more thing.');
  await expectRefusal(admin.call(supportApi.close, { params, body: { seen } }), 'support.unread');
  await answer(admin, params, { seen });
  expect(await listsOf(params.conversationId)).toEqual(['mine']);
  await answer(admin, params);
  expect(await listsOf(params.conversationId)).toEqual(['waiting']);
});

test('an unanswered question is unassigned when its time is over, once, and an answered one is not', async () => {
  clock.goTo(new Date());
  const [silent, answered] = [await askTeam(await signUpRep(app)), await askTeam(await signUpRep(app))];
  await admin.call(supportApi.take, { params: silent.params });
  await answer(admin, answered.params);
  clock.goTo(new Date(), answerHours - 0.1);
  await letAssignmentsEnd(app);
  expect(await listsOf(silent.params.conversationId)).toEqual(['mine']);
  clock.goTo(new Date(), answerHours + 0.1);
  await letAssignmentsEnd(app);
  await letAssignmentsEnd(app);
  expect(await listsOf(silent.params.conversationId)).toEqual(['unassigned']);
  expect(await listsOf(answered.params.conversationId)).toEqual(['waiting']);
  const { rows } = await app.database.pool.query(
    "select who from admin_audit where act = 'support.return' and target_id = $1",
    [silent.params.conversationId],
  );
  expect(rows).toEqual([{ who: 'schedule' }]);
  clock.goTo(new Date());
});

test('a private note is visible to admins only, and a retry adds no second one', async () => {
  const rep = await signUpRep(app);
  const { params } = await askTeam(rep);
  const before = await liveEvents(app, rep);
  const body = { id: uuidv7(), text: 'Has asked this three times.' };
  const kept = await admin.call(supportApi.note, { params, body });
  expect(await admin.call(supportApi.note, { params, body })).toEqual(kept);
  await expectRefusal(other.call(supportApi.note, { params, body }), 'message.id_taken');
  expect((await show(params, other)).notes).toEqual([kept]);
  const told = await Promise.all([
    rep.call(messagesApi.list, { params, query: {} }),
    rep.call(conversationsApi.show, { params }),
    rep.call(conversationsApi.list, { query: {} }),
  ]);
  expect(JSON.stringify(told)).not.toContain('three times');
  expect(told[1]).toMatchObject({ unreadCount: 0 });
  expect(await liveEvents(app, rep)).toEqual(before);
});

test('a view is recorded once while it lasts, is shown to the others, and ends when it is not renewed', async () => {
  clock.goTo(new Date());
  const { params } = await askTeam(await signUpRep(app));
  const before = await readsOf(email);
  await show(params);
  await admin.call(supportApi.messages, { params, query: {} });
  expect(await admin.call(supportApi.look, { params })).toEqual({ looking: [] });
  expect(await readsOf(email)).toBe(before + 1);
  expect((await show(params, other)).looking).toEqual([email]);
  clock.goTo(new Date(), (lookSeconds + 1) / 3_600);
  expect((await show(params, other)).looking).toEqual([]);
  await admin.call(supportApi.messages, { params, query: {} });
  expect(await readsOf(email)).toBe(before + 2);
  await admin.call(supportApi.lookAway, { params });
  expect((await show(params, other)).looking).toEqual([]);
  clock.goTo(new Date());
});

test('admins cannot reach the conversations of members, whatever they ask for', async () => {
  const [business, rep] = [await signUpBusiness(app), await signUpRep(app)];
  const { id: applicationId } = await apply(rep, (await postJob(business)).id);
  const { id: conversationId } = await rep.call(conversationsApi.open, { body: { applicationId } });
  await say(rep, conversationId, 'Between the two of us.');
  const params = { conversationId };
  const id = uuidv7();
  const adminId = await idOf(email);
  for (const ask of [
    () => show(params),
    () => admin.call(supportApi.messages, { params, query: {} }),
    () => admin.call(supportApi.look, { params }),
    () => answer(admin, params),
    () => admin.call(supportApi.note, { params, body: { id, text: 'A note.' } }),
    () => admin.call(supportApi.take, { params }),
    () => admin.call(supportApi.giveBack, { params }),
    () => admin.call(supportApi.assign, { params, body: { adminId } }),
    () => admin.call(supportApi.close, { params, body: { seen: 9 } }),
  ])
    await expectRefusal(ask(), 'conversation.not_found');
  expect(await listsOf(conversationId)).toEqual([]);
});

test('questions are listed longest waiting first, by page, and each list has a count', async () => {
  clock.goTo(new Date());
  const first = await askTeam(await signUpRep(app));
  clock.goTo(new Date(), 0.01);
  const second = await askTeam(await signUpRep(app));
  const { items } = await admin.call(supportApi.list, { query: {} });
  const ids = items.map(({ conversationId }) => conversationId);
  expect(ids.indexOf(second.params.conversationId)).toBeGreaterThan(ids.indexOf(first.params.conversationId));
  const counts = await admin.call(supportApi.counts, {});
  expect(counts.unassigned).toBe(items.length);
  await admin.call(supportApi.take, { params: first.params });
  expect(await admin.call(supportApi.counts, {})).toMatchObject({
    unassigned: counts.unassigned - 1,
    mine: counts.mine + 1,
  });
  expect(await other.call(supportApi.counts, {})).toMatchObject({ unassigned: counts.unassigned - 1 });
  clock.goTo(new Date());
});

test('admins receive changes live, including edits and deletions by the person', async () => {
  const of = { userId: administrators };
  const before = (await liveEvents(app, of)).length;
  const rep = await signUpRep(app);
  const { params, message } = await askTeam(rep);
  const ofMessage = { ...params, messageId: message.id };
  await admin.call(supportApi.take, { params });
  await answer(admin, params);
  await rep.call(messagesApi.edit, { params: ofMessage, body: { content: 'When is my pay?' } });
  await rep.call(messagesApi.remove, { params: ofMessage });
  const told = (await liveEvents(app, of)).slice(before);
  expect(told).toEqual(Array(5).fill({ type: 'support.changed', conversationId: params.conversationId }));
});

test('the team can write first; a retry is one message, and an open question stays open', async () => {
  const rep = await signUpRep(app);
  const params = { userId: rep.userId };
  const body = { id: uuidv7(), content: 'Your bank returned a payout.' };
  const { conversationId } = await admin.call(supportApi.start, { params, body });
  expect(await admin.call(supportApi.start, { params, body })).toEqual({ conversationId });
  expect(await listsOf(conversationId)).toEqual(['waiting']);
  const { items } = await rep.call(messagesApi.list, { params: { conversationId }, query: {} });
  expect(items).toMatchObject([
    { id: body.id, senderSide: 'team', senderName: 'Thengisa team', content: body.content },
  ]);
  expect(await auditOf(app, email)).toContain('support.begin done');
  const { rows } = await app.database.pool.query(
    'select unread from conversation_members where conversation_id = $1 and user_id = $2',
    [conversationId, rep.userId],
  );
  expect(rows).toEqual([{ unread: 1 }]);

  const asker = await signUpRep(app);
  const asked = await askTeam(asker);
  await admin.call(supportApi.start, {
    params: { userId: asker.userId },
    body: { id: uuidv7(), content: 'Something else.' },
  });
  expect(await listsOf(asked.params.conversationId)).toEqual(['unassigned']);
  await expectRefusal(
    admin.call(supportApi.start, { params: { userId: uuidv7() }, body: { id: uuidv7(), content: 'Hello' } }),
    'user.not_found',
  );
});
