import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { applicationsApi } from '#contract/applications/applications.ts';
import type { engagementsApi } from '#contract/engagements/engagements.ts';
import { partOf, useQuietPart } from '#web/ui/lazy-part.tsx';
import { suggestPush, useSuggestion } from './push-suggestion.ts';

const offer = partOf(() => import('./push-offer-card.tsx'));

/** A hire, for either side. */
const hires: readonly string[] = [
  '/api/business/applications/:applicationId/acceptance',
  '/api/rep/engagements/:engagementId/agree',
] satisfies (typeof applicationsApi.accept.path | typeof engagementsApi.agree.path)[];

/**
 * Offers notifications after a first message or a hire, in a card above the content of a portal. On an iPhone it explains
 * how to install the app first.
 */
export function PushOffer() {
  const occasion = useSuggestion();
  const queries = useQueryClient();
  useEffect(
    () =>
      queries.getMutationCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'success') return;
        const { writes } = event.mutation.meta ?? {};
        if (writes && hires.includes(writes.path)) suggestPush('hire');
      }),
    [queries],
  );
  const Offer = useQuietPart(offer, occasion !== null);
  return occasion !== null && Offer ? <Offer occasion={occasion} /> : null;
}
