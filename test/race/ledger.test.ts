import { expect, test } from 'vitest';
import { dashboardsApi } from '#contract/dashboards/dashboards.ts';
import { refundEngagement } from '#server/features/ledger/commands/refund-engagement.ts';
import { releaseToRep } from '#server/features/ledger/commands/release-to-rep.ts';
import type { RunTransaction } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { balances, finishEngagement, fund, newEngagement, troubleInBooks } from '#test/support/ledger.ts';
import { openTwoTestApps } from '#test/support/open-apps.ts';
import { signUpBusiness, signUpRep } from '#test/support/people.ts';

const [first, second] = await openTwoTestApps({ work: false });

/** How often work was begun: more than requested means that PostgreSQL had to resolve a deadlock. */
let started = 0;

/** Alternating between the servers. */
const through =
  (turn: number): RunTransaction =>
  (work) =>
    (turn % 2 === 0 ? first : second).services.transaction((tx) => {
      started++;
      return work(tx);
    });

const release = (turn: number, engagementId: string, amountCents: bigint, key: string) =>
  through(turn)((tx) => releaseToRep(tx, { engagementId, amountCents, commissionCents: amountCents / 10n, key }));
const refund = (turn: number, engagementId: string, amountCents: bigint, key: string) =>
  through(turn)((tx) => refundEngagement(tx, { engagementId, amountCents, key }));

/** Anything but a refusal, a deadlock above all, fails the test. */
async function outcomes<Result>(calls: Promise<Result>[]): Promise<{ done: Result[]; refused: Set<string> }> {
  const settled = await Promise.allSettled(calls);
  const refused = settled.flatMap((one) => {
    if (one.status === 'fulfilled') return [];
    if (one.reason instanceof Refusal) return [one.reason.code];
    throw one.reason;
  });
  return { done: settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : [])), refused: new Set(refused) };
}

test('of a hundred concurrent releases of an engagement, one counts', async () => {
  const [business, rep] = await Promise.all([signUpBusiness(first), signUpRep(first)]);
  const { rows } = await first.database.pool.query(
    'select b.id as "businessId", r.id as "repId" from business_profiles b, rep_profiles r where b.user_id = $1 and r.user_id = $2',
    [business.userId, rep.userId],
  );
  // Creates the wallet: otherwise the first release would delay the others by that alone.
  await finishEngagement(through(0), rows[0], 10n);
  const engagement = newEngagement(rows[0]);
  await fund(through(0), engagement, 120_000n);
  const calls = Array.from({ length: 100 }, (_, turn) =>
    release(turn, engagement.engagementId, 120_000n, `${engagement.engagementId} ${turn}`),
  );
  const { done, refused } = await outcomes(calls);
  expect(done).toHaveLength(1);
  expect(refused).toEqual(new Set(['ledger.not_held']));
  expect(await business.call(dashboardsApi.business, {})).toMatchObject({ totalSpentCents: 120_010 });
  expect(await rep.call(dashboardsApi.rep, {})).toMatchObject({ totalEarningsCents: 108_009, completedGigs: 2 });
}, 60_000);

test('the same key from two servers, fifty times each, books once and answers all alike', async () => {
  const engagement = newEngagement();
  await finishEngagement(through(0), { repId: engagement.repId }, 1n);
  const fifty = Array.from({ length: 50 }, (_, turn) => turn);
  const funded = await outcomes([...fifty, ...fifty].map((_, turn) => fund(through(turn), engagement, 5_000n)));
  expect(funded.refused).toEqual(new Set());
  expect(new Set(funded.done.map(({ id }) => id)).size).toBe(1);
  const released = await outcomes(
    [...fifty, ...fifty].map((_, turn) => release(turn, engagement.engagementId, 3_000n, engagement.engagementId)),
  );
  expect(released.refused).toEqual(new Set());
  expect(new Set(released.done.map(({ id }) => id)).size).toBe(1);
  expect(await balances(first.database.pool, engagement)).toEqual({ engagement_held: 2_000n, rep_wallet: 2_701n });
});

test('one key for several concurrent engagements is used by one of them', async () => {
  const engagements = Array.from({ length: 20 }, () => newEngagement());
  const { done, refused } = await outcomes(
    engagements.map((engagement, turn) => fund(through(turn), engagement, 1_000n, 'shared key')),
  );
  expect(done).toHaveLength(1);
  expect(refused).toEqual(new Set(['ledger.key_reused']));
});

test('concurrent funding, releasing and refunding never overdraw, deadlock or lose a cent', async () => {
  started = 0;
  const [businessId, other] = [newEngagement().businessId, newEngagement().businessId];
  const reps = [newEngagement().repId, newEngagement().repId];
  const engagements = Array.from({ length: 24 }, (_, turn) =>
    newEngagement({ businessId: turn % 3 === 0 ? other : businessId, repId: reps[turn % 2] ?? '' }),
  );
  const calls = engagements.flatMap((engagement, turn) => {
    const { engagementId } = engagement;
    return [
      fund(through(turn), engagement, 1_000n),
      ...[1, 2, 3].map((part) => release(turn + part, engagementId, 400n, `${engagementId} release ${part}`)),
      ...[1, 2, 3].map((part) => refund(turn + part, engagementId, 300n, `${engagementId} refund ${part}`)),
    ];
  });
  const { refused } = await outcomes(calls.toSorted(() => Math.random() - 0.5));
  // Then the rest, from both ends.
  const left = await outcomes(
    engagements.flatMap(({ engagementId }, turn) => [
      release(turn, engagementId, 100n, `${engagementId} release left`),
      refund(turn + 1, engagementId, 100n, `${engagementId} refund left`),
    ]),
  );
  expect(new Set([...refused, ...left.refused])).toEqual(new Set(['ledger.not_held']));
  const funded = await Promise.all(engagements.map((engagement) => fund(through(0), engagement, 1_000n)));
  expect(new Set(funded.map(({ id }) => id)).size).toBe(engagements.length);
  expect(await troubleInBooks(first.database.pool)).toEqual([]);
  expect(started).toBe(24 * (7 + 2 + 1));
}, 60_000);
