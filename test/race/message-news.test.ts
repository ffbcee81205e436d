import { expect, test } from 'vitest';
import { notificationsApi } from '#contract/notifications/notifications.ts';
import { markRead, say, talking } from '#test/support/messaging.ts';
import { notifyOf } from '#test/support/news.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import type { Person } from '#test/support/people.ts';

const app = await openTestApp({ work: false });

const tell = (...conversationIds: string[]) => notifyOf(app, 'messages', ...conversationIds);

const bell = async ({ call }: Person) =>
  (await call(notificationsApi.list, { query: {} })).items.flatMap((one) =>
    one.kind === 'message.waiting' ? [{ count: one.count, read: one.read }] : [],
  );

test('notified by several workers concurrently, while more is written, each message is counted once', async () => {
  const { business, rep, conversation } = await talking(app);
  const write = () => say(business, conversation.id, 'Hello');
  await write();
  for (let round = 0; round < 5; round++)
    await Promise.all([tell(conversation.id), write(), tell(conversation.id), write(), tell(conversation.id)]);
  await tell(conversation.id);
  expect(await bell(rep)).toEqual([{ count: 11, read: false }]);
});

test('reading a message while its notification is written leaves no bell for it', async () => {
  const { business, rep, conversation } = await talking(app);
  for (let round = 0; round < 25; round++) {
    const { position } = await say(business, conversation.id, 'Hello');
    await Promise.all([tell(conversation.id), markRead(rep, conversation.id, position)]);
    expect((await bell(rep)).filter(({ read }) => !read)).toEqual([]);
  }
});
