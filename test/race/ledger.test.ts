import { afterAll, beforeAll, expect, test } from 'vitest';
import { dashboardsApi } from '#contract/dashboards.ts';
import { refundGig } from '#server/features/ledger/commands/refund-gig.ts';
import { releaseToRep } from '#server/features/ledger/commands/release-to-rep.ts';
import type { RunTransaction } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { startTestApp, type TestApp } from '#test/support/app.ts';
import { balances, finishGig, fund, newGig, troubleInBooks } from '#test/support/ledger.ts';
import { signUpBusiness, signUpRep } from '#test/support/people.ts';

let first: TestApp;
let second: TestApp;

// Two app processes on one database, as behind a load balancer.
beforeAll(async () => {
  first = await startTestApp({ work: false });
  second = await startTestApp({ database: first.database, env: { SECRET_KEY: first.services.secretKey }, work: false });
});
afterAll(async () => {
  await second.close();
  await first.close();
});

/** How often work was begun: more often than asked for means that PostgreSQL had to resolve a deadlock. */
let begun = 0;

/** Through one server, then the other. */
const through =
  (turn: number): RunTransaction =>
  (work) =>
    (turn % 2 === 0 ? first : second).services.transaction((tx) => {
      begun++;
      return work(tx);
    });

const release = (turn: number, gigId: string, amountCents: bigint, key: string) =>
  through(turn)((tx) => releaseToRep(tx, { gigId, amountCents, key }));
const refund = (turn: number, gigId: string, amountCents: bigint, key: string) =>
  through(turn)((tx) => refundGig(tx, { gigId, amountCents, key }));

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

test('of a hundred releases of a gig at once, one counts', async () => {
  const [business, rep] = await Promise.all([signUpBusiness(first), signUpRep(first)]);
  const { rows } = await first.database.pool.query(
    'select b.id as "businessId", r.id as "repId" from business_profiles b, rep_profiles r where b.user_id = $1 and r.user_id = $2',
    [business.userId, rep.userId],
  );
  // Opens the wallet: else the first release would hold up the others by that alone.
  await finishGig(through(0), rows[0], 10n);
  const gig = newGig(rows[0]);
  await fund(through(0), gig, 120_000n);
  const calls = Array.from({ length: 100 }, (_, turn) => release(turn, gig.gigId, 120_000n, `${gig.gigId} ${turn}`));
  const { done, refused } = await outcomes(calls);
  expect(done).toHaveLength(1);
  expect(refused).toEqual(new Set(['ledger.not_held']));
  expect(await business.call(dashboardsApi.business, {})).toMatchObject({ totalSpentCents: 120_010 });
  expect(await rep.call(dashboardsApi.rep, {})).toMatchObject({ totalEarningsCents: 108_009, completedGigs: 2 });
}, 60_000);

test('the same key from two servers, fifty times each, books once and answers all alike', async () => {
  const gig = newGig();
  await finishGig(through(0), { repId: gig.repId }, 1n);
  const fifty = Array.from({ length: 50 }, (_, turn) => turn);
  const funded = await outcomes([...fifty, ...fifty].map((_, turn) => fund(through(turn), gig, 5_000n)));
  expect(funded.refused).toEqual(new Set());
  expect(new Set(funded.done.map(({ id }) => id)).size).toBe(1);
  const released = await outcomes([...fifty, ...fifty].map((_, turn) => release(turn, gig.gigId, 3_000n, gig.gigId)));
  expect(released.refused).toEqual(new Set());
  expect(new Set(released.done.map(({ id }) => id)).size).toBe(1);
  expect(await balances(first.database.pool, gig)).toEqual({ gig_held: 2_000n, rep_wallet: 2_701n });
});

test('one key for several gigs at once is used by one of them', async () => {
  const gigs = Array.from({ length: 20 }, () => newGig());
  const { done, refused } = await outcomes(gigs.map((gig, turn) => fund(through(turn), gig, 1_000n, 'shared key')));
  expect(done).toHaveLength(1);
  expect(refused).toEqual(new Set(['ledger.key_reused']));
});

test('funding, releasing and refunding at once never overdraw, deadlock or lose a cent', async () => {
  begun = 0;
  const [businessId, other] = [newGig().businessId, newGig().businessId];
  const reps = [newGig().repId, newGig().repId];
  const gigs = Array.from({ length: 24 }, (_, turn) =>
    newGig({ businessId: turn % 3 === 0 ? other : businessId, repId: reps[turn % 2] ?? '' }),
  );
  const calls = gigs.flatMap((gig, turn) => {
    const { gigId } = gig;
    return [
      fund(through(turn), gig, 1_000n),
      ...[1, 2, 3].map((part) => release(turn + part, gigId, 400n, `${gigId} release ${part}`)),
      ...[1, 2, 3].map((part) => refund(turn + part, gigId, 300n, `${gigId} refund ${part}`)),
    ];
  });
  const { refused } = await outcomes(calls.toSorted(() => Math.random() - 0.5));
  // Then what is left, from both ends.
  const left = await outcomes(
    gigs.flatMap(({ gigId }, turn) => [
      release(turn, gigId, 100n, `${gigId} release left`),
      refund(turn + 1, gigId, 100n, `${gigId} refund left`),
    ]),
  );
  expect(new Set([...refused, ...left.refused])).toEqual(new Set(['ledger.not_held']));
  const funded = await Promise.all(gigs.map((gig) => fund(through(0), gig, 1_000n)));
  expect(new Set(funded.map(({ id }) => id)).size).toBe(gigs.length);
  expect(await troubleInBooks(first.database.pool)).toEqual([]);
  expect(begun).toBe(24 * (7 + 2 + 1));
}, 60_000);
