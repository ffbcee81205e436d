import { useMutation } from '@tanstack/react-query';
import { giftsApi } from '#contract/courses/gifts.ts';
import { coursePurchasesApi } from '#contract/courses/purchases.ts';
import { mutationOf, writing } from '#web/lib/endpoint-queries.ts';
import { usePaymentTab } from '#web/lib/use-payment-tab.ts';

export type Buying = ReturnType<typeof usePaymentTab> & { readonly busy: boolean };

// The tab only waits for the form.
const behind = { readsBehind: true };

/** Begins to pay for a course, in a tab of the provider. */
export function useBuying(courseId: string): Buying {
  const { checkout } = coursePurchasesApi;
  const { mutateAsync, isPending } = useMutation({
    ...mutationOf(checkout),
    meta: { ...writing(checkout), ...behind },
  });
  const tab = usePaymentTab({
    refused: 'We couldn’t start the payment',
    begin: (idempotencyKey) => mutateAsync({ params: { courseId }, idempotencyKey }),
  });
  return { ...tab, busy: isPending };
}

/** The same for several. */
export function useBuyingSeveral(courseIds: readonly string[]): Buying {
  const { order } = coursePurchasesApi;
  const { mutateAsync, isPending } = useMutation({ ...mutationOf(order), meta: { ...writing(order), ...behind } });
  const tab = usePaymentTab({
    refused: 'We couldn’t start the payment',
    begin: (idempotencyKey) => mutateAsync({ body: { courseIds: [...courseIds] }, idempotencyKey }),
  });
  return { ...tab, busy: isPending };
}

interface Gift {
  readonly courseId: string;
  readonly repId: string;
}

/** The same for others. */
export function useGiving(gifts: readonly Gift[]): Buying {
  const { checkout } = giftsApi;
  const { mutateAsync, isPending } = useMutation({
    ...mutationOf(checkout),
    meta: { ...writing(checkout), ...behind },
  });
  const tab = usePaymentTab({
    refused: 'We couldn’t start the payment',
    begin: (idempotencyKey) => mutateAsync({ body: { gifts: [...gifts] }, idempotencyKey }),
  });
  return { ...tab, busy: isPending };
}
