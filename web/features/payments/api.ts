import { queryOptions } from '@tanstack/react-query';
import { billingApi } from '#contract/payments/billing.ts';
import { chargesApi } from '#contract/payments/charges.ts';
import type { PaymentStatus } from '#contract/payments/options.ts';
import { paymentsApi } from '#contract/payments/payments.ts';
import { trialApi } from '#contract/payments/trial.ts';
import type { TrialStatus } from '#contract/payments/trial-status.ts';
import type { PayingSide } from '#contract/pricing.ts';
import { queryOf } from '#web/lib/endpoint-queries.ts';

/** A trial may outlast the maximum of a browser's timer, so its status is refetched at least hourly. */
const hourMs = 3_600_000;

/** Refetched when the trial ends by the clock: a page left open follows it too. */
export const trialQuery = (side: PayingSide) =>
  queryOptions({
    ...queryOf(trialApi.status, { query: { side } }),
    refetchInterval: ({ state: { data } }) => untilTrialEnds(data),
  });

function untilTrialEnds(trial: TrialStatus | undefined): number | false {
  if (!trial || trial.trial_expired || trial.subscription_active) return false;
  return Math.min(Math.max(Date.parse(trial.trial_end_date) - Date.now(), 0) + 1000, hourMs);
}

export const chargesQuery = queryOf(chargesApi.today, {});

export const billingQuery = (side: PayingSide) =>
  queryOptions({
    ...queryOf(billingApi.show, { query: { side } }),
    refetchInterval: ({ state: { data } }) => untilTrialEnds(data?.trial),
  });

export const detailsQuery = queryOf(billingApi.details, {});

export const paymentsQuery = (cursor: string | undefined) => queryOf(paymentsApi.list, { query: { cursor } });

/** If the live stream is blocked, as behind some proxies. */
const askAgainMs = 15_000;

/** The provider may still change it: an abandoned payment can still complete. */
const unsettled: readonly PaymentStatus[] = ['PENDING', 'ABANDONED'];

export const paymentQuery = (merchantPaymentId: string) =>
  queryOptions({
    ...queryOf(paymentsApi.show, { params: { merchantPaymentId } }),
    refetchInterval: ({ state: { data } }) => (data && unsettled.includes(data.paymentStatus) ? askAgainMs : false),
  });
