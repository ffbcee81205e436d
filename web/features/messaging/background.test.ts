import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Conversation, conversationsApi } from '#contract/messaging/conversations.ts';
import { publishNews } from '#web/lib/live-news.ts';
import { createQueryClient } from '#web/lib/query-client.ts';
import { conversationQuery, unreadMessagesQuery } from './api.ts';
import { followMessages } from './background.ts';

const countPath = conversationsApi.unread.path;

/** The paths of requests. */
let asked: string[] = [];
let stop: (() => void) | undefined;

beforeEach(() => {
  asked = [];
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('localStorage', { getItem: () => null });
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address.split('?')[0] ?? '');
    return Response.json({ rep: 0, business: 0, items: [] });
  });
});

afterEach(() => {
  stop?.();
  vi.unstubAllGlobals();
});

const settled = () => new Promise((resolve) => setTimeout(resolve, 20));
const counts = () => asked.filter((path) => path === countPath).length;

/** A portal whose tab has just loaded the unread count. */
function openPortal() {
  const { client } = createQueryClient();
  client.setQueryData(unreadMessagesQuery.queryKey, { rep: 0, business: 0, waiting: [] });
  return client;
}

test('the unread count that the portal has just loaded isn’t requested again', async () => {
  stop = followMessages('thabo', openPortal(), []);
  await settled();
  expect(counts()).toBe(0);
});

test('after a break in the stream the unread count is requested, however new the cached one is', async () => {
  stop = followMessages('thabo', openPortal(), []);
  publishNews(null);
  await settled();
  expect(counts()).toBe(1);
});

test('events from before the code of messages was loaded take effect', async () => {
  const queries = openPortal();
  const { queryKey } = conversationQuery('one');
  const naledi = { userId: 'naledi', deliveredUpTo: 1, seenUpTo: null };
  queries.setQueryData(queryKey, { id: 'one', participants: [naledi] } as unknown as Conversation);
  stop = followMessages('thabo', queries, [
    { type: 'conversation.seen', conversationId: 'one', userId: 'naledi', deliveredUpTo: 2, seenUpTo: 2 },
    null,
  ]);
  await settled();
  expect(queries.getQueryData(queryKey)).toMatchObject({ participants: [{ deliveredUpTo: 2, seenUpTo: 2 }] });
  expect(counts()).toBe(1);
});
