import { useMutation } from '@tanstack/react-query';
import type { CallInput } from '#contract/endpoint.ts';
import { engagementsApi } from '#contract/engagements/engagements.ts';
import { mutationOf } from '#web/lib/endpoint-queries.ts';

type RepBody = CallInput<typeof engagementsApi.moveAsRep>['body'];

/** A rep's action on a gig. Throws an ApiError. */
export function useWorkMove(engagementId: string) {
  const { mutateAsync, isPending } = useMutation(mutationOf(engagementsApi.moveAsRep));
  return {
    busy: isPending,
    say: (
      move: RepBody['move'],
      note: string | null = null,
      opening: Pick<RepBody, 'proposedCents' | 'fileIds'> = {},
    ) => mutateAsync({ params: { engagementId }, body: { move, note, ...opening } }),
  };
}
