import { useQueryClient } from '@tanstack/react-query';
import { vettingApi } from '#contract/vetting/review-api.ts';
import { useLiveStream } from '#web/features/session/use-live-stream.ts';
import { answersOf } from '#web/lib/endpoint-queries.ts';

/** Refetches the queue and the open case on live events while an admin has the panel open. */
export function LiveCases({ email }: { readonly email: string }) {
  const queries = useQueryClient();
  useLiveStream(email, {
    token: 'administrator',
    // An open case is polled for changes only: each read is recorded as a view, so it is refetched only if it changed.
    onNews: () => void queries.invalidateQueries(answersOf(vettingApi.claim)),
  });
  return null;
}
