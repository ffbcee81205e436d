import { expect, test } from 'vitest';
import { settledApi } from '#contract/engagements/settled.ts';
import { paymentsApi } from '#contract/payments/payments.ts';
import { type ProviderLine, providerMoneyApi } from '#contract/payments/provider-money.ts';
import type { AccountKind } from '#domain/ledger/postings.ts';
import { settlesOn } from '#domain/payments/settlement-day.ts';
import { dayInSouthAfrica, startOfDay } from '#domain/shared/calendar-day.ts';
import { abandonCheckouts } from '#server/features/payments/checkouts/commands/abandon-checkouts.ts';
import { settleStandIn } from '#server/features/payments/settlements/commands/settle-stand-in.ts';
import { findDueLines } from '#server/features/payments/settlements/queries/provider-lines.ts';
import { mailPayer } from '#server/features/payments/subscriptions/commands/mail-payer.ts';
import { encodeCursor } from '#server/platform/http/cursor.ts';
import { auditOf } from '#test/support/admins.ts';
import { expectRefusal } from '#test/support/api.ts';
import { doWork, moveBusiness, payGigsHere, productClock, twoDays } from '#test/support/engagements.ts';
import { type Funded, fundedByCard, onlyWork } from '#test/support/funded.ts';
import { agreed, startFunding } from '#test/support/funding.ts';
import { dayFromNow } from '#test/support/hiring.ts';
import { troubleInBooks } from '#test/support/ledger.ts';
import { mailsTo } from '#test/support/mails.ts';
import { openPayfastApp } from '#test/support/payfast.ts';
import { openRefunding } from '#test/support/refunding.ts';
import { askPayout, insertAccount, walletOf } from '#test/support/wallets.ts';
import { readAccounts } from '../../ledger/queries/read-accounts.ts';

/** Days that are still to come when the clock is twenty days ahead. */
const inThirtyDays = () => ({ ...twoDays(), dates: [dayFromNow(30), dayFromNow(31)] });

const { app, payfast } = await openPayfastApp({ work: false });
const { services, database } = app;
const { pool } = database;
await payGigsHere(app);
const clock = productClock();
const { emails, one, send, chargeback } = await openRefunding(app);

async function linesOf({ paymentId }: Pick<Funded, 'paymentId'>): Promise<ProviderLine[]> {
  const { items } = await one(providerMoneyApi.lines, { query: {} });
  return items.filter(({ merchantPaymentId }) => merchantPaymentId === paymentId);
}

let references = 0;
const record = (lines: readonly ProviderLine[], changes: object = {}) =>
  one(providerMoneyApi.record, {
    body: {
      paidOn: '2026-12-01',
      bankReference: `PAYFAST ${++references}`,
      amountCents: lines.reduce((sum, { amountCents }) => sum + amountCents, 0),
      lines: lines.map(({ kind, id }) => ({ kind, id })),
      ...changes,
    },
  });

const keptOf = async ({ paymentId }: Funded): Promise<number> =>
  Number(
    (await pool.query('select fee_cents from payfast_payments where merchant_payment_id = $1', [paymentId])).rows[0]
      .fee_cents,
  );

test('received money stays at the provider, less its fee, until an admin records the settlement', async () => {
  const before = await one(settledApi.money, {});
  const funded = await fundedByCard(app, payfast);
  const net = 190_000 - (await keptOf(funded));
  const [line] = await linesOf(funded);
  expect(line).toMatchObject({
    kind: 'payment',
    amountCents: net,
    expectedOn: settlesOn(new Date(line?.happenedAt ?? '')),
  });
  const position = await one(settledApi.money, {});
  expect(position.atProviderCents - before.atProviderCents).toBe(net);
  expect(position.heldCents - before.heldCents).toBe(190_000);
  const lines = await linesOf(funded);
  await expectRefusal(record(lines, { amountCents: net - 1 }), 'settlement.sum_differs');
  const payout = await record(lines, { bankReference: 'PAYFAST 0412' });
  expect(payout).toMatchObject({ amountCents: net, recordedBy: emails[0], lines: 1, provider: 'card' });
  expect(await linesOf(funded)).toEqual([]);
  expect(await one(settledApi.money, {})).toMatchObject({
    atProviderCents: before.atProviderCents,
    atBankCents: before.atBankCents + net,
  });
  await expectRefusal(record(lines), 'settlement.line_taken');
  const another = await linesOf(await fundedByCard(app, payfast));
  await expectRefusal(record(another, { bankReference: 'PAYFAST 0412' }), 'settlement.reference_used');
  await expectRefusal(record([{ ...(another[0] as ProviderLine), kind: 'refund' }]), 'payment.not_found');
  expect((await one(providerMoneyApi.payouts, { query: {} })).items[0]).toEqual(payout);
  expect(await auditOf(app, emails[0])).toContain('payment.record_payout done PAYFAST 0412');
  expect(await troubleInBooks(pool)).toEqual([]);
});

test('balances by place and by owner have the same sum while a refund waits to be sent', async () => {
  const funded = await fundedByCard(app, payfast, 2);
  const before = await one(settledApi.money, {});
  const { business, engagement } = onlyWork(funded);
  await moveBusiness(onlyWork(funded), 'cancel');
  const { hires } = await business.call(paymentsApi.show, { params: { merchantPaymentId: funded.paymentId } });
  expect(hires.map(({ state }) => state).toSorted()).toEqual(['funded', 'returned']);
  const cancelled = hires.find(({ engagementId }) => engagementId === engagement.id);
  expect(cancelled).toMatchObject({ state: 'returned' });
  const position = await one(settledApi.money, {});
  expect(position.refundsBookedCents - before.refundsBookedCents).toBe(190_000);
  expect(position.atProviderCents - before.atProviderCents).toBe(-190_000);
  const { atProviderCents, atBankCents, refundsBookedCents, ...whose } = position;
  const { heldCents, walletsCents, onTheirWayCents, unallocatedCents, ownCents } = whose;
  expect(atProviderCents + atBankCents + refundsBookedCents).toBe(
    heldCents + walletsCents + onTheirWayCents + unallocatedCents + ownCents + refundsBookedCents,
  );
  const { rows } = await pool.query('select id from payment_refunds where merchant_payment_id = $1', [
    funded.paymentId,
  ]);
  const about = {
    userId: business.userId,
    side: 'business',
    merchantPaymentId: funded.paymentId,
    refundId: rows[0].id,
  };
  await mailPayer({ ...services, siteUrl: app.url }, { ...about, side: 'business', news: 'refund_sent' });
  const [mail] = (await mailsTo(database, business.email)).slice(-1);
  expect(mail?.text.replaceAll(/\s+/g, ' ')).toContain(
    `R1,900.00 back to you for ${cancelled?.what}, with ${cancelled?.repName}.`,
  );
});

test('refunds and losses at the provider are deducted from a later settlement', async () => {
  const [first, second] = [await fundedByCard(app, payfast, 2), await fundedByCard(app, payfast)];
  await record(await linesOf(first));
  await moveBusiness(onlyWork(first), 'cancel');
  expect(await linesOf(first)).toEqual([]);
  const { rows } = await pool.query('select id from payment_refunds where merchant_payment_id = $1', [first.paymentId]);
  await send(rows[0].id);
  const [back] = await linesOf(first);
  expect(back).toMatchObject({ kind: 'refund', amountCents: -190_000 });
  const taken = await fundedByCard(app, payfast, 2);
  await chargeback(second);
  const lines = [...(await linesOf(first)), ...(await linesOf(second)), ...(await linesOf(taken))];
  expect(lines.map(({ kind }) => kind)).toEqual(['refund', 'payment', 'chargeback', 'payment']);
  await record(lines);
  expect(await troubleInBooks(pool)).toEqual([]);
});

test('pay can be paid out once its payment has been settled', async () => {
  const funded = await fundedByCard(app, payfast);
  const work = onlyWork(funded);
  await doWork(work, clock);
  await moveBusiness(work, 'accept');
  const { rows } = await pool.query('select rep_id from engagements where id = $1', [work.engagement.id]);
  const repId = rows[0].rep_id;
  const [line] = await linesOf(funded);
  expect(await walletOf(work.rep)).toMatchObject({
    comingCents: 171_000,
    availableCents: 0,
    coming: [{ settling: true, availableFrom: startOfDay(line?.expectedOn ?? '').toISOString() }],
  });
  const bankAccountId = await insertAccount(app, repId);
  await expectRefusal(askPayout({ rep: work.rep, bankAccountId }, 171_000), 'payout.more_than_available');
  await record(await linesOf(funded));
  expect(await walletOf(work.rep)).toMatchObject({ comingCents: 0, availableCents: 171_000, coming: [] });
  await askPayout({ rep: work.rep, bankAccountId }, 171_000);
});

test('the built-in provider settles automatically on the due day', async () => {
  await settleStandIn(services.transaction);
  const funded = await fundedByCard(app, payfast);
  const [line] = await linesOf(funded);
  await settleStandIn(services.transaction);
  expect(await linesOf(funded)).toHaveLength(1);
  clock.goTo(`${line?.expectedOn}T00:00:00+02:00`);
  await Promise.all(
    [settleStandIn(services.transaction), settleStandIn(services.transaction)].map((run) => run.catch(() => {})),
  );
  expect(await linesOf(funded)).toEqual([]);
  expect(await troubleInBooks(pool)).toEqual([]);
});

test('refunds alone delay no settlement that is due, however few lines are settled in a batch', async () => {
  clock.goTo(new Date());
  const early = await fundedByCard(app, payfast, 3);
  await record(await linesOf(early));
  for (const work of early.works.slice(0, 2)) await moveBusiness(work, 'cancel');
  const { rows } = await pool.query<{ id: string }>('select id from payment_refunds where merchant_payment_id = $1', [
    early.paymentId,
  ]);
  for (const { id } of rows) await send(id);
  const late = await fundedByCard(app, payfast);
  const due = async (day: string) =>
    (await findDueLines(services.db, 'card', day, 2)).map((line) => line.merchantPaymentId);
  expect(await due(dayInSouthAfrica(new Date()))).not.toContain(late.paymentId);
  const [line] = await linesOf(late);
  expect(await due(line?.expectedOn ?? '')).toContain(late.paymentId);
});

test('receipts and settlements are dated by the product’s clock, and a checkout for gigs expires by it', async () => {
  const funded = await fundedByCard(app, payfast);
  const started = await agreed(app);
  const { paymentId } = await startFunding(started.business);
  // Gigs in ten days' time are past by then: only the payment is settled.
  clock.goTo(new Date(), 24 * 20);
  await record(await linesOf(funded));
  const { rows } = await pool.query<{ ahead: number }>(
    `select extract(day from created_at - now())::int as ahead from ledger_transfers t
     where settlement_id = (select settled_in from payfast_payments where merchant_payment_id = $1)`,
    [funded.paymentId],
  );
  expect(rows).toEqual([{ ahead: 19 }]);
  const { paymentId: later } = await fundedByCard(app, payfast, 1, { schedule: inThirtyDays() });
  const dated = await pool.query<{ ahead: number }>(
    'select extract(day from created_at - now())::int as ahead from ledger_transfers where payment_id = $1',
    [later],
  );
  expect(new Set(dated.rows.map(({ ahead }) => ahead))).toEqual(new Set([19]));
  await abandonCheckouts(services.transaction);
  const status = await pool.query('select payment_status from payfast_payments where merchant_payment_id = $1', [
    paymentId,
  ]);
  expect(status.rows).toEqual([{ payment_status: 'ABANDONED' }]);
});

test('the balances equal what was booked on the accounts', async () => {
  const { rows } = await pool.query<{ kind: string; cents: string }>(
    'select kind, sum(amount_cents) as cents from ledger_entries join ledger_accounts on id = account_id group by kind',
  );
  const accounts = await readAccounts(app.services.db);
  expect(rows.length).toBeGreaterThan(3);
  for (const { kind, cents } of rows)
    expect(`${kind} ${accounts.get(kind as AccountKind) ?? 0n}`).toBe(`${kind} ${cents}`);
});

test('unsettled lines are listed as on the statement, from the first or any page', async () => {
  const funded = await fundedByCard(app, payfast, 2);
  await chargeback(await fundedByCard(app, payfast));
  await moveBusiness(onlyWork(funded), 'cancel');
  const { rows: refunds } = await pool.query("select id from payment_refunds where status = 'approved'");
  for (const { id } of refunds) await send(id);
  const { rows } = await pool.query<{
    kind: string;
    id: string;
    merchant_payment_id: string;
    amount: string;
    at: Date;
  }>(
    `select kind, id, merchant_payment_id, amount_cents as amount, happened_at as at from provider_lines
     where settled_in is null order by happened_at, id`,
  );
  expect(new Set(rows.map(({ kind }) => kind))).toEqual(new Set(['payment', 'refund', 'chargeback']));
  for (let from = 0; from < rows.length; from++) {
    const before = rows[from - 1];
    const { items } = await one(providerMoneyApi.lines, { query: before ? { cursor: encodeCursor(before) } : {} });
    expect(
      items.map(({ kind, id, merchantPaymentId, amountCents }) => [kind, id, merchantPaymentId, amountCents]),
    ).toEqual(
      rows.slice(from, from + 50).map((row) => [row.kind, row.id, row.merchant_payment_id, Number(row.amount)]),
    );
  }
});
