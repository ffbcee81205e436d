import { useMutation } from '@tanstack/react-query';
import { coursePurchasesApi } from '#contract/courses/purchases.ts';
import { mutationOf, writing } from '#web/lib/endpoint-queries.ts';
import { usePaymentTab } from '#web/lib/use-payment-tab.ts';

/** Begins to pay for a course, in a tab of the provider. */
export function useBuying(courseId: string) {
  // The tab waits for the form alone.
  const { mutateAsync, isPending } = useMutation({
    ...mutationOf(coursePurchasesApi.checkout),
    meta: { ...writing(coursePurchasesApi.checkout), readsBehind: true },
  });
  const tab = usePaymentTab({
    refused: 'The course was not bought',
    begin: (idempotencyKey) => mutateAsync({ params: { courseId }, idempotencyKey }),
  });
  return { ...tab, busy: isPending };
}
