import type { QueryClient } from '@tanstack/react-query';
import type { LiveEvent } from '#contract/live.ts';
import { conversationsApi } from '#contract/messaging/conversations.ts';
import { answersOf } from '#web/lib/endpoint-queries.ts';
import { changeShown } from './api.ts';

type Receipt = Extract<LiveEvent, { type: 'conversation.seen' }>;

/** Shows how far another member has received and read, without a request. */
export function showReceipt(queries: QueryClient, receipt: Receipt): void {
  const { conversationId, userId, deliveredUpTo, seenUpTo } = receipt;
  const show = () =>
    changeShown(queries, conversationId, (shown) => ({
      ...shown,
      participants: shown.participants.map((one) =>
        one.userId === userId
          ? {
              ...one,
              deliveredUpTo: Math.max(one.deliveredUpTo ?? 0, deliveredUpTo),
              seenUpTo: seenUpTo === null ? null : Math.max(one.seenUpTo ?? 0, seenUpTo),
            }
          : one,
      ),
    }));
  show();
  // A response in flight may be older than the receipt.
  const inFlight = [conversationsApi.show, conversationsApi.list].flatMap((endpoint) =>
    queries.getQueryCache().findAll({ ...answersOf(endpoint), fetchStatus: 'fetching' }),
  );
  for (const query of inFlight) void query.fetch().then(show, () => undefined);
}
