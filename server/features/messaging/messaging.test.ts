import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { applicationsApi } from '#contract/applications/applications.ts';
import { conversationsApi, messagingChoicesApi } from '#contract/messaging/conversations.ts';
import { messagesApi } from '#contract/messaging/messages.ts';
import { expectRefusal } from '#test/support/api.ts';
import { productClock } from '#test/support/engagements.ts';
import { liveEvents } from '#test/support/live.ts';
import { look, markRead, readMessages, say, talking } from '#test/support/messaging.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { signUpBusiness, signUpRep } from '#test/support/people.ts';
import { makeJpeg } from '#test/support/sample-files/pictures.ts';
import { uploadFile } from '#test/support/uploads.ts';

const app = await openTestApp({ work: false });
const clock = productClock();

const list = async ({ call }: Parameters<typeof look>[0], query = {}) =>
  (await call(conversationsApi.list, { query })).items;

test('a business and an applicant have one conversation, whichever side opens it', async () => {
  const { business, rep, applicationId, conversation } = await talking(app);
  expect(conversation).toMatchObject({
    kind: 'application',
    as: 'business',
    title: 'Thabo Mokoena',
    jobTitle: expect.any(String),
    lastMessage: null,
    closed: null,
    participantCount: 2,
    participants: [{ userId: rep.userId, side: 'rep', fullName: 'Thabo Mokoena', seenUpTo: 0 }],
  });
  const again = await rep.call(conversationsApi.open, { body: { applicationId } });
  expect(again).toMatchObject({ id: conversation.id, as: 'rep', title: 'Ubuntu Foods' });
  expect(await list(business)).toEqual([]);
  await rep.call(applicationsApi.withdraw, { params: { applicationId } });
  expect((await business.call(conversationsApi.open, { body: { applicationId } })).id).toBe(conversation.id);
});

test('messages reach both sides in one order, with unread counts', async () => {
  const { business, rep, conversation } = await talking(app);
  const first = await say(business, conversation.id, 'Can you start on Monday?');
  expect(first).toMatchObject({ senderId: business.userId, senderSide: 'business', senderName: 'Ubuntu Foods' });
  const second = await say(business, conversation.id, 'At nine');
  expect(second.position).toBeGreaterThan(first.position);
  expect((await readMessages(rep, conversation.id)).items).toEqual([first, second]);
  expect(await list(rep)).toMatchObject([{ unreadCount: 2, lastMessage: { text: 'At nine', deleted: false } }]);
  const waiting = [{ about: conversation.applicationId, unread: 2 }];
  expect(await rep.call(conversationsApi.unread, {})).toEqual({ rep: 1, business: 0, waiting });
  await markRead(rep, conversation.id, first.position);
  expect(await look(rep, conversation.id)).toMatchObject({ unreadCount: 1, readUpTo: first.position });
  // Never back, and never beyond the last message.
  await markRead(rep, conversation.id, 1000);
  await markRead(rep, conversation.id, 1);
  expect(await look(rep, conversation.id)).toMatchObject({ unreadCount: 0, readUpTo: second.position });
  expect(await look(business, conversation.id)).toMatchObject({
    participants: [{ seenUpTo: second.position, deliveredUpTo: second.position }],
  });
  const told = await liveEvents(app, rep);
  expect(told.filter(({ type }) => type === 'message.created')).toHaveLength(2);
  expect((await liveEvents(app, business)).filter(({ type }) => type === 'conversation.seen')).toHaveLength(2);
});

test('the stream delivers a message as its sender has it', async () => {
  const { business, rep, conversation } = await talking(app);
  const listener = new pg.Client({ connectionString: app.database.url });
  await listener.connect();
  const told = new Map<string, object>();
  listener.on('notification', ({ payload = '' }) => {
    const [, userId = '', event = ''] = /^\d+ (\S+) (.+)$/.exec(payload) ?? [];
    told.set(userId, JSON.parse(event));
  });
  await listener.query('listen live');
  const message = await say(business, conversation.id, 'Can you start on Monday?');
  const { id: messageId, conversationId, change } = message;
  const news = { type: 'message.created', conversationId, messageId, change, message };
  await vi.waitFor(
    () => {
      expect(told.get(rep.userId)).toEqual(news);
      expect(told.get(business.userId)).toEqual(news);
    },
    { timeout: 20_000 },
  );
  await listener.end();
});

test('a message sent twice is stored once, and its id cannot be reused by others', async () => {
  const { business, rep, conversation } = await talking(app);
  const id = randomUUID();
  const sent = await say(business, conversation.id, 'Once', id);
  expect(await say(business, conversation.id, 'Once', id)).toEqual(sent);
  expect(await say(business, conversation.id.toUpperCase(), 'Once', id.toUpperCase())).toEqual(sent);
  await expectRefusal(say(business, conversation.id, 'Twice', id), 'message.id_taken');
  await expectRefusal(say(rep, conversation.id, 'Once', id), 'message.id_taken');
  const other = await talking(app, { business });
  await expectRefusal(say(business, other.conversation.id, 'Once', id), 'message.id_taken');
  expect((await readMessages(rep, conversation.id)).items).toHaveLength(1);
  // The response was lost, and the message has been edited or the conversation closed since.
  const params = { conversationId: conversation.id, messageId: id };
  const edited = await business.call(messagesApi.edit, { params, body: { content: 'Otherwise' } });
  await rep.call(conversationsApi.block, { params });
  expect(await say(business, conversation.id, 'Once', id)).toEqual(edited);
});

test('a message can be edited for 15 minutes and deleted at any time, by its sender', async () => {
  const { business, rep, conversation } = await talking(app);
  const { id: messageId, position } = await say(business, conversation.id, 'Monday');
  const last = await say(business, conversation.id, 'At nine');
  const params = { conversationId: conversation.id, messageId };
  const edit = (content: string) => business.call(messagesApi.edit, { params, body: { content } });
  await expectRefusal(rep.call(messagesApi.edit, { params, body: { content: 'Sunday' } }), 'message.not_found');
  await expectRefusal(rep.call(messagesApi.remove, { params }), 'message.not_found');
  clock.goTo(new Date(), 0.24);
  expect(await edit('Tuesday')).toMatchObject({ content: 'Tuesday', position, editedAt: expect.any(String) });
  clock.goTo(new Date(), 0.26);
  await expectRefusal(edit('Wednesday'), 'message.too_late');
  const { items, lastChange } = await readMessages(rep, conversation.id, { since: last.change });
  expect(items).toMatchObject([{ id: messageId, content: 'Tuesday', change: lastChange }]);
  const gone = await business.call(messagesApi.remove, { params });
  expect(gone).toMatchObject({ content: '', attachments: [], deletedAt: expect.any(String), position });
  expect(await business.call(messagesApi.remove, { params })).toEqual(gone);
  await expectRefusal(edit('Back again'), 'message.not_found');
  // An unread message that was deleted no longer counts as unread.
  expect(await look(rep, conversation.id)).toMatchObject({ unreadCount: 1 });
  expect((await readMessages(rep, conversation.id, { since: lastChange })).items).toEqual([gone]);
});

test('a long conversation is read in pages, from its end, from the middle, and from the last read message', async () => {
  const { business, rep, conversation } = await talking(app);
  const { rows } = await app.database.pool.query<{ id: string }>(
    `insert into messages (id, conversation_id, position, change, sender_id, sender_side, content, created_at)
     select gen_random_uuid(), $1, n, n, $2, 'business', 'Message ' || n, now() from generate_series(1, 120) n
     returning id`,
    [conversation.id, business.userId],
  );
  expect(rows).toHaveLength(120);
  await app.database.pool.query('update conversations set last_position = 120, last_change = 120 where id = $1', [
    conversation.id,
  ]);
  const read = async (query = {}) => {
    const { items, ...rest } = await readMessages(rep, conversation.id, query);
    return { first: items[0]?.position, last: items.at(-1)?.position, ...rest };
  };
  const lastChange = 120;
  expect(await read()).toEqual({ first: 71, last: 120, hasOlder: true, hasNewer: false, lastChange });
  expect(await read({ before: 71 })).toMatchObject({ first: 21, last: 70, hasOlder: true, hasNewer: true });
  expect(await read({ before: 21 })).toMatchObject({ first: 1, last: 20, hasOlder: false });
  expect(await read({ around: 60 })).toMatchObject({ first: 36, last: 85, hasOlder: true, hasNewer: true });
  expect(await read({ around: 110 })).toMatchObject({ first: 86, last: 120, hasNewer: false });
  expect(await read({ since: 10 })).toMatchObject({ first: 11, last: 60, hasNewer: true });
  expect(await read({ since: 100 })).toMatchObject({ first: 101, last: 120, hasNewer: false });
});

test('a page of conversations takes two database queries, however many there are', async () => {
  const rep = await signUpRep(app);
  for (const { conversation } of [await talking(app, { rep }), await talking(app, { rep })])
    await say(rep, conversation.id, 'Hello');
  const asked = vi.spyOn(pg.Client.prototype, 'query');
  const page = await list(rep);
  const texts = asked.mock.calls.map(([query]: unknown[]) =>
    typeof query === 'string' ? query : (query as { text: string }).text,
  );
  asked.mockRestore();
  expect(page).toHaveLength(2);
  expect(texts.filter((text) => text.includes('conversation_members'))).toHaveLength(2);
});

test('others cannot see, open or change a conversation', async () => {
  const { jobId, applicationId, conversation } = await talking(app);
  const [rep, business] = [await signUpRep(app), await signUpBusiness(app)];
  const params = { conversationId: conversation.id };
  for (const stranger of [rep, business]) {
    await expectRefusal(stranger.call(conversationsApi.open, { body: { applicationId } }), 'application.not_found');
    await expectRefusal(stranger.call(conversationsApi.open, { body: { jobId } }), 'job.not_found');
    await expectRefusal(look(stranger, conversation.id), 'conversation.not_found');
    await expectRefusal(readMessages(stranger, conversation.id), 'conversation.not_found');
    await expectRefusal(say(stranger, conversation.id, 'Hello'), 'conversation.not_found');
    await expectRefusal(stranger.call(messagesApi.typing, { params }), 'conversation.not_found');
    await expectRefusal(markRead(stranger, conversation.id, 1), 'conversation.not_found');
    await expectRefusal(stranger.call(conversationsApi.block, { params }), 'conversation.not_found');
  }
});

test('mute and archive apply to one member, until the next message', async () => {
  const { business, rep, conversation } = await talking(app);
  await say(business, conversation.id, 'Hello');
  const params = { conversationId: conversation.id };
  const change = (body: object) => rep.call(conversationsApi.change, { params, body });
  expect(await change({ muted: true, archived: true })).toMatchObject({ muted: true, archived: true });
  expect(await rep.call(conversationsApi.unread, {})).toEqual({ rep: 0, business: 0, waiting: [] });
  expect(await list(rep)).toEqual([]);
  expect(await list(rep, { list: 'archived' })).toMatchObject([{ id: conversation.id }]);
  expect(await list(business)).toMatchObject([{ muted: false, archived: false }]);
  await say(business, conversation.id, 'Are you there?');
  expect(await list(rep)).toMatchObject([{ muted: true, archived: false, unreadCount: 2 }]);
  // An archived unread conversation is not in any counted list.
  await change({ muted: false, archived: true });
  expect(await rep.call(conversationsApi.unread, {})).toEqual({ rep: 0, business: 0, waiting: [] });
  await expectRefusal(change({ repliesTo: 'all' }), 'conversation.not_yours_to_change');
});

test('users who hide their read receipts do not see those of others', async () => {
  const { business, rep, conversation } = await talking(app);
  const { position } = await say(business, conversation.id, 'Hello');
  await business.call(messagingChoicesApi.choose, { body: { showsSeen: false } });
  expect(await business.call(messagingChoicesApi.show, {})).toEqual({ showsSeen: false });
  await markRead(rep, conversation.id, position);
  for (const one of [business, rep])
    expect(await look(one, conversation.id)).toMatchObject({ participants: [{ seenUpTo: null }] });
  expect((await liveEvents(app, business)).filter(({ type }) => type === 'conversation.seen')).toMatchObject([
    { deliveredUpTo: position, seenUpTo: null },
  ]);
  // Messages their device already had are read without a receipt.
  const later = await say(business, conversation.id, 'Are you there?');
  await rep.call(messagesApi.delivered, {
    body: { conversations: [{ conversationId: conversation.id, upTo: later.position }] },
  });
  await markRead(rep, conversation.id, later.position);
  expect((await liveEvents(app, business)).filter(({ type }) => type === 'conversation.seen')).toHaveLength(2);
  await business.call(messagingChoicesApi.choose, { body: { showsSeen: true } });
  expect(await look(business, conversation.id)).toMatchObject({ participants: [{ seenUpTo: later.position }] });
});

test('delivery receipts and typing are shown', async () => {
  const { business, rep, conversation } = await talking(app);
  const { position } = await say(business, conversation.id, 'Hello');
  const other = await talking(app);
  await say(other.business, other.conversation.id, 'Hello');
  const conversations = [conversation, other.conversation].map(({ id }) => ({ conversationId: id, upTo: 50 }));
  await rep.call(messagesApi.delivered, { body: { conversations } });
  expect(await look(business, conversation.id)).toMatchObject({
    participants: [{ deliveredUpTo: position, seenUpTo: 0 }],
  });
  expect(await look(other.business, other.conversation.id)).toMatchObject({ participants: [{ deliveredUpTo: 0 }] });
  await rep.call(messagesApi.typing, { params: { conversationId: conversation.id } });
  const typing = { type: 'conversation.typing', conversationId: conversation.id, userId: rep.userId };
  expect((await liveEvents(app, business)).at(-1)).toMatchObject(typing);
  expect(await liveEvents(app, rep)).not.toContainEqual(expect.objectContaining(typing));
});

test('a photo is shown to the business only while the application shows it', async () => {
  const { business, rep, applicationId, conversation } = await talking(app);
  await uploadFile(app, rep, 'profile-photo', { name: 'me.jpg', content: await makeJpeg() });
  const avatars = async (one: typeof rep) =>
    (await look(one, conversation.id)).participants.map(({ avatar }) => avatar);
  expect(await avatars(business)).toEqual([{ url: expect.any(String), expiresAt: expect.any(String) }]);
  expect(await avatars(rep)).toEqual([null]);
  await rep.call(applicationsApi.withdraw, { params: { applicationId } });
  expect(await avatars(business)).toEqual([null]);
});

test('every user can contact the team, in one conversation', async () => {
  const rep = await signUpRep(app);
  const open = () => rep.call(conversationsApi.open, { body: { support: true } });
  const conversation = await open();
  expect(conversation).toMatchObject({ kind: 'support', as: 'person', title: 'Thengisa team', participantCount: 2 });
  expect((await open()).id).toBe(conversation.id);
  expect(await say(rep, conversation.id, 'My account is 62 0012 3456 7 at FNB')).toMatchObject({ hint: null });
  expect(await list(rep, { as: 'business' })).toMatchObject([{ id: conversation.id }]);
  const params = { conversationId: conversation.id };
  await expectRefusal(rep.call(conversationsApi.block, { params }), 'conversation.not_yours_to_change');
});

test('a phone number in a message gets a safety hint on both sides', async () => {
  const { business, rep, conversation } = await talking(app);
  expect(await say(rep, conversation.id, 'Call me: 082 123 4567')).toMatchObject({ hint: 'phone_number' });
  expect((await readMessages(business, conversation.id)).items).toMatchObject([{ hint: 'phone_number' }]);
});
