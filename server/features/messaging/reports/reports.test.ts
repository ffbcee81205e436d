import { expect, test } from 'vitest';
import { accountApi } from '#contract/accounts/account.ts';
import { conversationsApi } from '#contract/messaging/conversations.ts';
import { messagesApi } from '#contract/messaging/messages.ts';
import { messagesAround, type ReportReason, reportsApi } from '#contract/messaging/reports.ts';
import { supportApi } from '#contract/messaging/support.ts';
import { auditOf, makeAdmin, signInAdmin } from '#test/support/admins.ts';
import { expectRefusal } from '#test/support/api.ts';
import { accepted, payGigsHere } from '#test/support/engagements.ts';
import { say, talking as startTalking } from '#test/support/messaging.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { type Person, signUpRep } from '#test/support/people.ts';
import { askTeam } from '#test/support/support-desk.ts';

const app = await openTestApp({ work: false });
await payGigsHere(app);
const email = await makeAdmin(app);
const admin = await signInAdmin(app, email);

async function talking() {
  const talk = await startTalking(app);
  return { ...talk, params: { conversationId: talk.conversation.id } };
}

type Talk = Pick<Awaited<ReturnType<typeof talking>>, 'params'>;

const report = (
  { call }: Pick<Person, 'call'>,
  { params }: Talk,
  messageId: string | null,
  reason: ReportReason = 'abuse',
) => call(reportsApi.send, { params, body: { messageId, reason, details: 'Look at this.' } });

const decide = (reportId: string, outcome: 'no_action' | 'warned') =>
  admin.call(reportsApi.decide, { params: { reportId }, body: { outcome, reason: 'As we read it.' } });

const show = (reportId: string) => admin.call(reportsApi.show, { params: { reportId } });

/** Texts that the team sent the person unasked. */
async function heardFromTeam({ call }: Pick<Person, 'call'>): Promise<string[]> {
  const { id: conversationId } = await call(conversationsApi.open, { body: { support: true } });
  const { items } = await call(messagesApi.list, { params: { conversationId }, query: {} });
  return items.map(({ content }) => content);
}

test('a report lets the team read twenty messages on each side, with an audit entry, until it is decided', async () => {
  const talk = await talking();
  const { business, rep, conversation, params } = talk;
  const sent = [];
  for (let place = 1; place <= 50; place += 1)
    sent.push(await say(place % 2 ? business : rep, params.conversationId, `Message ${place}.`));
  const bad = sent[24];
  if (!bad) throw new Error('There is no such message.');
  const { id } = await report(rep, talk, bad.id);

  const shown = await show(id);
  expect(shown.messages.map(({ content }) => content)).toEqual(
    sent.slice(24 - messagesAround, 25 + messagesAround).map(({ content }) => content),
  );
  expect(shown).toMatchObject({
    jobTitle: conversation.jobTitle,
    reason: 'abuse',
    details: 'Look at this.',
    reportedText: 'Message 25.',
    reporter: { userId: rep.userId },
    reported: { userId: business.userId },
    decision: null,
  });
  expect(await auditOf(app, email)).toContain('report.view done');
  await expectRefusal(admin.call(supportApi.show, { params }), 'conversation.not_found');

  const decided = await decide(id, 'warned');
  expect(decided).toMatchObject({ messages: [], decision: { outcome: 'warned', by: email } });
  expect((await show(id)).messages).toEqual([]);
  expect(await heardFromTeam(rep)).toEqual([expect.stringContaining('sent a warning')]);
  expect(await heardFromTeam(business)).toEqual([expect.stringContaining('As we read it.')]);
  await expectRefusal(decide(id, 'no_action'), 'report.already_decided');
});

test('a reported message stays readable when its sender deletes it', async () => {
  const talk = await talking();
  const { id: messageId } = await say(talk.business, talk.params.conversationId, 'Pay me first.');
  const { id } = await report(talk.rep, talk, messageId, 'fraud');
  await talk.business.call(messagesApi.remove, { params: { ...talk.params, messageId } });
  const shown = await show(id);
  expect(shown).toMatchObject({ reportedText: 'Pay me first.', messages: [{ content: '' }] });
});

test('a reported user cannot empty the conversation before the team has read it', async () => {
  const talk = await talking();
  const sent = [];
  for (const content of ['Pay me first.', 'In cash.'])
    sent.push(await say(talk.business, talk.params.conversationId, content));
  await say(talk.rep, talk.params.conversationId, 'No.');
  const { id } = await report(talk.rep, talk, null, 'fraud');
  for (const { id: messageId } of sent)
    await talk.business.call(messagesApi.remove, { params: { ...talk.params, messageId } });
  expect((await show(id)).reportedText).toBe('Pay me first.\nIn cash.');
  expect((await decide(id, 'warned')).reportedText).toBeNull();
});

test('a person has one open report for each conversation; after the decision they can file another', async () => {
  const talk = await talking();
  const { business, rep, params } = talk;
  const one = await say(business, params.conversationId, 'One.');
  const other = await say(rep, params.conversationId, 'Other.');
  const { id } = await report(rep, talk, one.id);
  await expectRefusal(report(rep, talk, null), 'report.already_open');
  await report(business, talk, other.id);
  await decide(id, 'no_action');
  await expectRefusal(show(one.id), 'report.not_found');
  await expectRefusal(decide(one.id, 'no_action'), 'report.not_found');
  expect(await heardFromTeam(rep)).toEqual([expect.stringContaining('As we read it.')]);
  expect(await heardFromTeam(business)).toEqual([]);
  await report(rep, talk, null);
});

test('only messages of others can be reported, in one’s own conversations', async () => {
  const talk = await talking();
  const { business, rep, params } = talk;
  const own = await say(rep, params.conversationId, 'Mine.');
  await expectRefusal(report(rep, talk, null), 'report.nothing_of_others');
  const gone = await say(business, params.conversationId, 'Gone.');
  await business.call(messagesApi.remove, { params: { ...params, messageId: gone.id } });
  await expectRefusal(report(rep, talk, own.id), 'report.nothing_of_others');
  await expectRefusal(report(rep, talk, gone.id), 'message.not_found');
  await expectRefusal(report(await signUpRep(app), talk, null), 'conversation.not_found');
  const elsewhere = await talking();
  const theirs = await say(elsewhere.rep, elsewhere.params.conversationId, 'Elsewhere.');
  await expectRefusal(report(rep, talk, theirs.id), 'message.not_found');
  await expectRefusal(report(rep, await askTeam(rep), null), 'report.nothing_of_others');
});

test('in the group of a job a business reports a message, and a rep the business', async () => {
  const { business, rep, jobId } = await accepted(app);
  const { id: conversationId } = await business.call(conversationsApi.open, { body: { jobId } });
  const talk = { params: { conversationId } };
  await say(business, conversationId, 'Be there at eight.');
  await expectRefusal(report(business, talk, null), 'report.message_needed');
  const { id } = await report(rep, talk, null);
  expect(await show(id)).toMatchObject({ kind: 'job', reported: { userId: business.userId }, messageId: null });
});

test('a deleted account is not warned, and a report outlives its reporter', async () => {
  const talk = await talking();
  const { business, rep, params } = talk;
  const { id: messageId } = await say(rep, params.conversationId, 'Words.');
  const { id } = await report(business, talk, messageId);
  await rep.call(accountApi.close, { body: { password: rep.password } });
  expect(await show(id)).toMatchObject({ reported: null, reportedText: 'Words.' });
  await expectRefusal(decide(id, 'warned'), 'report.nobody_to_warn');

  const late = await talking();
  const last = await say(late.rep, late.params.conversationId, 'Words.');
  await late.rep.call(accountApi.close, { body: { password: late.rep.password } });
  const { id: lateId } = await report(late.business, late, last.id);
  await expectRefusal(decide(lateId, 'warned'), 'report.nobody_to_warn');

  const other = await talking();
  const words = await say(other.rep, other.params.conversationId, 'Words.');
  const sent = await report(other.business, other, words.id);
  await other.business.call(accountApi.close, { body: { password: other.business.password } });
  expect(await show(sent.id)).toMatchObject({ reporter: null, details: null, reported: { userId: other.rep.userId } });
  expect(await decide(sent.id, 'warned')).toMatchObject({ decision: { outcome: 'warned' } });
});

test('the queue is oldest first, and decided reports leave it', async () => {
  const talk = await talking();
  const { id: messageId } = await say(talk.business, talk.params.conversationId, 'Words.');
  const { id } = await report(talk.rep, talk, messageId);
  const idsOf = async (list: 'open' | 'decided') =>
    (await admin.call(reportsApi.list, { query: { list } })).items.map((one) => one.id);
  expect((await idsOf('open')).at(-1)).toBe(id);
  expect(await admin.call(reportsApi.counts, {})).toEqual({ open: (await idsOf('open')).length });
  await decide(id, 'no_action');
  expect(await idsOf('open')).not.toContain(id);
  expect((await idsOf('decided'))[0]).toBe(id);
});
