import { QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import { applicationsApi } from '#contract/applications/applications.ts';
import { trialApi } from '#contract/payments/trial.ts';
import { ApiError, unreachable } from './api-client.ts';
import { mutationOf, queryOf } from './endpoint-queries.ts';
import { createQueryClient } from './query-client.ts';

const stops: (() => void)[] = [];

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** A tab that shows a portal, and fetched the status of the trial when it was opened. */
function openPortal() {
  const { client } = createQueryClient();
  let looked = 0;
  const trial = { ...queryOf(trialApi.status, { query: { side: 'rep' } }), queryFn: async () => ++looked };
  stops.push(
    new QueryObserver(client, trial as never).subscribe(() => {}),
    () => client.clear(),
  );
  return { client, looked: () => looked };
}

const refused = (status: number) => async () => {
  throw Object.assign(new Error('Refused'), { status });
};

test('the first call that the trial gate refuses refetches the status of the trial', async () => {
  const { client, looked } = openPortal();
  await expect.poll(looked).toBe(1);
  const { queryKey } = queryOf(applicationsApi.trackerCounts, {});
  await client.fetchQuery({ queryKey, queryFn: refused(402) } as never).catch(() => {});
  await expect.poll(looked).toBe(2);
  const act = { ...mutationOf(applicationsApi.apply), mutationFn: refused(402) };
  await client
    .getMutationCache()
    .build(client, act as never)
    .execute(undefined as never)
    .catch(() => {});
  await expect.poll(looked).toBe(3);
});

test('no other refusal does', async () => {
  const { client, looked } = openPortal();
  await expect.poll(looked).toBe(1);
  const { queryKey } = queryOf(applicationsApi.trackerCounts, {});
  await client.fetchQuery({ queryKey, queryFn: refused(403) } as never).catch(() => {});
  await client.fetchQuery({ queryKey: ['after it'], queryFn: async () => true });
  expect(client.getQueryState(queryOf(trialApi.status, { query: { side: 'rep' } }).queryKey)?.isInvalidated).toBe(
    false,
  );
  expect(looked()).toBe(1);
});

test('while there is no answer a screen that shows a failed read repeats it by itself', () => {
  const { client } = createQueryClient();
  const { refetchInterval } = client.getDefaultOptions().queries ?? {};
  const after = (error: ApiError) => (refetchInterval as (query: object) => number | false)({ state: { error } });
  const failed = (status: number) =>
    new ApiError({ title: 'Away', detail: 'Away', code: 'service.unavailable', status });
  expect(after(failed(503))).toBeGreaterThanOrEqual(5000);
  expect(after(unreachable)).toBeGreaterThanOrEqual(5000);
  expect([after(failed(500)), after(failed(404))]).toEqual([false, false]);
});
