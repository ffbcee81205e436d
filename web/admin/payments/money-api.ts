import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { settledApi } from '#contract/engagements/settled.ts';
import { correctionsApi } from '#contract/ledger/corrections.ts';
import { providerMoneyApi } from '#contract/payments/provider-money.ts';
import { queryOf } from '#web/lib/endpoint-queries.ts';

const aList = { placeholderData: keepPreviousData } as const;

export const moneyQuery = queryOptions(queryOf(settledApi.money, {}));

export const linesQuery = (cursor: string | undefined) =>
  queryOptions({ ...queryOf(providerMoneyApi.lines, { query: { cursor } }), ...aList });

/** The first page includes the latest payouts. */
export const payoutsQuery = queryOptions(queryOf(providerMoneyApi.payouts, { query: {} }));

export const holdsQuery = (cursor: string | undefined) =>
  queryOptions({ ...queryOf(settledApi.holds, { query: { cursor } }), ...aList });

export const correctionsQuery = (cursor: string | undefined) =>
  queryOptions({ ...queryOf(correctionsApi.list, { query: { cursor } }), ...aList });
