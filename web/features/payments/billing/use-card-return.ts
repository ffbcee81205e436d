import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { billingApi } from '#contract/payments/billing.ts';
import type { PayingSide } from '#contract/pricing.ts';
import { mutationOf } from '#web/lib/endpoint-queries.ts';
import { failureToast } from '#web/lib/failure-toast.ts';
import { toast } from '#web/lib/toast.ts';

/** After the provider's page for a new card, the return URL names the side: `card=rep`. */
export function useCardReturn(sides: readonly PayingSide[]): void {
  const [search, setSearch] = useSearchParams();
  const side = sides.find((one) => one === search.get('card'));
  const notified = useRef(false);
  const { mutate } = useMutation({
    ...mutationOf(billingApi.cardChanged),
    onSuccess: () =>
      toast({ title: 'Thank you', description: 'If you entered another card, we’ll charge that one next time.' }),
    onError: (error) => failureToast('We couldn’t check your card', error),
  });
  useEffect(() => {
    if (side === undefined || notified.current) return;
    notified.current = true;
    mutate({ body: { side } });
    setSearch(
      (before) => {
        before.delete('card');
        return before;
      },
      { replace: true },
    );
  }, [side, mutate, setSearch]);
}
