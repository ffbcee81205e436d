import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { accountApi } from '#contract/accounts/account.ts';
import { batchesApi } from '#contract/payouts/batches.ts';
import { auditOf } from '#test/support/admins.ts';
import { expectRefusal } from '#test/support/api.ts';
import { productClock } from '#test/support/engagements.ts';
import { troubleInBooks } from '#test/support/ledger.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { openPayoutDesk } from '#test/support/payout-desk.ts';
import { giveAccount, walletOf } from '#test/support/wallets.ts';

const app = await openTestApp({ work: false });
const { pool } = app.database;
const desk = await openPayoutDesk(app);
const clock = productClock();
const { one, other, third, asked, make, release } = desk;

const fillBank = desk.fillBank;
const released = async (...payoutIds: string[]) => {
  const batch = await make(payoutIds);
  await fillBank(batch.totalCents);
  return release(batch);
};

describe('a batch', () => {
  test('is made by one admin and released by another, and both are logged', async () => {
    const [first, second] = [await asked(20_000), await asked(30_000)];
    const batch = await make([first.payoutId, second.payoutId]);
    expect(batch).toMatchObject({ status: 'made', count: 2, totalCents: 50_000, madeBy: one.email, releasedBy: null });
    expect(batch.payouts.map(({ status, reference }) => [status, reference])).toEqual(
      [first, second].map(({ reference }) => ['in_batch', reference]),
    );
    expect(batch.payouts.map(({ lastFour }) => lastFour)).toEqual(['7890', '7890']);
    expect(JSON.stringify(batch)).not.toContain('1234567890');

    await fillBank(50_000);
    expect(await desk.show(batch, one)).toMatchObject({
      notReleasedBecause: 'You made this batch, so another admin must release it.',
    });
    expect(await desk.show(batch, other)).toMatchObject({ notReleasedBecause: null });
    await expectRefusal(release(batch, one), 'payout_batch.same_administrator');
    await expect(
      pool.query(
        `update payout_batches set status = 'released', released_by = made_by, released_at = now() where id = $1`,
        [batch.id],
      ),
    ).rejects.toThrow('payout_batches_released_by_another');
    expect(await release(batch)).toMatchObject({ status: 'released', releasedBy: other.email });
    await expectRefusal(release(batch, third), 'payout_batch.gone_ahead');
    await expectRefusal(desk.cancel(batch), 'payout_batch.gone_ahead');
    expect((await auditOf(app, one.email)).at(-1)).toBe('payout_batch.make done');
    expect((await auditOf(app, other.email)).at(-1)).toBe('payout_batch.release done');
    expect(await walletOf(first.rep)).toMatchObject({ onItsWayCents: 20_000, availableCents: 0, paidCents: 0 });
    await desk.payAll(batch);
  });

  test('takes no payout that is in another batch, was cancelled, or doesn’t exist', async () => {
    const { payoutId, rep } = await asked();
    const batch = await make([payoutId]);
    await expectRefusal(make([payoutId], third), 'payout.gone_ahead');
    await expectRefusal(make([batch.id]), 'payout.gone_ahead');
    expect((await desk.show(batch)).count).toBe(1);
    await desk.cancel(batch);
    await make([payoutId]);
    expect(await walletOf(rep)).toMatchObject({ onItsWayCents: 20_000 });
  });

  test('of all that is due begins with the oldest, and leaves out what is on hold', async () => {
    await one.call(batchesApi.make, { body: {} }).catch(() => {});
    const [first, held, last] = [await asked(), await asked(), await asked()];
    await desk.hold(held.payoutId);
    const { payouts } = await one.call(batchesApi.make, { body: {} });
    expect(payouts.map(({ id }) => id)).toEqual([first.payoutId, last.payoutId]);
    await expectRefusal(one.call(batchesApi.make, { body: {} }), 'payout_batch.empty');
  });

  test('is not released if the total changed since it was seen', async () => {
    const [first, second] = [await asked(), await asked()];
    const batch = await make([first.payoutId, second.payoutId]);
    await desk.takeOut(second.payoutId);
    await fillBank(batch.totalCents);
    await expectRefusal(release(batch), 'payout_batch.changed');
    const now = await desk.show(batch);
    expect(now).toMatchObject({ count: 1, totalCents: 20_000 });
    await release(now);
    await expectRefusal(desk.takeOut(first.payoutId), 'payout.gone_ahead');
    await desk.payAll(batch);
  });

  test('is not released for more than the bank balance less what is on its way', async () => {
    const [first, second] = [await asked(), await asked()];
    const on = await make([first.payoutId]);
    const { freeAtBankCents } = on;
    await fillBank(30_000 - freeAtBankCents);
    await release(on);
    const batch = await make([second.payoutId]);
    expect(batch.freeAtBankCents).toBe(10_000);
    const { detail } = await expectRefusal(release(batch), 'payout_batch.bank_short');
    expect((await desk.show(batch, other)).notReleasedBecause).toBe(detail);
    expect(detail).toContain('total is R200.00, but only R100.00 is available in our bank account');
    await fillBank(10_000);
    await release(batch);
    await Promise.all([on, batch].map((all) => desk.payAll(all)));
    expect((await desk.show(batch)).freeAtBankCents).toBe(0);
  });

  test('is not released while a rule holds one of its wallets', async () => {
    const { payoutId } = await asked();
    const batch = await make([payoutId]);
    await fillBank(batch.totalCents);
    await pool.query(
      `insert into wallet_holds (id, rep_id, reason, what_to_do, placed_at)
       select gen_random_uuid(), rep_id, 'A rule', 'Wait', now() from payouts where id = $1`,
      [payoutId],
    );
    const { detail } = await expectRefusal(release(batch), 'payout_batch.stopped');
    expect((await desk.show(batch, other)).notReleasedBecause).toBe(detail);
    await desk.takeOut(payoutId);
    expect(await desk.show(batch)).toMatchObject({ status: 'cancelled', payouts: [] });
    await expectRefusal(release(batch), 'payout_batch.gone_ahead');
  });

  test('with an account that can’t be read is not released, and goes ahead without that payout', async () => {
    const [fine, unread, alsoUnread] = [await asked(20_000), await asked(30_000), await asked(40_000)];
    const batch = await make([fine.payoutId, unread.payoutId, alsoUnread.payoutId]);
    await fillBank(batch.totalCents);
    // One number is gone, the other was sealed with another key.
    await pool.query('update bank_accounts set sealed_number = null where id = $1', [unread.bankAccountId]);
    await pool.query(`set session_replication_role = replica; update bank_accounts set sealed_number = decode(repeat('ab', 40), 'hex')
      where id = '${alsoUnread.bankAccountId}'; set session_replication_role = default`);
    const { detail } = await expectRefusal(release(batch), 'payout_batch.account_unreadable');
    expect(detail).toBe(
      `We can’t read the bank account number of ${unread.reference} (Capitec ending in 7890), ${alsoUnread.reference} (Capitec ending in 7890). Remove them from the batch, then release the rest.`,
    );
    expect(await desk.show(batch, other)).toMatchObject({ status: 'made', notReleasedBecause: detail });
    for (const { payoutId } of [unread, alsoUnread]) await desk.takeOut(payoutId);
    const left = await release(await desk.show(batch));
    expect(await desk.file(left)).toContain(fine.reference);
    await desk.payAll(left);
  });

  test('that is cancelled returns its payouts to their places in the queue', async () => {
    const { payoutId, rep } = await asked();
    const batch = await make([payoutId]);
    expect(await desk.cancel(batch, third)).toMatchObject({ status: 'cancelled', cancelledBy: third.email, count: 1 });
    expect(await walletOf(rep)).toMatchObject({ openPayout: { id: payoutId, status: 'asked' } });
    expect(await auditOf(app, third.email)).toContain('payout_batch.cancel done A test');
  });
});

describe('the file for the bank', () => {
  test('exists for a released batch, is always the same to the byte, and each download is logged', async () => {
    const [first, second] = [await asked(20_000), await asked(123_456)];
    const batch = await make([first.payoutId, second.payoutId]);
    await expectRefusal(desk.file(batch), 'payout_batch.not_released');
    await fillBank(batch.totalCents);
    await release(batch);
    const file = await desk.file(batch);
    const number = (reference: string) => Number(reference.slice(2));
    expect(file).toBe(
      [
        `${first.reference},T Mokoena,200.00,1234567890,470010,Thengisa ${number(first.reference)}\r\n`,
        `${second.reference},T Mokoena,1234.56,1234567890,470010,Thengisa ${number(second.reference)}\r\n`,
      ].join(''),
    );
    clock.goTo(new Date(), 1);
    await desk.fail(second.payoutId);
    expect(await desk.file(batch, other)).toBe(file);
    const { fileSha256 } = await desk.show(batch);
    expect(fileSha256).toBe(createHash('sha256').update(file).digest('hex'));
    for (const { email } of [one, other]) expect(await auditOf(app, email)).toContain('payout_batch.take_file done');
    await desk.payAll(batch);
  });

  test('is only for the admins who made or released the batch', async () => {
    const { payoutId } = await asked();
    const batch = await released(payoutId);
    await expectRefusal(desk.file(batch, third), 'payout_batch.not_yours');
    expect(await auditOf(app, third.email)).not.toContain('payout_batch.take_file done');
    await desk.payAll(batch);
  });

  test('goes to the account that was requested, whatever the rep enters later', async () => {
    const { payoutId, rep } = await asked();
    await giveAccount(app, rep, { accountNumber: '9999999999' });
    const batch = await released(payoutId);
    expect(await desk.file(batch)).toContain(',1234567890,');
    await desk.payAll(batch);
  });

  test('can’t be made again once a rep in it has deleted their account', async () => {
    const { payoutId, rep } = await asked();
    const batch = await released(payoutId);
    await desk.file(batch);
    await desk.payAll(batch);
    await rep.call(accountApi.close, { body: { password: rep.password } });
    await expectRefusal(desk.file(batch), 'payout_batch.file_gone');
    expect((await desk.show(batch)).payouts[0]?.rep.email).toBeNull();
  });
});

test('the books still balance', async () => {
  expect(await troubleInBooks(pool)).toEqual([]);
});
