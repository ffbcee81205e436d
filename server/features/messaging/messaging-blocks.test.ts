import { expect, test } from 'vitest';
import { conversationsApi } from '#contract/messaging/conversations.ts';
import { messagesApi } from '#contract/messaging/messages.ts';
import { expectRefusal } from '#test/support/api.ts';
import { apply, postJob } from '#test/support/hiring.ts';
import { look, openConversation, readMessages, say, talking } from '#test/support/messaging.ts';
import { openTestApp } from '#test/support/open-apps.ts';

const app = await openTestApp({ work: false });

test('a blocked user can still read, and neither can write to the other', async () => {
  const { business, rep, conversation } = await talking(app);
  await say(business, conversation.id, 'Hello');
  const params = { conversationId: conversation.id };
  const blocked = await rep.call(conversationsApi.block, { params });
  expect(blocked).toMatchObject({ blockedByYou: true, closed: 'blocked' });
  expect(await look(business, conversation.id)).toMatchObject({ blockedByYou: false, closed: 'blocked' });
  for (const one of [business, rep]) {
    await expectRefusal(say(one, conversation.id, 'Hello?'), 'conversation.blocked');
    await expectRefusal(one.call(messagesApi.typing, { params }), 'conversation.blocked');
    expect((await readMessages(one, conversation.id)).items).toHaveLength(1);
  }
  const { id: jobId } = await postJob(business);
  const { id: applicationId } = await apply(rep, jobId);
  const opening = business.call(conversationsApi.open, { body: { applicationId } });
  await expectRefusal(opening, 'conversation.blocked');
  // The other’s own block would stay: only the user who blocked can remove it.
  await business.call(conversationsApi.unblock, { params });
  await expectRefusal(say(business, conversation.id, 'Hello?'), 'conversation.blocked');
  await rep.call(conversationsApi.unblock, { params });
  await say(business, conversation.id, 'Hello again');
});

test('a blocked user cannot open the conversation and is referred to its messages; the user who blocked can open it', async () => {
  const { business, rep, conversation, applicationId } = await talking(app);
  const params = { conversationId: conversation.id };
  await rep.call(conversationsApi.block, { params });
  // There is nothing to read yet.
  expect(
    (await expectRefusal(openConversation(business, { applicationId }), 'conversation.blocked')).about,
  ).toBeUndefined();
  await rep.call(conversationsApi.unblock, { params });
  await say(business, conversation.id, 'Hello');
  await rep.call(conversationsApi.block, { params });
  const refused = await expectRefusal(openConversation(business, { applicationId }), 'conversation.blocked');
  expect(refused).toMatchObject({ status: 403, about: conversation.id });
  expect(refused.detail).not.toContain('Thabo');
  const { items } = await business.call(conversationsApi.list, { query: {} });
  expect(items).toMatchObject([{ id: conversation.id, closed: 'blocked' }]);
  expect((await readMessages(business, conversation.id)).items).toHaveLength(1);
  expect(await openConversation(rep, { applicationId })).toMatchObject({ id: conversation.id, blockedByYou: true });
  // Each has a block to remove.
  await business.call(conversationsApi.block, { params });
  expect(await openConversation(business, { applicationId })).toMatchObject({ blockedByYou: true });
  await business.call(conversationsApi.unblock, { params });
  await expectRefusal(openConversation(business, { applicationId }), 'conversation.blocked');
  await rep.call(conversationsApi.unblock, { params });
  expect(await openConversation(business, { applicationId })).toMatchObject({ closed: null });
});
