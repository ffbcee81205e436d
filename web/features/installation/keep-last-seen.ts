import type { Query, QueryClient } from '@tanstack/react-query';
import { keepSeen } from '#web/lib/last-seen.ts';
import { sessionState } from '#web/lib/session-store.ts';
import { seenFacts } from './seen-facts.ts';

/** Stores what the portal has shown and shows, as plain text, for the offline page. Returns a function that stops it. */
export function keepLastSeen(queries: QueryClient): () => void {
  for (const query of queries.getQueryCache().findAll({ predicate: ({ state }) => state.status === 'success' })) {
    keep(query);
  }
  return queries.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') keep(event.query);
  });
}

function keep({ queryKey, state }: Pick<Query, 'queryKey' | 'state'>): void {
  const { status, session } = sessionState();
  if (status !== 'signed-in') return;
  const facts = seenFacts(queryKey, state.data);
  if (facts) keepSeen(session.user.id, { ...facts, at: state.dataUpdatedAt });
}
