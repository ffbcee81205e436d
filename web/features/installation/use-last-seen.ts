import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { keepSeen } from '#web/lib/last-seen.ts';
import { sessionState } from '#web/lib/session-store.ts';
import { seenFacts } from './seen-facts.ts';

/** Stores what the portal shows, as plain text, for the offline page. Returns a function that stops it. */
function keepLastSeen(queries: QueryClient): () => void {
  return queries.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    const { status, session } = sessionState();
    if (status !== 'signed-in') return;
    const { queryKey, state } = event.query;
    const facts = seenFacts(queryKey, state.data);
    if (facts) keepSeen(session.user.id, { ...facts, at: state.dataUpdatedAt });
  });
}

export function useLastSeen(): void {
  const queries = useQueryClient();
  useEffect(() => keepLastSeen(queries), [queries]);
}
