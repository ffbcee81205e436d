import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { accountApi } from '#contract/accounts/account.ts';
import { applicationsApi } from '#contract/applications/applications.ts';
import { conversationsApi } from '#contract/messaging/conversations.ts';
import { messagesApi } from '#contract/messaging/messages.ts';
import { notificationPath } from '#domain/notification-words.ts';
import { apply, postJob } from '#test/support/hiring.ts';
import { liveEvents } from '#test/support/live.ts';
import { markRead, say, talking } from '#test/support/messaging.ts';
import { countUnread, listNews } from '#test/support/news.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { type Person, signUpBusiness, signUpRep } from '#test/support/people.ts';
import { tellMessages } from './tell-messages.ts';

const app = await openTestApp({ work: false });

const bell = async (person: Person) =>
  (await listNews(app, person)).flatMap((one) => (one.kind === 'message.waiting' ? [one] : []));

test('messages of a conversation are one row of the bell, which counts up until they are read', async () => {
  const { business, rep, conversation } = await talking(app);
  await say(business, conversation.id, 'Can you start on Monday?');
  expect(await bell(rep)).toMatchObject([
    { count: 1, name: 'Ubuntu Foods', about: 'application', as: 'rep', portal: 'rep', read: false },
  ]);
  const before = (await liveEvents(app, rep)).length;
  await say(business, conversation.id, 'At nine?');
  const { position } = await say(business, conversation.id, 'Or at ten?');
  const [row, ...more] = await bell(rep);
  expect(row).toMatchObject({ count: 3, conversationId: conversation.id, jobTitle: conversation.jobTitle });
  expect(more).toEqual([]);
  expect(row && notificationPath(row)).toBe(`/rep-portal?tab=messages&conversation=${conversation.id}`);
  expect((await liveEvents(app, rep)).slice(before)).toContainEqual({ type: 'notification.changed' });
  // What was written stands in the conversation alone.
  expect(JSON.stringify(row)).not.toContain('Monday');
  expect(await bell(business)).toEqual([]);

  await markRead(rep, conversation.id, position);
  expect(await bell(rep)).toMatchObject([{ count: 3, read: true }]);
  expect((await liveEvents(app, rep)).at(-1)).toEqual({ type: 'notification.changed' });
  await say(business, conversation.id, 'Thank you.');
  expect(await bell(rep)).toMatchObject([
    { count: 1, read: false },
    { count: 3, read: true },
  ]);
});

test('whoever has read a part of it still has the bell', async () => {
  const { business, rep, conversation } = await talking(app);
  const { position } = await say(business, conversation.id, 'One');
  await say(business, conversation.id, 'Two');
  await bell(rep);
  await markRead(rep, conversation.id, position);
  expect(await countUnread(app, rep)).toBe(1);
});

test('who reads it at once, has muted it, or got nothing that stayed, is told nothing', async () => {
  const { business, rep, conversation } = await talking(app);
  const { position } = await say(business, conversation.id, 'Are you there?');
  await markRead(rep, conversation.id, position);
  expect(await bell(rep)).toEqual([]);

  const params = { conversationId: conversation.id };
  await rep.call(conversationsApi.change, { params, body: { muted: true } });
  await say(business, conversation.id, 'And now?');
  expect(await bell(rep)).toEqual([]);

  await rep.call(conversationsApi.change, { params, body: { muted: false } });
  await markRead(rep, conversation.id, 1000);
  const { id: messageId } = await say(business, conversation.id, 'Wrong window');
  await business.call(messagesApi.remove, { params: { ...params, messageId } });
  expect(await bell(rep)).toEqual([]);
});

test('the bell of what was taken back before it was read needs no eye any more', async () => {
  const { business, rep, conversation } = await talking(app);
  const params = { conversationId: conversation.id };
  const [one, other] = [await say(business, conversation.id, 'One'), await say(business, conversation.id, 'Two')];
  await bell(rep);
  await business.call(messagesApi.remove, { params: { ...params, messageId: other.id } });
  expect(await countUnread(app, rep)).toBe(1);
  await business.call(messagesApi.remove, { params: { ...params, messageId: one.id } });
  expect(await countUnread(app, rep)).toBe(0);
  expect((await liveEvents(app, rep)).slice(-2)).toContainEqual({ type: 'notification.changed' });
});

test('what is written to all who are hired is told to each of them', async () => {
  const [business, rep, other] = await Promise.all([signUpBusiness(app), signUpRep(app), signUpRep(app)]);
  const { id: jobId } = await postJob(business, { positions: 2 });
  for (const one of [rep, other]) {
    const { id: applicationId } = await apply(one, jobId);
    await business.call(applicationsApi.accept, { params: { applicationId }, body: {} });
  }
  const all = await business.call(conversationsApi.open, { body: { jobId } });
  await say(business, all.id, 'Meet at the gate at eight.');
  const asked = vi.spyOn(pg.Client.prototype, 'query');
  await bell(rep);
  const texts = asked.mock.calls.map(([query]: unknown[]) => (query as { text?: string }).text ?? '');
  asked.mockRestore();
  // Nobody can write there until it is done.
  expect(texts.filter((text) => text.includes('update message_notices'))).toHaveLength(1);
  for (const person of [rep, other])
    expect(await bell(person)).toMatchObject([{ about: 'job', name: all.jobTitle, jobTitle: null, count: 1 }]);
  expect(await bell(business)).toEqual([]);
});

test('done again, or when nothing came meanwhile, it tells nobody twice', async () => {
  const { business, rep, conversation } = await talking(app);
  await say(business, conversation.id, 'Hello');
  const again = () => tellMessages(app.services, { conversationIds: [conversation.id] }, AbortSignal.timeout(30_000));
  await again();
  await again();
  expect(await bell(rep)).toMatchObject([{ count: 1 }]);
});

test('whoever closed their account is named in no bell', async () => {
  const { business, rep, conversation } = await talking(app);
  await say(rep, conversation.id, 'Hello');
  expect(await bell(business)).toMatchObject([{ name: 'Thabo Mokoena' }]);
  await rep.call(accountApi.close, { body: { password: rep.password } });
  expect(await bell(business)).toMatchObject([{ name: 'Former rep' }]);
});
