import { expect, test } from 'vitest';
import { approvalsApi as api } from '#contract/operators/approvals.ts';
import { openProposal } from '#test/support/admins.ts';
import { troubleInBooks } from '#test/support/ledger.ts';
import { openTwoTestApps } from '#test/support/open-apps.ts';
import { tally } from '#test/support/outcomes.ts';
import { openPayoutDesk } from '#test/support/payout-desk.ts';
import { walletOf } from '#test/support/wallets.ts';

const [app] = await openTwoTestApps({ work: false });
const { pool } = app.database;
const desk = await openPayoutDesk(app);
const { one, other, third } = desk;

async function proposed() {
  const owner = await desk.asked();
  const batch = await desk.make([owner.payoutId]);
  await desk.fillBank(20_000);
  await desk.release(batch);
  await desk.pay(owner.payoutId);
  await desk.proposeReturn(owner.payoutId);
  return { owner, params: { approvalId: (await openProposal(one.call, owner.payoutId)).id } };
}

test('two concurrent approvals carry it out once', async () => {
  const { owner, params } = await proposed();
  const ends = await tally([other.call(api.approve, { params }), third.call(api.approve, { params })]);
  expect(ends).toEqual({ done: 1, refused: ['approval.closed'] });
  expect(await walletOf(owner.rep)).toMatchObject({ availableCents: 20_000 });
  expect(await troubleInBooks(pool)).toEqual([]);
});

test('of a concurrent approval and withdrawal the first decides, and the money moves only with the approval', async () => {
  const { owner, params } = await proposed();
  const ends = await tally([other.call(api.approve, { params }), one.call(api.withdraw, { params })]);
  expect(ends).toEqual({ done: 1, refused: ['approval.closed'] });
  const { status } = await one.call(api.show, { params });
  expect(await walletOf(owner.rep)).toMatchObject({ availableCents: status === 'approved' ? 20_000 : 0 });
});
