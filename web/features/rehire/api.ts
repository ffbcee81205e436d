import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { CallInput } from '#contract/endpoint.ts';
import { type RehirePlan, rehireApi } from '#contract/trust/rehire.ts';
import { repPictureApi } from '#contract/trust/rep-picture.ts';
import { call } from '#web/lib/api-client.ts';
import { queryOf } from '#web/lib/endpoint-queries.ts';

/** @param asked the hours and the first day that are asked about; by default those of the gig, from tomorrow on */
export const repPictureQuery = (engagementId: string, asked: CallInput<typeof repPictureApi.show>['query']) =>
  queryOf(repPictureApi.show, { params: { engagementId }, query: asked });

export const rehireOffersQuery = queryOf(rehireApi.offers, {});

export const rehiresQuery = queryOf(rehireApi.list, {});

/** Whether the reps of a plan can be invited. Null: there is nothing to check yet. */
export const rehireCheckQuery = (plan: RehirePlan | null) =>
  queryOptions({
    queryKey: ['rehire check', plan],
    queryFn: () => (plan ? call(rehireApi.check, { body: plan }) : { reps: [] }),
    enabled: plan !== null,
    placeholderData: keepPreviousData,
    retry: false,
  });
