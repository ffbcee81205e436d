import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { fundingApi } from '#contract/engagements/funding.ts';
import { callerOf } from '#test/support/api.ts';
import { letTimeDecide, look, moveBusiness, payGigsHere, productClock } from '#test/support/engagements.ts';
import { agreed, orderOf, payFunding, startFunding } from '#test/support/funding.ts';
import { troubleInBooks } from '#test/support/ledger.ts';
import { openTwoTestApps } from '#test/support/open-apps.ts';
import { signUpRep } from '#test/support/people.ts';

const [app, other] = await openTwoTestApps({ work: false });
const { pool } = app.database;
await payGigsHere(app);
const clock = productClock();

const rows = async (sql: string, values: unknown[]) => (await pool.query(sql, values)).rows;

/** Totals of a user's payments: received, on hold, and owed back. */
async function sumsOf(userId: string) {
  const [sums] = await rows(
    `select coalesce(sum(amount_cents) filter (where p.paid_at is not null), 0)::int as paid,
       coalesce(sum(amount_cents) filter (where funded_at is not null), 0)::int as funded,
       (select coalesce(sum(e.amount_cents), 0)::int from ledger_entries e join ledger_transfers t on t.id = e.transfer_id
        join payfast_payments of_them on of_them.merchant_payment_id = t.payment_id
        where t.kind = 'receipt_unallocated' and e.amount_cents > 0 and of_them.user_id = $1) as owed
     from payfast_payments p join payment_milestones using (merchant_payment_id) where p.user_id = $1`,
    [userId],
  );
  return sums;
}

test('two who fund concurrently, in two processes, have one checkout, which is paid once', async () => {
  const work = await agreed(app);
  const order = await orderOf(work.business);
  const there = callerOf(other.url, work.business.accessToken);
  const started = await Promise.all(
    Array.from({ length: 8 }, (_, n) => (n % 2 ? there : work.business.call)(fundingApi.start, { body: order })),
  );
  expect(new Set(started.map(({ paymentId }) => paymentId)).size).toBe(1);
});

test('two overlapping checkouts that are paid concurrently fund each rep once, and owe the rest', async () => {
  for (let round = 0; round < 4; round += 1) {
    const first = await agreed(app);
    const second = await agreed(app, {}, { business: first.business, rep: await signUpRep(app) });
    const both = await startFunding(first.business);
    const one = await startFunding(first.business, [second.engagement.milestones[0]?.id ?? '']);
    await Promise.all([payFunding(app, both), payFunding(other, one)]);
    expect([await look(first), await look(second)]).toMatchObject([
      { status: 'funded', money: { heldCents: 190_000 } },
      { status: 'funded', money: { heldCents: 190_000 } },
    ]);
    expect(await sumsOf(first.business.userId)).toEqual({ paid: 570_000, funded: 380_000, owed: 190_000 });
  }
  expect(await troubleInBooks(pool)).toEqual([]);
});

test('one notification that arrives ten times concurrently, in two processes, funds once', async () => {
  const work = await agreed(app);
  const started = await startFunding(work.business);
  const pfPaymentId = randomUUID();
  await Promise.all(Array.from({ length: 10 }, (_, n) => payFunding(n % 2 ? app : other, started, { pfPaymentId })));
  expect(await look(work)).toMatchObject({ status: 'funded', money: { heldCents: 190_000 } });
  expect(await sumsOf(work.business.userId)).toEqual({ paid: 190_000, funded: 190_000, owed: 0 });
  expect(await troubleInBooks(pool)).toEqual([]);
});

test('paying against cancelling, and against the deadline: the money is held or owed, never both', async () => {
  for (let round = 0; round < 4; round += 1) {
    const work = await agreed(app);
    const started = await startFunding(work.business);
    await Promise.allSettled([moveBusiness(work, 'cancel'), payFunding(other, started)]);
    const { money } = await look(work);
    const { paid, funded, owed } = await sumsOf(work.business.userId);
    expect({ paid, sum: funded + owed }).toEqual({ paid: 190_000, sum: 190_000 });
    expect([0, funded]).toContain(money.heldCents);

    const late = await agreed(app);
    const expiring = await startFunding(late.business);
    clock.goTo(new Date(), 25);
    await Promise.all([letTimeDecide(app), letTimeDecide(other), payFunding(app, expiring)]);
    clock.goTo(new Date());
    expect(await look(late)).toMatchObject({ status: 'lapsed', money: { heldCents: 0 } });
    expect(await sumsOf(late.business.userId)).toEqual({ paid: 190_000, funded: 0, owed: 190_000 });
  }
  expect(await troubleInBooks(pool)).toEqual([]);
});
