import { useMutation } from '@tanstack/react-query';
import type { CallInput } from '#contract/endpoint.ts';
import { engagementsApi } from '#contract/engagements/engagements.ts';
import { mutationOf } from '#web/lib/endpoint-queries.ts';

type RepMove = CallInput<typeof engagementsApi.moveAsRep>['body']['move'];

/** A rep's action on a gig. Throws an ApiError. */
export function useWorkMove(engagementId: string) {
  const { mutateAsync, isPending } = useMutation(mutationOf(engagementsApi.moveAsRep));
  return {
    busy: isPending,
    say: (move: RepMove, note: string | null = null) => mutateAsync({ params: { engagementId }, body: { move, note } }),
  };
}
