import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { Conversation } from '#contract/messaging/conversations.ts';
import type { Page } from '#contract/paging.ts';
import { conversationQuery, conversationsQuery } from './api.ts';
import { showReceipt } from './receipts.ts';

const conversationWith = (deliveredUpTo: number) =>
  ({ id: 'one', participants: [{ userId: 'thabo', deliveredUpTo, seenUpTo: null }] }) as unknown as Conversation;
const receipt = { conversationId: 'one', userId: 'thabo', deliveredUpTo: 2, seenUpTo: null };

test.each(['first', 'second'])('a %s response from before a receipt doesn’t undo it', async (response) => {
  const queries = new QueryClient();
  const { queryKey } = conversationQuery('one');
  if (response === 'second') queries.setQueryData(queryKey, conversationWith(1));
  const { promise, resolve } = Promise.withResolvers<Conversation>();
  const fetched = queries.fetchQuery({ queryKey, queryFn: () => promise });
  showReceipt(queries, { type: 'conversation.seen', ...receipt });
  resolve(conversationWith(1));
  await fetched;
  await new Promise((settled) => setTimeout(settled));
  expect(queries.getQueryData(queryKey)).toMatchObject({ participants: [{ deliveredUpTo: 2 }] });
});

test('nor does a response of the conversation list', async () => {
  const queries = new QueryClient();
  const { queryKey } = conversationsQuery('business', 'inbox');
  const { promise, resolve } = Promise.withResolvers<Page<Conversation>>();
  const fetched = queries.fetchInfiniteQuery({ queryKey, queryFn: () => promise, initialPageParam: undefined });
  showReceipt(queries, { type: 'conversation.seen', ...receipt });
  resolve({ items: [conversationWith(1)], nextCursor: null });
  await fetched;
  await new Promise((settled) => setTimeout(settled));
  expect(queries.getQueryData(queryKey)).toMatchObject({
    pages: [{ items: [{ participants: [{ deliveredUpTo: 2 }] }] }],
  });
});
