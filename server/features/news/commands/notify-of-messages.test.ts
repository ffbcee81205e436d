import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { accountApi } from '#contract/accounts/account.ts';
import { applicationsApi } from '#contract/applications/applications.ts';
import { conversationsApi } from '#contract/messaging/conversations.ts';
import { messagesApi } from '#contract/messaging/messages.ts';
import { notificationsApi } from '#contract/notifications/notifications.ts';
import { apply, postJob } from '#test/support/hiring.ts';
import { liveEvents } from '#test/support/live.ts';
import { markRead, readMessages, say, talking } from '#test/support/messaging.ts';
import { countUnread, listNews, notifyOf } from '#test/support/news.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { type Person, signUpBusiness, signUpRep } from '#test/support/people.ts';
import { notificationPath } from '#texts/notifications/notifications.ts';

const app = await openTestApp({ work: false });

const bell = async (person: Person) =>
  (await listNews(app, person)).flatMap((one) => (one.kind === 'message.waiting' ? [one] : []));

test('messages of a conversation are one notification, which counts up until they are read', async () => {
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
  // The text is stored in the conversation only.
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

test('a member who has read some of them still has the notification, with the number left', async () => {
  const { business, rep, conversation } = await talking(app);
  const { position } = await say(business, conversation.id, 'One');
  await say(business, conversation.id, 'Two');
  await say(business, conversation.id, 'Three');
  await bell(rep);
  await markRead(rep, conversation.id, position);
  expect(await bell(rep)).toMatchObject([{ count: 2, read: false }]);
  expect((await liveEvents(app, rep)).at(-1)).toEqual({ type: 'notification.changed' });
  expect(await countUnread(app, rep)).toBe(1);
});

test('a member who has read or muted it, or received only deleted messages, is not notified', async () => {
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

test('messages deleted before they are read are not counted, and the notification goes with the last of them', async () => {
  const { business, rep, conversation } = await talking(app);
  const params = { conversationId: conversation.id };
  const takeBack = ({ id: messageId }: { readonly id: string }) =>
    business.call(messagesApi.remove, { params: { ...params, messageId } });
  const [one, other] = [await say(business, conversation.id, 'One'), await say(business, conversation.id, 'Two')];
  expect(await bell(rep)).toMatchObject([{ count: 2 }]);
  await takeBack(other);
  expect(await bell(rep)).toMatchObject([{ count: 1, read: false }]);
  // A message not yet notified of is counted once, with the one that was.
  const [third] = [await say(business, conversation.id, 'Three'), await say(business, conversation.id, 'Four')];
  await takeBack(third);
  expect(await bell(rep)).toMatchObject([{ count: 2, read: false }]);
  await takeBack(one);
  expect(await bell(rep)).toMatchObject([{ count: 1, read: false }]);
  const [last] = (await readMessages(business, conversation.id)).items.slice(-1);
  await takeBack({ id: last?.id ?? '' });
  expect([await bell(rep), await countUnread(app, rep)]).toEqual([[], 0]);
  expect((await liveEvents(app, rep)).slice(-2)).toContainEqual({ type: 'notification.changed' });
});

test('messages deleted after they were read change no notification', async () => {
  const { business, rep, conversation } = await talking(app);
  const { id: messageId, position } = await say(business, conversation.id, 'One');
  await bell(rep);
  await markRead(rep, conversation.id, position);
  await business.call(messagesApi.remove, { params: { conversationId: conversation.id, messageId } });
  expect(await bell(rep)).toMatchObject([{ count: 1, read: true }]);
});

test('a member who dismissed the notification is notified of all unread messages when more arrive', async () => {
  const { business, rep, conversation } = await talking(app);
  const one = await say(business, conversation.id, 'One');
  const [{ id: notificationId } = { id: '' }] = await bell(rep);
  await rep.call(notificationsApi.markRead, { params: { notificationId } });
  await say(business, conversation.id, 'Two');
  expect(await bell(rep)).toMatchObject([
    { count: 2, read: false },
    { count: 1, read: true },
  ]);
  await business.call(messagesApi.remove, { params: { conversationId: conversation.id, messageId: one.id } });
  expect(await bell(rep)).toMatchObject([
    { count: 1, read: false },
    { count: 1, read: true },
  ]);
});

test('a message to all hired reps notifies each of them', async () => {
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
  // The conversation is locked until then, so a single statement has to do.
  expect(texts.filter((text) => text.includes('update message_notices'))).toHaveLength(1);
  for (const person of [rep, other])
    expect(await bell(person)).toMatchObject([{ about: 'job', name: all.jobTitle, jobTitle: null, count: 1 }]);
  expect(await bell(business)).toEqual([]);
});

test('a retry, or a run without new messages, notifies no one twice', async () => {
  const { business, rep, conversation } = await talking(app);
  await say(business, conversation.id, 'Hello');
  const again = () => notifyOf(app, 'messages', conversation.id);
  await again();
  await again();
  expect(await bell(rep)).toMatchObject([{ count: 1 }]);
});

test('deleted users are named in no notification', async () => {
  const { business, rep, conversation } = await talking(app);
  await say(rep, conversation.id, 'Hello');
  expect(await bell(business)).toMatchObject([{ name: 'Thabo Mokoena' }]);
  await rep.call(accountApi.close, { body: { password: rep.password } });
  expect(await bell(business)).toMatchObject([{ name: 'Former rep' }]);
});
