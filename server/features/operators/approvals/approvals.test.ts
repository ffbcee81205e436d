import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { waitingApi } from '#contract/admin/waiting.ts';
import { correctionsApi } from '#contract/ledger/corrections.ts';
import { approvalsApi as api } from '#contract/operators/approvals.ts';
import { teamOfAdminsApi } from '#contract/operators/team.ts';
import { adminPayoutsApi } from '#contract/payouts/admin-payouts.ts';
import { addColleague, adminPassword, auditOf, makeAdmin, openProposal, signInAdmin } from '#test/support/admins.ts';
import { expectRefusal } from '#test/support/api.ts';
import { troubleInBooks } from '#test/support/ledger.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { openPayoutDesk } from '#test/support/payout-desk.ts';
import { walletOf } from '#test/support/wallets.ts';

const app = await openTestApp({ work: false });
const { pool } = app.database;
const desk = await openPayoutDesk(app);
const { one, other } = desk;

async function paid() {
  const owner = await desk.asked();
  const batch = await desk.make([owner.payoutId]);
  await desk.fillBank(20_000);
  await desk.release(batch);
  await desk.pay(owner.payoutId);
  return owner;
}

const of = (approvalId: string) => ({ params: { approvalId } });
const availableOf = async (owner: Awaited<ReturnType<typeof paid>>) => (await walletOf(owner.rep)).availableCents;

test('one admin alone changes nothing; the second carries the change out once, and both are in the audit log', async () => {
  const owner = await paid();
  expect(await desk.proposeReturn(owner.payoutId)).toMatchObject({ status: 'paid' });
  const proposal = await openProposal(one.call, owner.payoutId);
  expect(proposal).toMatchObject({ act: 'payout.return', amountCents: 20_000, proposedBy: one.email, status: 'open' });
  expect(proposal.approvers).toContain(other.email);
  expect(proposal.approvers).not.toContain(one.email);
  expect(proposal.effects.map(({ text }) => text).join(' ')).toContain('R200.00 will return to the rep’s balance');
  await expectRefusal(one.call(api.approve, of(proposal.id)), 'approval.own');
  await expectRefusal(one.call(api.decline, { ...of(proposal.id), body: { reason: 'A slip' } }), 'approval.own');
  await expectRefusal(desk.proposeReturn(owner.payoutId, other), 'approval.open_already');
  expect(await availableOf(owner)).toBe(0);
  expect(await other.call(api.approve, of(proposal.id))).toMatchObject({ status: 'approved', decidedBy: other.email });
  await expectRefusal(other.call(api.approve, of(proposal.id)), 'approval.closed');
  expect(await availableOf(owner)).toBe(20_000);
  const reason = 'Mark a paid payout as returned: The account was closed.';
  expect(await auditOf(app, one.email)).toContain(`approval.propose done ${reason}`);
  expect(await auditOf(app, other.email)).toContain(`approval.approve done ${reason}`);
  expect(await troubleInBooks(pool)).toEqual([]);
});

test('the database too prevents admins from approving their own proposals', async () => {
  const owner = await paid();
  await desk.proposeReturn(owner.payoutId);
  const { id } = await openProposal(one.call, owner.payoutId);
  const write =
    "update admin_approvals set status = 'approved', decided_by = proposed_by, decided_at = now() where id = $1";
  await expect(pool.query(write, [id])).rejects.toThrow('admin_approvals_two_people');
});

test('a proposal is shown to those who may approve it, and to no one else', async () => {
  const owner = await paid();
  await desk.proposeReturn(owner.payoutId);
  const { id } = await openProposal(one.call, owner.payoutId);
  const reviewer = await signInAdmin(app, await makeAdmin(app, adminPassword, 'reviewer'));
  const waits = async ({ call }: Pick<typeof one, 'call'>) =>
    (await call(waitingApi.list, { query: { kind: 'approval' } })).items.some((item) => item.id === id);
  expect([await waits(one), await waits(other), await waits(reviewer)]).toEqual([false, true, false]);
  await expectRefusal(reviewer.call(api.show, of(id)), 'approval.not_found');
  await expectRefusal(reviewer.call(api.approve, of(id)), 'approval.not_found');
});

test('the proposer can withdraw, another admin can decline, and a closed proposal stays closed', async () => {
  const owner = await paid();
  await desk.proposeReturn(owner.payoutId);
  const first = await openProposal(one.call, owner.payoutId);
  await expectRefusal(other.call(api.withdraw, of(first.id)), 'approval.not_yours');
  expect(await one.call(api.withdraw, of(first.id))).toMatchObject({ status: 'withdrawn', decidedBy: one.email });
  await expectRefusal(other.call(api.approve, of(first.id)), 'approval.closed');
  await desk.proposeReturn(owner.payoutId);
  const second = await openProposal(one.call, owner.payoutId);
  const declined = await other.call(api.decline, { ...of(second.id), body: { reason: 'Not on the statement' } });
  expect(declined).toMatchObject({ status: 'declined', decidedBecause: 'Not on the statement', approvers: [] });
  expect(await availableOf(owner)).toBe(0);
  await expectRefusal(one.call(api.show, of(randomUUID())), 'approval.not_found');
});

test('a proposal that has expired or no longer fits is refused', async () => {
  const owner = await paid();
  await desk.proposeReturn(owner.payoutId);
  const old = await openProposal(one.call, owner.payoutId);
  await pool.query("update admin_approvals set expires_at = now() - interval '1 second' where id = $1", [old.id]);
  await expectRefusal(other.call(api.approve, of(old.id)), 'approval.closed');
  expect(await one.call(api.show, of(old.id))).toMatchObject({ status: 'expired', approvers: [] });
  await desk.proposeReturn(owner.payoutId);
  const { id } = await openProposal(one.call, owner.payoutId);
  await pool.query("update payouts set status = 'released' where id = $1", [owner.payoutId]);
  await expectRefusal(other.call(api.approve, of(id)), 'payout.gone_ahead');
  expect(await one.call(api.show, of(id))).toMatchObject({ status: 'open' });
  await pool.query("update payouts set status = 'paid' where id = $1", [owner.payoutId]);
});

test('an insider cannot create their own second person', async () => {
  const owner = await paid();
  await desk.proposeReturn(owner.payoutId);
  const { id } = await openProposal(one.call, owner.payoutId);
  const puppet = await addColleague(app, one.call);
  await expectRefusal(puppet.call(api.approve, of(id)), 'approval.account_new');
  expect((await one.call(api.show, of(id))).approvers).not.toContain(puppet.email);
  // Nor the other way round: proposals of the new account can be approved by anyone but its creator.
  const second = await paid();
  await desk.proposeReturn(second.payoutId, puppet);
  const theirs = await openProposal(one.call, second.payoutId);
  await expectRefusal(one.call(api.approve, of(theirs.id)), 'approval.account_new');
  expect(theirs.approvers).toContain(other.email);
  // The same holds for proposals stored in tables of other features.
  const batch = await desk.make([(await desk.asked()).payoutId]);
  await expectRefusal(desk.release(batch, puppet), 'approval.account_new');
  await desk.cancel(batch);
  const platform = (kind: 'chargeback_losses' | 'bank') => ({ kind, repId: null });
  const { id: correctionId } = await one.call(correctionsApi.ask, {
    body: {
      fromAccount: platform('bank'),
      toAccount: platform('chargeback_losses'),
      amountCents: 100,
      reason: 'A slip',
    },
  });
  await expectRefusal(puppet.call(correctionsApi.approve, { params: { correctionId } }), 'approval.account_new');
  // A changed role makes it a new account, too; and proposals of a disabled account can't be approved.
  await one.call(teamOfAdminsApi.disable, { params: { memberId: puppet.id }, body: { reason: 'Gone' } });
  await expectRefusal(other.call(api.approve, of(theirs.id)), 'approval.proposer_gone');
});

test('a proposal’s input is stored for the user it is about, and is deleted with their account', async () => {
  const owner = await paid();
  await desk.proposeReturn(owner.payoutId);
  const { id } = await openProposal(one.call, owner.payoutId);
  const { rows } = await pool.query('select user_id from admin_approvals where id = $1', [id]);
  expect(rows[0].user_id).toBe(owner.rep.userId);
  await expectRefusal(
    one.call(adminPayoutsApi.markReturned, { params: { payoutId: randomUUID() }, body: { reason: 'x' } }),
    'payout.not_found',
  );
});
