import { expect, test } from 'vitest';
import { settlesOn } from '#domain/payments/settlement-day.ts';
import { addDays, dayInSouthAfrica } from '#domain/shared/calendar-day.ts';
import { settleStandIn } from '#server/features/payments/settlements/commands/settle-stand-in.ts';
import { now } from '#server/platform/clock.ts';
import type { Attempt } from '#server/platform/queue/task.ts';
import { expectRefusal } from '#test/support/api.ts';
import { doWork, endOf, moveBusiness, payGigsHere, productClock, twoDays } from '#test/support/engagements.ts';
import { fundedByCard, onlyWork } from '#test/support/funded.ts';
import { troubleInBooks } from '#test/support/ledger.ts';
import { openPayfastApp } from '#test/support/payfast.ts';
import { openPayoutDesk } from '#test/support/payout-desk.ts';
import { openRefunding } from '#test/support/refunding.ts';
import { askPayout, insertAccount, repIdOf, walletOf } from '#test/support/wallets.ts';
import { takeOutHeldTask } from '../tasks.ts';

const { app, payfast } = await openPayfastApp({ work: false });
await payGigsHere(app);
const clock = productClock();
const { emails, chargeback } = await openRefunding(app);
const desk = await openPayoutDesk(app);

/** Paid for by card, and accepted before the provider has paid out. */
async function acceptedEarly() {
  clock.goTo(new Date());
  const funded = await fundedByCard(app, payfast);
  const work = onlyWork(funded);
  await doWork(work, clock);
  await moveBusiness(work, 'accept');
  const { rows } = await app.database.pool.query<{ paid_at: Date }>(
    'select paid_at from payfast_payments where merchant_payment_id = $1',
    [funded.paymentId],
  );
  const day = settlesOn(rows[0]?.paid_at as Date);
  const bankAccountId = await insertAccount(app, await repIdOf(app, work.rep));
  return { funded, work, day, owner: { rep: work.rep, bankAccountId } };
}

test('money that the provider has yet to pay out is coming, with its day, and can’t be paid out before', async () => {
  const { work, day, owner } = await acceptedEarly();
  expect(await walletOf(work.rep)).toMatchObject({
    ...{ comingCents: 171_000, availableCents: 0, mayClose: false },
    coming: [{ engagementId: work.engagement.id, settling: true, amountCents: 171_000, status: 'completed' }],
    comingFrom: new Date(`${day}T00:00:00+02:00`).toISOString(),
  });
  await expectRefusal(askPayout(owner, 10_000), 'payout.more_than_available');

  clock.goTo(`${addDays(day, 1)}T09:00:00+02:00`);
  // Checks go by what has happened, and not by what should have.
  await expectRefusal(askPayout(owner, 10_000), 'payout.more_than_available');
  await settleStandIn(app.services.transaction);
  expect(await walletOf(work.rep)).toMatchObject({ comingCents: 0, availableCents: 171_000, coming: [] });
  await askPayout(owner, 171_000);
  expect(await troubleInBooks(app.database.pool)).toEqual([]);
});

test('charged-back money is on hold: the rep reads why, and the rest is available', async () => {
  const { funded, work, owner } = await acceptedEarly();
  await chargeback(funded);
  expect(await walletOf(work.rep)).toMatchObject({
    ...{ comingCents: 0, availableCents: 0, mayClose: false },
    heldPay: [
      {
        engagementId: work.engagement.id,
        amountCents: 171_000,
        reason: expect.stringContaining('business’s bank'),
      },
    ],
  });
  await expectRefusal(askPayout(owner, 171_000), 'payout.more_than_available');
});

test('work far ahead is settled long before it is done', async () => {
  const funded = await fundedByCard(app, payfast, 1, { schedule: twoDays() });
  const work = onlyWork(funded);
  const { comingFrom } = await walletOf(work.rep);
  expect(Date.parse(comingFrom ?? '') - Date.parse(endOf(work))).toBe(72 * 3_600_000);
  expect(dayInSouthAfrica(now()) < dayInSouthAfrica(new Date(comingFrom ?? ''))).toBe(true);
});

test('a concurrent payout and chargeback: money that left isn’t on hold, and money on hold didn’t leave', async () => {
  for (let round = 0; round < 3; round += 1) {
    const { funded, work, day, owner } = await acceptedEarly();
    clock.goTo(`${addDays(day, 1)}T09:00:00+02:00`);
    await settleStandIn(app.services.transaction);
    const [paid, takenBack] = await Promise.allSettled([askPayout(owner, 171_000), chargeback(funded)]);
    expect(takenBack.status).toBe('fulfilled');
    const { onItsWayCents, heldPay, availableCents } = await walletOf(work.rep);
    expect({
      onItsWayCents,
      held: heldPay.reduce((sum, { amountCents }) => sum + amountCents, 0),
      availableCents,
    }).toEqual(
      paid.status === 'fulfilled'
        ? { onItsWayCents: 171_000, held: 0, availableCents: 0 }
        : { onItsWayCents: 0, held: 171_000, availableCents: 0 },
    );
  }
  expect(await troubleInBooks(app.database.pool)).toEqual([]);
});

/** Queued tasks about holds. */
async function heldTasks(): Promise<(() => Promise<void>)[]> {
  const { rows } = await app.database.pool.query('delete from pgboss.job where name = $1 returning data', [
    takeOutHeldTask.name,
  ]);
  return rows.map(
    ({ data }) =>
      () =>
        takeOutHeldTask.run(app.services, data, {} as Attempt),
  );
}

test('a payout not yet with the bank doesn’t leave after a chargeback of the payment behind it', async () => {
  const [queued, batched, last] = [await acceptedEarly(), await acceptedEarly(), await acceptedEarly()];
  clock.goTo(`${addDays(last.day, 1)}T09:00:00+02:00`);
  await settleStandIn(app.services.transaction);
  const { id: payoutId } = await askPayout(queued.owner, 171_000);
  const inBatch = [await askPayout(batched.owner, 171_000), await askPayout(last.owner, 171_000)];
  const batch = await desk.make(inBatch.map(({ id }) => id));
  for (const { funded, work } of [queued, batched]) {
    await chargeback(funded);
    expect((await walletOf(work.rep)).obstacles).toContainEqual(
      expect.objectContaining({ kind: 'on_hold', reason: expect.stringContaining('reversed its payment') }),
    );
  }
  await expectRefusal(desk.make([payoutId]), 'payout.gone_ahead');
  await expectRefusal(desk.release(batch), 'payout_batch.stopped');
  // It comes out of the batch, so that the others can go ahead.
  for (const act of await heldTasks()) await act();
  expect(await desk.show(batch)).toMatchObject({ status: 'made', count: 1, totalCents: 171_000 });
  await chargeback(last.funded);
  const [act] = await heldTasks();
  const lift = (at: string | null) =>
    app.database.pool.query(
      `update wallet_holds set lifted_at = $2, lifted_by = case when $2::timestamptz is null then null else
         (select made_by from payout_batches where id = $1) end
       where rep_id = (select rep_id from payouts where id = $3)`,
      [batch.id, at, inBatch[1]?.id],
    );
  await lift('2026-12-01');
  await act?.();
  expect(await desk.show(batch)).toMatchObject({ status: 'made', count: 1 });
  await lift(null);
  await act?.();
  expect(await desk.show(batch)).toMatchObject({ status: 'cancelled', cancelledBy: emails[0], payouts: [] });
  expect(await troubleInBooks(app.database.pool)).toEqual([]);
});
