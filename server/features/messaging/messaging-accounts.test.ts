import { expect, test } from 'vitest';
import { accountApi } from '#contract/accounts/account.ts';
import { conversationsApi, messagingChoicesApi } from '#contract/messaging/conversations.ts';
import { messagesApi } from '#contract/messaging/messages.ts';
import { expectRefusal } from '#test/support/api.ts';
import { exportOf } from '#test/support/exports.ts';
import { apply, postJob } from '#test/support/hiring.ts';
import { look, openConversation, readMessages, say, talking, troubleInMessages } from '#test/support/messaging.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import type { Person } from '#test/support/people.ts';

const app = await openTestApp({ work: false });

const close = ({ call, password }: Person) => call(accountApi.close, { body: { password } });
const count = async (table: string, where: string, value: string) =>
  (await app.database.pool.query(`select from ${table} where ${where} = $1`, [value])).rowCount;

test('an export has the messages of the user, and not those of others', async () => {
  const { business, rep, conversation } = await talking(app);
  const params = { conversationId: conversation.id };
  await say(business, conversation.id, 'Can you start on Monday?');
  const { id: messageId } = await say(rep, conversation.id, 'Yes');
  await rep.call(messagesApi.edit, { params: { ...params, messageId }, body: { content: 'Yes, gladly' } });
  await say(rep, (await openConversation(rep, { support: true })).id, 'Where is my certificate?');
  await rep.call(conversationsApi.change, { params, body: { muted: true } });
  await rep.call(conversationsApi.block, { params });
  await rep.call(messagingChoicesApi.choose, { body: { showsSeen: false } });
  expect(await exportOf(app, rep)).toMatchObject({
    conversations: [
      {
        ...{ kind: 'application', as: 'rep', title: 'Ubuntu Foods', jobTitle: conversation.jobTitle },
        ...{ muted: true, archived: false },
        messages: [{ content: 'Yes, gladly', editedAt: expect.any(String), deletedAt: null }],
      },
      { kind: 'support', as: 'person', title: 'Thengisa team', messages: [{ content: 'Where is my certificate?' }] },
    ],
    blockedPeople: [{ name: 'Ubuntu Foods', since: expect.any(String) }],
    showsSeen: false,
  });
  expect(await exportOf(app, business)).toMatchObject({
    conversations: [{ as: 'business', messages: [{ content: 'Can you start on Monday?' }] }],
    blockedPeople: [],
    showsSeen: true,
  });
});

test('when a user leaves, the other keeps their messages without a name, and cannot write to them', async () => {
  const { business, rep, jobId, conversation } = await talking(app);
  const { id } = conversation;
  const asked = await openConversation(rep, { support: true });
  await say(rep, asked.id, 'How do I leave?');
  await say(rep, id, 'Good morning');
  await rep.call(conversationsApi.block, { params: { conversationId: id } });
  await rep.call(conversationsApi.unblock, { params: { conversationId: id } });
  await rep.call(messagingChoicesApi.choose, { body: { showsSeen: false } });
  const unopened = await apply(rep, (await postJob(business)).id);
  await close(rep);
  expect(await look(business, id)).toMatchObject({
    title: 'Former rep',
    closed: 'other_gone',
    participants: [],
    lastMessage: { text: 'Good morning', senderName: 'Former rep' },
    unreadCount: 1,
  });
  expect((await readMessages(business, id)).items).toMatchObject([
    { content: 'Good morning', senderName: 'Former rep' },
  ]);
  await expectRefusal(say(business, id, 'Where are you?'), 'conversation.other_gone');
  await expectRefusal(openConversation(business, { applicationId: unopened.id }), 'conversation.other_gone');
  await expectRefusal(openConversation(business, { jobId }), 'conversation.nobody_hired');
  expect(await count('conversation_members', 'user_id', rep.userId)).toBe(0);
  expect(await count('messaging_choices', 'user_id', rep.userId)).toBe(0);
  // No one is left who could read the question.
  expect(await count('messages', 'conversation_id', asked.id)).toBe(0);
  expect(await count('messages', 'conversation_id', id)).toBe(1);
  await close(business);
  expect(await count('messages', 'conversation_id', id)).toBe(0);
  expect(await count('conversations', 'id', id)).toBe(0);
  expect(await troubleInMessages(app)).toEqual([]);
});

test('a business that closes its account is shown as a former business', async () => {
  const { business, rep, conversation } = await talking(app);
  await say(business, conversation.id, 'Good morning');
  await rep.call(conversationsApi.block, { params: { conversationId: conversation.id } });
  await close(business);
  expect(await look(rep, conversation.id)).toMatchObject({
    title: 'Former business',
    blockedByYou: false,
    closed: 'other_gone',
    lastMessage: { senderName: 'Former business' },
  });
  expect(await count('message_blocks', 'blocked_id', business.userId)).toBe(0);
});
