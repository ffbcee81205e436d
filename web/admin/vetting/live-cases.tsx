import { useQueryClient } from '@tanstack/react-query';
import { vettingApi } from '#contract/vetting/review-api.ts';
import { useLiveStream } from '#web/features/session/use-live-stream.ts';
import { answersOf } from '#web/lib/endpoint-queries.ts';

/** Refetches the queue and the open case on live events while an admin has the panel open. */
export function LiveCases({ email }: { readonly email: string }) {
  const queries = useQueryClient();
  useLiveStream(email, {
    token: 'administrator',
    // Who has a case asks whether it changed: that it is looked at again is recorded, so it is read only if it did.
    onNews: () => void queries.invalidateQueries(answersOf(vettingApi.claim)),
  });
  return null;
}
