import { describe, expect, test } from 'vitest';
import { transactionsOn } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { balances, finishEngagement, fund, newEngagement, troubleInBooks } from '#test/support/ledger.ts';
import { openTestDatabase } from '#test/support/open-database.ts';
import { refundEngagement } from './commands/refund-engagement.ts';
import { releaseToRep } from './commands/release-to-rep.ts';

const database = await openTestDatabase();
const nothing = async () => {};
const transaction = transactionsOn(database.pool, nothing, nothing);

const release = (
  engagementId: string,
  amountCents: bigint,
  key = `${engagementId} released`,
  commissionCents = amountCents / 10n,
) =>
  transaction((tx) =>
    releaseToRep(tx, {
      engagementId,
      amountCents,
      key,
      commissionCents,
    }),
  );
const refund = (engagementId: string, amountCents: bigint, key = `${engagementId} refunded`) =>
  transaction((tx) => refundEngagement(tx, { engagementId, amountCents, key }));

async function refusalOf(call: () => Promise<unknown>): Promise<string> {
  const error = await call().then(
    () => null,
    (reason: unknown) => reason,
  );
  if (error instanceof Refusal) return error.code;
  throw error ?? new Error('Nothing was refused');
}

const totals = async ({ repId, businessId }: { repId: string; businessId: string }) => {
  const [rep] = (await database.pool.query('select * from rep_wallets where rep_id = $1', [repId])).rows;
  const [business] = (await database.pool.query('select * from business_spending where business_id = $1', [businessId]))
    .rows;
  return {
    earned: Number(rep?.total_earnings_cents ?? 0),
    completed: rep?.engagements_completed ?? 0,
    spent: Number(business?.total_spent_cents ?? 0),
  };
};

describe('the money of an engagement', () => {
  test('is held once it is paid in, and isn’t earned yet', async () => {
    const engagement = newEngagement();
    const transfer = await fund(transaction, engagement, 120_050n);
    expect(transfer).toMatchObject({
      kind: 'engagement_funded',
      engagementId: engagement.engagementId,
      amountCents: 120_050n,
    });
    expect(await balances(database.pool, engagement)).toEqual({ engagement_held: 120_050n });
    expect(await totals(engagement)).toEqual({ earned: 0, completed: 0, spent: 0 });
  });

  test('goes to the rep less the commission, and counts as spent, earned and completed', async () => {
    const engagement = await finishEngagement(transaction, {}, 120_055n);
    expect(await balances(database.pool, engagement)).toEqual({ engagement_held: 0n, rep_wallet: 108_049n });
    expect(await totals(engagement)).toEqual({ earned: 108_049, completed: 1, spent: 120_055 });
  });

  test('is refunded if the work wasn’t done, and never counts', async () => {
    const engagement = newEngagement();
    await fund(transaction, engagement, 50_000n);
    await refund(engagement.engagementId, 50_000n);
    expect(await balances(database.pool, engagement)).toEqual({ engagement_held: 0n });
    expect(await totals(engagement)).toEqual({ earned: 0, completed: 0, spent: 0 });
  });

  test('can be split: the released part counts as spent and earned, and the engagement isn’t completed', async () => {
    for (const refundFirst of [true, false]) {
      const engagement = newEngagement();
      await fund(transaction, engagement, 100_000n);
      if (refundFirst) await refund(engagement.engagementId, 40_000n);
      await release(engagement.engagementId, 60_000n, `${engagement.engagementId} a part`);
      if (!refundFirst) await refund(engagement.engagementId, 40_000n);
      expect(await totals(engagement)).toEqual({ earned: 54_000, completed: 0, spent: 60_000 });
    }
  });

  test('counts as completed although what sales didn’t earn of it is refunded, also where the last part earned nothing', async () => {
    const unsold = (engagementId: string, amountCents: bigint, completes: boolean) =>
      transaction((tx) =>
        refundEngagement(tx, {
          engagementId,
          amountCents,
          completes,
          unsold: true,
          key: `${engagementId} ${amountCents}`,
        }),
      );
    const [one, two, none, absent] = [newEngagement(), newEngagement(), newEngagement(), newEngagement()];
    for (const engagement of [one, two, none, absent]) await fund(transaction, engagement, 100_000n);
    await unsold(one.engagementId, 40_000n, true);
    expect(await totals(one)).toEqual({ earned: 0, completed: 0, spent: 0 });
    await release(one.engagementId, 60_000n);
    expect(await totals(one)).toEqual({ earned: 54_000, completed: 1, spent: 60_000 });

    await transaction((tx) =>
      releaseToRep(tx, {
        ...{ engagementId: two.engagementId, amountCents: 60_000n, commissionCents: 6_000n },
        ...{ completes: false, key: `${two.engagementId} first` },
      }),
    );
    expect(await totals(two)).toEqual({ earned: 54_000, completed: 0, spent: 60_000 });
    await unsold(two.engagementId, 40_000n, true);
    expect(await totals(two)).toEqual({ earned: 54_000, completed: 1, spent: 60_000 });

    await unsold(none.engagementId, 100_000n, true);
    expect(await totals(none)).toEqual({ earned: 0, completed: 1, spent: 0 });

    await refund(absent.engagementId, 50_000n);
    await unsold(absent.engagementId, 50_000n, true);
    expect(await totals(absent)).toEqual({ earned: 0, completed: 0, spent: 0 });
    expect(await troubleInBooks(database.pool)).toEqual([]);
  });

  test('released in two parts is one completed engagement', async () => {
    const engagement = newEngagement();
    await fund(transaction, engagement, 100_000n);
    await release(engagement.engagementId, 30_000n, `${engagement.engagementId} first`);
    expect(await totals(engagement)).toEqual({ earned: 27_000, completed: 0, spent: 30_000 });
    await release(engagement.engagementId, 70_000n, `${engagement.engagementId} rest`);
    expect(await totals(engagement)).toEqual({ earned: 90_000, completed: 1, spent: 100_000 });
  });

  test('is split at the operator’s rate, from none of it to all of it', async () => {
    const [none, all] = [newEngagement(), newEngagement()];
    for (const engagement of [none, all]) await fund(transaction, engagement, 999n);
    await release(none.engagementId, 999n, `${none.engagementId} released`, 0n);
    await release(all.engagementId, 999n, `${all.engagementId} released`, 999n);
    expect(await totals(none)).toEqual({ earned: 999, completed: 1, spent: 999 });
    expect(await totals(all)).toEqual({ earned: 0, completed: 1, spent: 999 });
  });
});

describe('refused', () => {
  test('more than is held, and any transfer of an unfunded engagement', async () => {
    const engagement = newEngagement();
    expect(await refusalOf(() => release(engagement.engagementId, 1n))).toBe('ledger.not_held');
    expect(await refusalOf(() => refund(engagement.engagementId, 1n))).toBe('ledger.not_held');
    await fund(transaction, engagement, 1_000n);
    expect(await refusalOf(() => release(engagement.engagementId, 1_001n))).toBe('ledger.not_held');
    expect(await refusalOf(() => refund(engagement.engagementId, 1_001n))).toBe('ledger.not_held');
    await release(engagement.engagementId, 1_000n);
    expect(await refusalOf(() => release(engagement.engagementId, 1n, 'another'))).toBe('ledger.not_held');
    expect(await refusalOf(() => refund(engagement.engagementId, 1n))).toBe('ledger.not_held');
  });

  test('funding an engagement twice, or another user’s', async () => {
    const engagement = newEngagement();
    await fund(transaction, engagement, 1_000n);
    expect(await refusalOf(() => fund(transaction, engagement, 1_000n, 'again'))).toBe('ledger.already_funded');
    const other = newEngagement({ engagementId: engagement.engagementId });
    expect(await refusalOf(() => fund(transaction, other, 1_000n, 'theirs'))).toBe('ledger.already_funded');
  });

  test.each([0n, -1n, 100_000_000_001n, 2n ** 70n])('%d cents', async (cents) => {
    const engagement = newEngagement();
    for (const call of [
      () => fund(transaction, engagement, cents),
      () => release(engagement.engagementId, cents),
      () => refund(engagement.engagementId, cents),
    ])
      expect(await refusalOf(call)).toBe('ledger.amount_invalid');
  });
});

describe('the same key', () => {
  test('returns the first transfer, and books nothing', async () => {
    const engagement = newEngagement();
    const funded = await fund(transaction, engagement, 1_000n);
    expect(await fund(transaction, engagement, 1_000n)).toEqual(funded);
    const released = await release(engagement.engagementId, 600n);
    // Also at another rate: the booked transfer stays.
    expect(await release(engagement.engagementId, 600n, undefined, 120n)).toEqual(released);
    const refunded = await refund(engagement.engagementId, 400n);
    expect(await refund(engagement.engagementId, 400n)).toEqual(refunded);
    expect(await balances(database.pool, engagement)).toEqual({ engagement_held: 0n, rep_wallet: 540n });
  });

  test('with another amount, engagement, user or kind is refused', async () => {
    const [engagement, other] = [newEngagement(), newEngagement()];
    await fund(transaction, engagement, 1_000n, 'one key');
    const calls = [
      () => fund(transaction, engagement, 999n, 'one key'),
      () => fund(transaction, other, 1_000n, 'one key'),
      () => fund(transaction, newEngagement({ engagementId: engagement.engagementId }), 1_000n, 'one key'),
      () => release(engagement.engagementId, 1_000n, 'one key'),
      () => refund(engagement.engagementId, 1_000n, 'one key'),
    ];
    for (const call of calls) expect(await refusalOf(call)).toBe('ledger.key_reused');
    expect(await balances(database.pool, engagement)).toEqual({ engagement_held: 1_000n });
    expect(await balances(database.pool, other)).toEqual({});
  });
});

test('balances and totals are the sums of the entries, after any transfers in any order', async () => {
  const businesses = Array.from({ length: 3 }, () => newEngagement().businessId);
  const reps = Array.from({ length: 4 }, () => newEngagement().repId);
  const engagements = Array.from({ length: 25 }, (_, turn) =>
    newEngagement({ businessId: businesses[turn % 3] ?? '', repId: reps[turn % 4] ?? '' }),
  );
  const upTo = (most: number) => Math.ceil(Math.random() * most);
  for (const engagement of engagements) await fund(transaction, engagement, BigInt(upTo(200_000)));
  const tries = Array.from({ length: 150 }, async (_, turn) => {
    const engagement = engagements[upTo(engagements.length) - 1] ?? newEngagement();
    const { engagement_held: held = 0n } = await balances(database.pool, engagement);
    // Often all that is left, and sometimes more than that.
    const cents = upTo(3) > 1 ? held : (held * BigInt(upTo(120))) / 100n;
    await (upTo(3) > 1 ? release : refund)(engagement.engagementId, cents, `random ${turn}`);
  });
  const failed = (await Promise.allSettled(tries)).flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  expect(failed.filter((reason) => !(reason instanceof Refusal))).toEqual([]);
  expect(await troubleInBooks(database.pool)).toEqual([]);
  const { rows } = await database.pool.query('select sum(amount_cents)::int as sum from ledger_entries');
  expect(rows).toEqual([{ sum: 0 }]);
});
