import { expect, test } from 'vitest';
import { bankAccountsApi } from '#contract/payouts/bank-accounts.ts';
import { payoutsApi } from '#contract/payouts/payouts.ts';
import { releaseToRep } from '#server/features/ledger/commands/release-to-rep.ts';
import { callerOf, RefusedCall } from '#test/support/api.ts';
import { fund, newEngagement, troubleInBooks } from '#test/support/ledger.ts';
import { openTwoTestApps } from '#test/support/open-apps.ts';
import type { Person } from '#test/support/people.ts';
import { askAccount, askPayout, repIdOf, tokenFor, walletOf, withMoney } from '#test/support/wallets.ts';

const apps = await openTwoTestApps({ work: false });
const [app, other] = apps;

/** The same person, calling the other server. */
const elsewhere = (rep: Person): Person => ({ ...rep, call: callerOf(other.url, rep.accessToken) });

async function outcomes(calls: readonly Promise<unknown>[]): Promise<string[]> {
  const settled = await Promise.allSettled(calls);
  return settled
    .map((result) => {
      if (result.status === 'fulfilled') return 'done';
      if (result.reason instanceof RefusedCall) return result.reason.problem.code;
      throw result.reason;
    })
    .toSorted();
}

test('of ten payouts at once, from two servers, one is asked for', async () => {
  const owner = await withMoney(app, 100_000);
  const there = { ...owner, rep: elsewhere(owner.rep) };
  const asked = Array.from({ length: 10 }, (_, turn) => askPayout(turn % 2 ? owner : there, 20_000));
  expect(await outcomes(asked)).toEqual(['done', ...Array.from({ length: 9 }, () => 'payout.open')]);
  expect(await walletOf(owner.rep)).toMatchObject({ availableCents: 80_000, onItsWayCents: 20_000 });
  expect(await troubleInBooks(app.database.pool)).toEqual([]);
});

test('a payout and a change of the account at once: it goes to the one that was seen, or is not asked for', async () => {
  for (let round = 0; round < 4; round += 1) {
    const owner = await withMoney(app, 20_000);
    await askAccount(owner.rep, { accountNumber: '62000000001' });
    const token = await tokenFor(app, owner.rep, 'confirm-bank-account');
    const [paid] = await Promise.allSettled([
      askPayout(owner, 20_000),
      callerOf(other.url, null)(bankAccountsApi.confirm, { body: { token } }),
    ]);
    const { openPayout, bankAccount } = await walletOf(owner.rep);
    expect(bankAccount?.lastFour).toBe('0001');
    if (paid.status === 'fulfilled') expect(openPayout?.lastFour).toBe('7890');
    else {
      expect((paid.reason as RefusedCall).problem.code).toBe('payout.account_changed');
      expect(openPayout).toBeNull();
    }
  }
  expect(await troubleInBooks(app.database.pool)).toEqual([]);
});

test('a payout and the word that it was not them at once: nothing goes to the account of a stranger', async () => {
  for (let round = 0; round < 4; round += 1) {
    const owner = await withMoney(app, 20_000);
    const token = await tokenFor(app, owner.rep, 'not-my-bank-account');
    await Promise.allSettled([
      askPayout(owner, 20_000),
      callerOf(other.url, null)(bankAccountsApi.undo, { body: { token } }),
    ]);
    const { rows } = await app.database.pool.query(
      `select status from payouts where rep_id = $1 and status <> 'cancelled'`,
      [await repIdOf(app, owner.rep)],
    );
    expect(rows).toEqual([]);
  }
  expect(await troubleInBooks(app.database.pool)).toEqual([]);
});

test('taking a payout back, twice, and putting it into a batch at once: one of them has it', async () => {
  for (let round = 0; round < 4; round += 1) {
    const owner = await withMoney(app, 20_000);
    const { id: payoutId } = await askPayout(owner, 20_000);
    const cancel = ({ call }: Person) => call(payoutsApi.cancel, { params: { payoutId } });
    const batched = app.database.pool.query(
      `update payouts set status = 'in_batch', batch_id = gen_random_uuid() where id = $1 and status = 'asked'`,
      [payoutId],
    );
    const ended = await outcomes([cancel(owner.rep), cancel(elsewhere(owner.rep))]);
    const wasBatched = (await batched).rowCount === 1;
    expect(ended.filter((one) => one === 'done')).toHaveLength(wasBatched ? 0 : 1);
    expect((await walletOf(owner.rep)).availableCents).toBe(wasBatched ? 0 : 20_000);
  }
  expect(await troubleInBooks(app.database.pool)).toEqual([]);
});

test('a payout of all and new earnings at once: both happen, and nothing is counted twice', async () => {
  for (let round = 0; round < 4; round += 1) {
    const owner = await withMoney(app, 20_000);
    const engagement = newEngagement({ repId: await repIdOf(app, owner.rep) });
    await fund(app.services.transaction, engagement, 5_000n);
    const { engagementId } = engagement;
    await Promise.all([
      askPayout(owner, 20_000),
      other.services.transaction((tx) =>
        releaseToRep(tx, { engagementId, amountCents: 5_000n, commissionCents: 0n, key: `${engagementId} released` }),
      ),
    ]);
    expect(await walletOf(owner.rep)).toMatchObject({ availableCents: 5_000, onItsWayCents: 20_000 });
  }
  expect(await troubleInBooks(app.database.pool)).toEqual([]);
});
