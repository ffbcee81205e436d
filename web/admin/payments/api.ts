import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { adminPaymentsApi as api, type PaymentStory } from '#contract/payments/admin-payments.ts';
import type { NotificationState, PaymentStatus, RefundStatus, SubscriptionStatus } from '#contract/payments/options.ts';
import { ApiError, call } from '#web/lib/api-client.ts';
import { onceOpened, queryOf, writing } from '#web/lib/endpoint-queries.ts';

interface Searched<Status> {
  readonly search: string;
  readonly status: Status | undefined;
}

const aList = { placeholderData: keepPreviousData } as const;

export const paymentsQuery = ({ search, status }: Searched<PaymentStatus>, cursor: string | undefined) =>
  queryOptions({ ...queryOf(api.list, { query: { q: search || undefined, status, cursor } }), ...aList });

export const subscriptionsQuery = ({ search, status }: Searched<SubscriptionStatus>, cursor: string | undefined) =>
  queryOptions({ ...queryOf(api.subscriptions, { query: { q: search || undefined, status, cursor } }), ...aList });

export const notificationsQuery = (state: NotificationState | undefined, cursor: string | undefined) =>
  queryOptions({ ...queryOf(api.notifications, { query: { state, cursor } }), ...aList });

export const refundsQuery = (status: RefundStatus | undefined, cursor: string | undefined) =>
  queryOptions({ ...queryOf(api.refunds, { query: { status, cursor } }), ...aList });

export const differencesQuery = (cursor: string | undefined) =>
  queryOptions({ ...queryOf(api.differences, { query: { cursor } }), ...aList });

export const storyQuery = (merchantPaymentId: string) =>
  queryOptions({ ...queryOf(api.story, { params: { merchantPaymentId } }), ...onceOpened });

/** Actions on a payment; each returns its history in its new state. */
type StoryAct =
  | { readonly act: 'askRefund'; readonly reason: string; readonly amountCents?: number }
  | { readonly act: 'recordChargeback'; readonly reason: string }
  | { readonly act: 'approve'; readonly refundId: string }
  | { readonly act: 'reject'; readonly refundId: string; readonly reason: string }
  | { readonly act: 'recordEft'; readonly refundId: string; readonly reference: string };

function take(merchantPaymentId: string, given: StoryAct): Promise<PaymentStory> {
  switch (given.act) {
    case 'askRefund':
      return call(api.askRefund, {
        params: { merchantPaymentId },
        body: { reason: given.reason, amountCents: given.amountCents },
      });
    case 'recordChargeback':
      return call(api.recordChargeback, { params: { merchantPaymentId }, body: { reason: given.reason } });
    case 'approve':
      return call(api.approveRefund, { params: { refundId: given.refundId } });
    case 'reject':
      return call(api.rejectRefund, { params: { refundId: given.refundId }, body: { reason: given.reason } });
    case 'recordEft':
      return call(api.recordEft, { params: { refundId: given.refundId }, body: { reference: given.reference } });
  }
}

export function useStoryActs(merchantPaymentId: string) {
  const queries = useQueryClient();
  const { queryKey } = storyQuery(merchantPaymentId);
  return useMutation({
    mutationFn: (given: StoryAct) => take(merchantPaymentId, given),
    meta: { ...writing(api.approveRefund), readsBehind: true },
    onSuccess: (story) => queries.setQueryData(queryKey, story),
    // Another admin was faster: refetch, so that the page shows it.
    onError: (error) =>
      error instanceof ApiError && error.status === 409 ? queries.invalidateQueries({ queryKey }) : undefined,
  });
}
