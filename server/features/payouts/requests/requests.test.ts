import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { accountApi } from '#contract/accounts/account.ts';
import { payoutsApi } from '#contract/payouts/payouts.ts';
import { walletApi } from '#contract/payouts/wallet.ts';
import { arrivalDay } from '#domain/payouts/arrival.ts';
import { bookPayout } from '#server/features/ledger/commands/book-payout.ts';
import { makeAdmin } from '#test/support/admins.ts';
import { expectRefusal } from '#test/support/api.ts';
import { accepted, agree, fundAll, payGigsHere, productClock } from '#test/support/engagements.ts';
import { exportOf } from '#test/support/exports.ts';
import { dayFromNow } from '#test/support/hiring.ts';
import { troubleInBooks } from '#test/support/ledger.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { type Person, signUpBusiness } from '#test/support/people.ts';
import {
  askPayout,
  earn,
  giveAccount,
  insertBatch,
  repIdOf,
  signUpEarlier,
  walletOf,
  withMoney,
} from '#test/support/wallets.ts';

const app = await openTestApp({ work: false });
await payGigsHere(app);
const clock = productClock();
const { pool } = app.database;

const cancel = ({ call }: Person, payoutId: string) => call(payoutsApi.cancel, { params: { payoutId } });
const close = ({ call, password }: Person) => call(accountApi.close, { body: { password } });

/** Sets the bank's outcome of a payout, as admins record it. */
async function end(rep: Person, payoutId: string, status: 'paid' | 'failed' | 'returned'): Promise<void> {
  const repId = await repIdOf(app, rep);
  const { rows } = await pool.query(
    'update payouts set status = $2, reason = $3 where id = $1 returning amount_cents',
    [payoutId, status, status === 'paid' ? null : 'The account is closed.'],
  );
  await app.services.transaction((tx) =>
    bookPayout(tx, `payout_${status}`, { payoutId, repId, amountCents: BigInt(rows[0].amount_cents) }),
  );
}

describe('a payout', () => {
  test('takes the money out of the wallet and states when it arrives', async () => {
    const morning = new Date(`${dayFromNow(1)}T09:00:00+02:00`);
    clock.goTo(morning);
    const owner = await withMoney(app, 50_000);
    const payout = await askPayout(owner, 30_000);
    const arrivesOn = arrivalDay(morning);
    expect(payout).toMatchObject({ status: 'asked', amountCents: 30_000, lastFour: '7890', expectedOn: arrivesOn });
    expect(payout.reference).toMatch(/^TH\d{6}$/);
    expect(await walletOf(owner.rep)).toMatchObject({
      availableCents: 20_000,
      onItsWayCents: 30_000,
      paidCents: 0,
      openPayout: { id: payout.id },
      arrivesOn,
    });
    expect(await troubleInBooks(pool)).toEqual([]);
  });

  test('is at least the operator’s minimum, and at most what is available', async () => {
    const owner = await withMoney(app, 15_000);
    await expectRefusal(askPayout(owner, 9_999), 'payout.below_minimum');
    await expectRefusal(askPayout(owner, 15_001), 'payout.more_than_available');
    await pool.query('update operator_settings set minimum_payout_cents = 15001');
    await expectRefusal(askPayout(owner, 15_000), 'payout.below_minimum');
    await pool.query('update operator_settings set minimum_payout_cents = 10000');
    expect((await walletOf(owner.rep)).availableCents).toBe(15_000);
  });

  test('needs a bank account', async () => {
    const rep = await signUpEarlier(app);
    await earn(app, rep, 20_000);
    await expectRefusal(askPayout({ rep, bankAccountId: randomUUID() }, 20_000), 'payout.account_missing');
  });

  test('is one at a time, and the next may follow once it has arrived', async () => {
    const owner = await withMoney(app, 50_000);
    const first = await askPayout(owner, 20_000);
    await expectRefusal(askPayout(owner, 20_000), 'payout.open');
    await end(owner.rep, first.id, 'paid');
    const second = await askPayout(owner, 20_000);
    expect(await walletOf(owner.rep)).toMatchObject({
      availableCents: 10_000,
      onItsWayCents: 20_000,
      paidCents: 20_000,
    });
    await end(owner.rep, second.id, 'failed');
    expect(await walletOf(owner.rep)).toMatchObject({ availableCents: 30_000, onItsWayCents: 0, paidCents: 20_000 });
  });

  test('that is returned after it was paid is in the wallet again', async () => {
    const owner = await withMoney(app, 20_000);
    const { id } = await askPayout(owner, 20_000);
    await end(owner.rep, id, 'paid');
    await end(owner.rep, id, 'returned');
    expect(await walletOf(owner.rep)).toMatchObject({ availableCents: 20_000, onItsWayCents: 0, paidCents: 0 });
    const { items } = await owner.rep.call(walletApi.lines, { query: {} });
    expect(items[0]).toMatchObject({ kind: 'payout_returned', amountCents: 20_000, reason: 'The account is closed.' });
  });

  test('that is sent twice with the same key is one', async () => {
    const owner = await withMoney(app, 50_000);
    const key = randomUUID();
    const first = await askPayout(owner, 20_000, { key });
    expect(await askPayout(owner, 20_000, { key })).toEqual(first);
    expect((await walletOf(owner.rep)).onItsWayCents).toBe(20_000);
  });

  test('waits while the wallet is on hold, and the rep reads why and what to do', async () => {
    const owner = await withMoney(app, 20_000);
    const repId = await repIdOf(app, owner.rep);
    await pool.query(
      `insert into wallet_holds (id, rep_id, reason, what_to_do, placed_at) values ($1, $2, 'A reason.', 'Write to us.', now())`,
      [randomUUID(), repId],
    );
    expect((await walletOf(owner.rep)).obstacles).toEqual([
      { kind: 'on_hold', until: null, reason: 'A reason.', whatToDo: 'Write to us.' },
    ]);
    await expectRefusal(askPayout(owner, 20_000), 'payout.on_hold');
    await pool.query('update wallet_holds set lifted_at = now() where rep_id = $1', [repId]);
    await askPayout(owner, 20_000);
  });
});

describe('cancelling a payout', () => {
  test('returns the money to the wallet, until the payout is in a batch', async () => {
    const owner = await withMoney(app, 20_000);
    const { id } = await askPayout(owner, 20_000);
    expect(await cancel(owner.rep, id)).toMatchObject({ status: 'cancelled' });
    expect(await walletOf(owner.rep)).toMatchObject({ availableCents: 20_000, onItsWayCents: 0, openPayout: null });
    await expectRefusal(cancel(owner.rep, id), 'payout.under_way');
    const again = await askPayout(owner, 20_000);
    const batchId = await insertBatch(app, await makeAdmin(app));
    await pool.query(`update payouts set status = 'in_batch', batch_id = $2 where id = $1`, [again.id, batchId]);
    await expectRefusal(cancel(owner.rep, again.id), 'payout.under_way');
    expect(await troubleInBooks(pool)).toEqual([]);
  });

  test('is for its rep only', async () => {
    const owner = await withMoney(app, 20_000);
    const { id } = await askPayout(owner, 20_000);
    await expectRefusal(cancel(await signUpEarlier(app), id), 'payout.not_found');
    await expectRefusal(cancel(await signUpBusiness(app), id), 'role.rep_required');
  });
});

describe('the last of the money', () => {
  test('is paid out below the minimum too, if it is the whole balance', async () => {
    const owner = await withMoney(app, 4_000);
    await expectRefusal(askPayout(owner, 4_000), 'payout.below_minimum');
    await expectRefusal(askPayout(owner, 3_999, { closing: true }), 'payout.not_the_last');
    expect((await walletOf(owner.rep)).mayClose).toBe(true);
    await askPayout(owner, 4_000, { closing: true });
  });

  test('is not the last while money is held for their work', async () => {
    const work = await accepted(app);
    await agree(work);
    await fundAll(app, work);
    await pool.query(`update users set created_at = now() - interval '3 days' where id = $1`, [work.rep.userId]);
    await earn(app, work.rep, 4_000);
    const owner = { rep: work.rep, bankAccountId: await giveAccount(app, work.rep) };
    expect((await walletOf(work.rep)).mayClose).toBe(false);
    await expectRefusal(askPayout(owner, 4_000, { closing: true }), 'payout.not_the_last');
  });

  test('has arrived before its account can be deleted, which erases the name and the number', async () => {
    const owner = await withMoney(app, 4_000);
    await expectRefusal(close(owner.rep), 'wallet.not_empty');
    const { id } = await askPayout(owner, 4_000, { closing: true });
    await expectRefusal(close(owner.rep), 'wallet.not_empty');
    await end(owner.rep, id, 'paid');
    const repId = await repIdOf(app, owner.rep);
    await close(owner.rep);
    const { rows } = await pool.query(
      'select status, holder, sealed_number, last_four from bank_accounts where rep_id = $1',
      [repId],
    );
    expect(rows).toEqual([{ status: 'withdrawn', holder: null, sealed_number: null, last_four: '7890' }]);
  });
});

test('a rep’s data export has the account’s last four digits, and each payout', async () => {
  const owner = await withMoney(app, 20_000);
  const payout = await askPayout(owner, 20_000);
  const { wallet, money } = await exportOf(app, owner.rep);
  expect(wallet).toMatchObject({
    bankAccounts: [{ id: owner.bankAccountId, status: 'current', holder: 'T Mokoena', lastFour: '7890' }],
    payouts: [payout],
    holds: [],
  });
  expect(JSON.stringify(wallet)).not.toContain('1234567890');
  expect(money.entries.filter(({ payoutId }: { payoutId: string | null }) => payoutId === payout.id)).toMatchObject([
    { what: 'payout_requested', engagementId: null },
    { what: 'payout_requested', engagementId: null },
  ]);
});
