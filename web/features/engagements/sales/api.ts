import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type Sale, salesApi } from '#contract/engagements/sales.ts';
import { salesSystemsApi } from '#contract/engagements/sales-systems.ts';
import { call } from '#web/lib/api-client.ts';
import { pagesOf, queryOf } from '#web/lib/endpoint-queries.ts';

interface SalesListed {
  readonly jobId?: string | undefined;
  readonly engagementId?: string | undefined;
  readonly status?: Sale['status'] | undefined;
}

export const ownSalesQuery = (listed: SalesListed, cursor: string | undefined) =>
  queryOptions({
    ...queryOf(salesApi.list, { query: { ...listed, cursor } }),
    placeholderData: keepPreviousData,
  });

export const salesFiguresQuery = (jobId: string | undefined, from: string, to: string) =>
  queryOptions({ ...queryOf(salesApi.figures, { query: { jobId, from, to } }), placeholderData: keepPreviousData });

export const salesHintsQuery = (jobId: string | undefined) => queryOf(salesApi.hints, { query: { jobId } });

export const salesKeysQuery = queryOf(salesSystemsApi.keys, {});

export const salesHookQuery = queryOf(salesSystemsApi.hook, {});

export const salesOfGigQuery = (engagementId: string) => queryOf(salesApi.ofGig, { params: { engagementId } });

export const salesOfRepQuery = (engagementId: string) => pagesOf(salesApi.ofRep, { params: { engagementId } });

/** The code of a rep with its picture. The first request makes it; the same code comes back each time. */
export const salesCodeQuery = (engagementId: string) =>
  queryOptions({
    queryKey: ['sales code', engagementId],
    queryFn: ({ signal }) => call(salesApi.openCode, { params: { engagementId } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
