import { standbyApi } from '#contract/trust/standby.ts';
import { queryOf } from '#web/lib/endpoint-queries.ts';

export const standbyOffersQuery = queryOf(standbyApi.offers, {});

/** @param arrivesAt which the terms for the rest of a day depend on */
export const standbyOfferQuery = (offerId: string, arrivesAt?: string) =>
  queryOf(standbyApi.offer, { params: { offerId }, query: { arrivesAt } });

export const standbyOfJobQuery = (jobId: string) => queryOf(standbyApi.ofJob, { params: { jobId } });

export const standbyOfGigQuery = (engagementId: string) => queryOf(standbyApi.ofGig, { params: { engagementId } });
