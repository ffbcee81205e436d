import { standbyApi } from '#contract/trust/standby.ts';
import { queryOf } from '#web/lib/endpoint-queries.ts';

export const standbyOffersQuery = queryOf(standbyApi.offers, {});

export const standbyOfferQuery = (offerId: string) => queryOf(standbyApi.offer, { params: { offerId } });

export const standbyOfJobQuery = (jobId: string) => queryOf(standbyApi.ofJob, { params: { jobId } });

export const standbyOfGigQuery = (engagementId: string) => queryOf(standbyApi.ofGig, { params: { engagementId } });
