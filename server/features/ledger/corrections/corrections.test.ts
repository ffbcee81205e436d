import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { correctionsApi as api, type CorrectionInput } from '#contract/ledger/corrections.ts';
import { auditOf, makeAdmin, signInAdmin } from '#test/support/admins.ts';
import { expectRefusal } from '#test/support/api.ts';
import { balances, finishEngagement, troubleInBooks } from '#test/support/ledger.ts';
import { openTestApp } from '#test/support/open-apps.ts';

const app = await openTestApp({ work: false });
const { pool } = app.database;
const emails = [await makeAdmin(app), await makeAdmin(app)] as const;
const [one, other] = [(await signInAdmin(app, emails[0])).call, (await signInAdmin(app, emails[1])).call];

const losses = { kind: 'chargeback_losses', repId: null } as const;
const reason = 'The rep was paid for a day that was charged back.';
const ask = (changes: Partial<CorrectionInput> & Pick<CorrectionInput, 'fromAccount'>, by = one) =>
  by(api.ask, { body: { toAccount: losses, amountCents: 5_000, reason, ...changes } });
const approve = (correctionId: string, by = other) => by(api.approve, { params: { correctionId } });

/** A rep with R90 in the wallet. */
async function paidRep() {
  const engagement = await finishEngagement(app.services.transaction, { repId: randomUUID() }, 10_000n);
  return { engagement, wallet: { kind: 'rep_wallet', repId: engagement.repId } as const };
}

test('one admin requests, another approves, and it is booked once', async () => {
  const { engagement, wallet } = await paidRep();
  const asked = await ask({ fromAccount: wallet });
  expect(asked).toMatchObject({ from: wallet, to: losses, status: 'asked', askedBy: emails[0], decidedBy: null });
  await expectRefusal(approve(asked.id, one), 'correction.same_administrator');
  expect(await balances(pool, engagement)).toMatchObject({ rep_wallet: 9_000n });
  expect(await approve(asked.id)).toMatchObject({ status: 'approved', decidedBy: emails[1] });
  await expectRefusal(approve(asked.id), 'correction.not_open');
  expect(await balances(pool, engagement)).toMatchObject({ rep_wallet: 4_000n });
  expect((await one(api.list, { query: {} })).items[0]).toMatchObject({ id: asked.id, reason });
  expect(await auditOf(app, emails[0])).toContain(`correction.ask done ${reason}`);
  expect(await auditOf(app, emails[1])).toContain('correction.approve done');
  expect(await troubleInBooks(pool)).toEqual([]);
});

test('the database, too, stops admins from approving their own request', async () => {
  const { id } = await ask({ fromAccount: losses, toAccount: { kind: 'bank', repId: null } });
  await expect(
    pool.query(
      `update ledger_corrections set status = 'approved', decided_by = asked_by, decided_at = now() where id = $1`,
      [id],
    ),
  ).rejects.toThrow('ledger_corrections_two_people');
  expect(await one(api.reject, { params: { correctionId: id }, body: { reason: 'A slip.' } })).toMatchObject({
    status: 'rejected',
  });
  await expectRefusal(approve(id), 'correction.not_open');
});

test('no wallet goes below zero, neither by a request nor by a later approval', async () => {
  const { engagement, wallet } = await paidRep();
  await expectRefusal(ask({ fromAccount: wallet, amountCents: 9_001 }), 'ledger.wallet_short');
  const [first, second] = [await ask({ fromAccount: wallet, amountCents: 9_000 }), await ask({ fromAccount: wallet })];
  await approve(first.id);
  await expectRefusal(approve(second.id), 'ledger.wallet_short');
  expect(await balances(pool, engagement)).toMatchObject({ rep_wallet: 0n });
  await expectRefusal(ask({ fromAccount: { kind: 'rep_wallet', repId: randomUUID() } }), 'correction.account_unknown');
  await expectRefusal(ask({ fromAccount: losses }), 'request.invalid');
  await expectRefusal(ask({ fromAccount: { kind: 'rep_wallet', repId: null } }), 'request.invalid');
});
