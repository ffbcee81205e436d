import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { adminPayoutsApi, type PayoutList } from '#contract/payouts/admin-payouts.ts';
import { bankStatementsApi, type StatementStory } from '#contract/payouts/bank-statements.ts';
import { batchesApi } from '#contract/payouts/batches.ts';
import { errorOf, unreachable } from '#web/lib/api-client.ts';
import { queryOf } from '#web/lib/endpoint-queries.ts';

const aList = { placeholderData: keepPreviousData } as const;

export const figuresQuery = queryOf(adminPayoutsApi.figures, {});

export const payoutsQuery = (list: PayoutList | undefined, cursor: string | undefined) =>
  queryOptions({ ...queryOf(adminPayoutsApi.list, { query: { list, cursor } }), ...aList });

export const holdsQuery = (cursor: string | undefined) =>
  queryOptions({ ...queryOf(adminPayoutsApi.holds, { query: { cursor } }), ...aList });

export const batchesQuery = (cursor: string | undefined) =>
  queryOptions({ ...queryOf(batchesApi.list, { query: { cursor } }), ...aList });

export const batchQuery = (batchId: string) => queryOf(batchesApi.show, { params: { batchId } });

export const statementsQuery = (cursor: string | undefined) =>
  queryOptions({ ...queryOf(bankStatementsApi.list, { query: { cursor } }), ...aList });

export const statementQuery = (statementId: string) => queryOf(bankStatementsApi.show, { params: { statementId } });

/** Uploads a statement file unchanged. Throws an ApiError. */
export async function sendStatement(file: File): Promise<StatementStory> {
  const { method, path } = bankStatementsApi.read;
  const answer = await fetch(`${path}?${new URLSearchParams({ fileName: file.name.slice(0, 200) })}`, {
    method,
    headers: { 'content-type': 'application/octet-stream', accept: 'application/json' },
    // Without its own type, so that the header above applies.
    body: new Blob([file]),
  }).catch(() => {
    throw unreachable;
  });
  if (!answer.ok) throw await errorOf(answer, 'We couldn’t import the statement');
  return (await answer.json()) as StatementStory;
}
