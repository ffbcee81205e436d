import { expect, test } from 'vitest';
import { bankAccountsApi } from '#contract/payouts/bank-accounts.ts';
import { callerOf } from '#test/support/api.ts';
import { troubleInBooks } from '#test/support/ledger.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { type Asked, openPayoutDesk } from '#test/support/payout-desk.ts';
import { tokenFor } from '#test/support/wallets.ts';

const app = await openTestApp({ work: false });
const desk = await openPayoutDesk(app);

const undo = async ({ rep }: Asked) =>
  callerOf(app.url, null)(bankAccountsApi.undo, { body: { token: await tokenFor(app, rep, 'not-my-bank-account') } });

async function payoutState({ payoutId }: Asked) {
  const { rows } = await app.database.pool.query(
    `select p.status, p.batch_id, a.balance_cents::int as balance,
       (select count(*)::int from wallet_holds h where h.rep_id = p.rep_id) as holds
     from payouts p join ledger_accounts a on a.rep_id = p.rep_id and a.kind = 'rep_wallet' where p.id = $1`,
    [payoutId],
  );
  return rows;
}

test('a payout to an account that its rep disowned leaves its unreleased batch, and the others go ahead', async () => {
  const [theirs, others] = [await desk.asked(), await desk.asked(30_000)];
  const batch = await desk.make([theirs.payoutId, others.payoutId]);
  await undo(theirs);
  const now = await desk.show(batch);
  expect(now).toMatchObject({ status: 'made', count: 1, totalCents: 30_000, payouts: [{ id: others.payoutId }] });
  expect(now.takenOut).toEqual([
    {
      ...{ reference: theirs.reference, amountCents: 20_000 },
      ...{ why: 'account_withdrawn', at: expect.any(String), by: null },
    },
  ]);
  expect(await payoutState(theirs)).toEqual([{ status: 'cancelled', batch_id: null, balance: 20_000, holds: 0 }]);
  await desk.fillBank(30_000);
  expect(await desk.release(now)).toMatchObject({ status: 'released' });
  expect(await desk.payAll(batch)).toMatchObject({ status: 'done' });
  expect(await troubleInBooks(app.database.pool)).toEqual([]);
});

test('a batch emptied by this is cancelled by no admin, and states why', async () => {
  const only = await desk.asked();
  const batch = await desk.make([only.payoutId]);
  await undo(only);
  expect(await desk.show(batch)).toMatchObject({
    ...{ status: 'cancelled', cancelledBy: null, cancelledAt: expect.any(String), payouts: [] },
    takenOut: [{ reference: only.reference, why: 'account_withdrawn' }],
  });
  expect(await payoutState(only)).toMatchObject([{ status: 'cancelled', balance: 20_000 }]);
});

test('a batch shows who took what out of it, and what was on hold', async () => {
  const [first, second, third] = [await desk.asked(), await desk.asked(), await desk.asked()];
  const batch = await desk.make([first.payoutId, second.payoutId, third.payoutId]);
  await desk.takeOut(first.payoutId, desk.other);
  await desk.hold(second.payoutId);
  expect((await desk.show(batch)).takenOut).toMatchObject([
    { reference: first.reference, why: 'administrator', by: desk.other.email },
    { reference: second.reference, why: 'hold', by: desk.one.email },
  ]);
});
