import { expect, test } from 'vitest';
import { bankStatementsApi, largestStatement } from '#contract/payouts/bank-statements.ts';
import { auditOf } from '#test/support/admins.ts';
import { expectRefusal } from '#test/support/api.ts';
import { troubleInBooks } from '#test/support/ledger.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { openPayoutDesk } from '#test/support/payout-desk.ts';
import { walletOf } from '#test/support/wallets.ts';

const app = await openTestApp({ work: false });
const desk = await openPayoutDesk(app);
const { one, asked, make, readStatement, book } = desk;

const released = async (...payoutIds: string[]) => {
  const batch = await make(payoutIds);
  await desk.fillBank(batch.totalCents);
  return desk.release(batch);
};
const today = () => new Date(Date.now() + 2 * 3_600_000).toISOString().slice(0, 10);
const statement = (...rows: readonly (readonly [string, string])[]) =>
  ['Date,Description,Amount,Balance', ...rows.map(([text, amount]) => `${today()},${text},${amount},1000.00`)].join(
    '\n',
  );
const matches = ({ matched }: Awaited<ReturnType<typeof readStatement>>) => matched.map(({ match }) => match);

test('a statement shows what was paid, is missing and is unknown, and books what matches in one action', async () => {
  const [paid, missing, wrong] = [await asked(), await asked(), await asked()];
  const batch = await released(paid.payoutId, missing.payoutId, wrong.payoutId);
  const csv = statement(
    [`IB PAYMENT ${paid.reference}`, '-200.00'],
    [wrong.reference, '-201.00'],
    ['BANK FEES', '-12.50'],
    ['TH999999', '-200.00'],
  );
  const read = await readStatement(csv);
  expect(matches(read)).toEqual(['to_book', 'amount_differs', 'unknown', 'unknown']);
  expect(read.missing.map(({ reference }) => reference)).toEqual([missing.reference, wrong.reference]);
  expect(read).toMatchObject({ lines: 4, closingCents: 100_000, readBy: one.email, firstDay: today() });
  expect(read.atBankCents).toBe(60_000);

  const booked = await book(read);
  expect(matches(booked)).toEqual(['booked', 'amount_differs', 'unknown', 'unknown']);
  expect(booked.atBankCents).toBe(40_000);
  expect(await walletOf(paid.rep)).toMatchObject({ paidCents: 20_000 });
  expect(await walletOf(wrong.rep)).toMatchObject({ paidCents: 0, onItsWayCents: 20_000 });
  const acts = async () => (await auditOf(app, one.email)).filter((act) => act.startsWith('bank_statement'));
  expect(await acts()).toEqual(['bank_statement.read done statement.csv', 'bank_statement.book done 1 paid, R200.00']);

  // The same again changes nothing.
  const again = await readStatement(csv, 'another name.csv');
  expect(again).toEqual(booked);
  expect(await book(again)).toEqual(booked);
  expect(await acts()).toHaveLength(2);
  await desk.payAll(batch);
});

test('one line for a whole batch books all of it that is still on its way', async () => {
  const [first, second] = [await asked(), await asked()];
  const batch = await released(first.payoutId, second.payoutId);
  await desk.fail(second.payoutId);
  const read = await readStatement(statement([`BULK ${batch.reference}`, '-400.00']));
  expect(matches(read)).toEqual(['to_book']);
  expect(read.missing).toEqual([]);
  expect(matches(await book(read))).toEqual(['booked']);
  expect(await walletOf(first.rep)).toMatchObject({ paidCents: 20_000 });
  expect(await walletOf(second.rep)).toMatchObject({ paidCents: 0, availableCents: 20_000 });
});

test('a payout that the bank paid twice is booked once', async () => {
  const { payoutId, reference, rep } = await asked();
  await released(payoutId);
  const read = await readStatement(statement([reference, '-200.00'], [reference, '-200.00']));
  expect(matches(read)).toEqual(['to_book', 'paid_twice']);
  expect(matches(await book(read))).toEqual(['booked', 'paid_twice']);
  expect(await walletOf(rep)).toMatchObject({ paidCents: 20_000 });
});

const shownAgain = ({ id }: { readonly id: string }) =>
  one.call(bankStatementsApi.show, { params: { statementId: id } });

test.each([
  ['after it', (out: string, back: string) => statement([out, '-200.00'], [back, '200.00'])],
  ['before it, as in a list with the newest first', (out, back) => statement([back, '200.00'], [out, '-200.00'])],
])('a return cancels the payment it names: %s', async (_, csvOf) => {
  const { payoutId, reference, rep } = await asked();
  const batch = await released(payoutId);
  const read = await readStatement(csvOf(reference, `RETURNED ${reference}`));
  expect(matches(read).toSorted()).toEqual(['came_back', 'returned']);
  expect(matches(await book(read)).toSorted()).toEqual(['came_back', 'returned']);
  // Nor the whole batch.
  await desk.payAll(batch);
  expect(await walletOf(rep)).toMatchObject({ paidCents: 0, onItsWayCents: 20_000 });
  for (const { payouts } of (await shownAgain(read)).matched)
    expect(payouts).toMatchObject([{ id: payoutId, status: 'released', returnSeen: true }]);
  await desk.fail(payoutId);
  expect(matches(await shownAgain(read))).toEqual(['booked', 'booked']);
  expect(await walletOf(rep)).toMatchObject({ paidCents: 0, availableCents: 20_000 });
});

test('a return on a later statement cancels the payment from an earlier one, booked or not', async () => {
  const [unbooked, booked] = [await asked(), await asked()];
  await released(unbooked.payoutId, booked.payoutId);
  const first = await readStatement(statement([unbooked.reference, '-200.00']));
  await book(await readStatement(statement([booked.reference, '-200.00'], ['OTHER', '-1.00'])));
  const returns = await readStatement(
    statement([`RET ${unbooked.reference}`, '200.00'], [`RET ${booked.reference}`, '200.00']),
  );
  expect(matches(returns)).toEqual(['came_back', 'came_back']);
  expect(matches(await book(first))).toEqual(['returned']);
  expect(await walletOf(unbooked.rep)).toMatchObject({ paidCents: 0 });
  await desk.fail(unbooked.payoutId);
  await desk.markReturned(booked.payoutId);
  expect(matches(await shownAgain(returns))).toEqual(['booked', 'booked']);
});

test('a return of another amount, and one line that returns several, cancel the payments as well', async () => {
  const [less, first, second] = [await asked(), await asked(), await asked()];
  const batch = await released(less.payoutId, first.payoutId, second.payoutId);
  const read = await readStatement(
    statement(
      [`BULK ${batch.reference}`, '-600.00'],
      [`RETURN LESS FEE ${less.reference}`, '195.00'],
      [`RETURNED ${first.reference} ${second.reference}`, '400.00'],
    ),
  );
  expect(matches(read)).toEqual(['returned', 'amount_differs', 'several']);
  expect(read.matched.map(({ payouts }) => payouts.map(({ id }) => id))).toEqual([
    [],
    [less.payoutId],
    [first.payoutId, second.payoutId],
  ]);
  await book(read);
  for (const { rep, payoutId } of [less, first, second]) {
    expect(await walletOf(rep)).toMatchObject({ paidCents: 0 });
    await desk.fail(payoutId);
  }
});

test('a batch books the payouts that were not returned', async () => {
  const [stays, back] = [await asked(), await asked()];
  const batch = await released(stays.payoutId, back.payoutId);
  const read = await readStatement(
    statement([`RETURNED ${back.reference}`, '200.00'], [`BULK ${batch.reference}`, '-400.00']),
  );
  expect(matches(read)).toEqual(['came_back', 'to_book']);
  expect(matches(await book(read))).toEqual(['came_back', 'returned']);
  expect(await walletOf(stays.rep)).toMatchObject({ paidCents: 20_000 });
  expect(await walletOf(back.rep)).toMatchObject({ paidCents: 0 });
  await desk.fail(back.payoutId);
  expect(matches(await shownAgain(read))).toEqual(['booked', 'booked']);
});

test('a payout of the card provider is recognised by its reference and amount, once an admin has recorded it', async () => {
  const csv = statement(['PAYFAST PF-778812', '5000.00'], ['PAYFAST PF-778812', '4999.00'], ['SOMEBODY', '5000.00']);
  const read = await readStatement(csv);
  expect(matches(read)).toEqual(['unknown', 'unknown', 'unknown']);
  await app.database.pool.query(
    `insert into provider_payouts (id, paid_on, bank_reference, amount_cents, recorded_at, line_count)
     values (gen_random_uuid(), current_date, 'pf-778812', 500000, now(), 1)`,
  );
  expect(matches(await readStatement(csv))).toEqual(['settled', 'unknown', 'unknown']);
  // It was never booked.
  await app.database.pool.query(`delete from provider_payouts where bank_reference = 'pf-778812'`);
});

test('what is not released is not booked, even if it is on a statement', async () => {
  const { payoutId, reference, rep } = await asked();
  await make([payoutId]);
  const read = await readStatement(statement([reference, '-200.00']));
  expect(matches(await book(read))).toEqual(['not_open']);
  expect(await walletOf(rep)).toMatchObject({ paidCents: 0 });
});

test.each([
  ['nothing', ''],
  ['a picture', '\u0089PNG\r\n\u001a\n'],
  ['zeros', '\u0000'.repeat(100)],
  ['a file of something else', 'name,age\nThandi,30\n'],
])('%s is not a statement', async (_, csv) => {
  await expectRefusal(readStatement(csv), 'bank_statement.unreadable');
});

test('an unreadable row is shown with the lines, whenever the statement is opened', async () => {
  const { payoutId, reference } = await asked();
  await released(payoutId);
  const day = `${today().slice(8)}/${today().slice(5, 7)}/${today().slice(2, 4)}`;
  const rows = ['Datum;Verwysing;Bedrag', `${day};${reference};\u2212200,00`, `${day};TH000001;soos ooreengekom`];
  const read = await readStatement(rows.join('\n'));
  expect(matches(read)).toEqual(['to_book']);
  expect(read.unread).toEqual([{ number: 3, text: `${day} · TH000001 · soos ooreengekom` }]);
  expect((await shownAgain(read)).unread).toEqual(read.unread);
  expect(matches(await book(read))).toEqual(['booked']);
});

test('a statement has a size limit, and its file name and texts may be anything', async () => {
  await expectRefusal(readStatement('x'.repeat(largestStatement + 1)), 'bank_statement.too_large');
  const odd = await readStatement(
    Buffer.from(`${statement(['=cmd|x', '-1.00'])}\n${today()},Caf\xe9,-2.00,3.00\u0000`, 'latin1'),
    '=cmd.csv',
  );
  expect(odd.matched.map(({ text }) => text)).toEqual(['=cmd|x', 'Café']);
  const { items } = await one.call(bankStatementsApi.list, { query: {} });
  expect(items[0]).toMatchObject({ id: odd.id, fileName: '=cmd.csv' });
});

test.each<[string, BufferEncoding]>([
  ['Excel', 'utf16le'],
  ['Windows', 'latin1'],
])('a statement in the encoding of %s is read', async (program, encoding) => {
  const csv = `Datum;Beskrywing;Bedrag\n2026-11-02;Caf\xe9 ${program};-10,00\n`;
  const content = Buffer.from(encoding === 'utf16le' ? `\uFEFF${csv}` : csv, encoding);
  const swapped = encoding === 'utf16le' ? [Buffer.from(content).swap16()] : [];
  for (const one of [content, ...swapped])
    expect((await readStatement(one)).matched.map(({ text }) => text)).toEqual([`Caf\xe9 ${program}`]);
  await expectRefusal(readStatement(Buffer.from('x')), 'bank_statement.unreadable');
  await expectRefusal(readStatement(Buffer.from('\uFEFF', 'utf16le')), 'bank_statement.unreadable');
});

test('the books still balance', async () => {
  expect(await troubleInBooks(app.database.pool)).toEqual([]);
});

test('a line dated beyond any lifetime is ignored, and other statements can still be listed', async () => {
  const head = 'Date,Description,Amount,Balance';
  const { id, matched, unread } = await readStatement(
    [head, '2026-11-02,Rent,-10.00,90.00', '9999-12-31,Rent,-1.00,'].join('\n'),
  );
  expect(matched.map(({ day }) => day)).toEqual(['2026-11-02']);
  expect(unread).toEqual([{ number: 3, text: '9999-12-31 · Rent · -1.00' }]);
  await expectRefusal(readStatement([head, '3026-11-02,Rent,-10.00,90.00'].join('\n')), 'bank_statement.unreadable');
  const { items } = await one.call(bankStatementsApi.list, { query: {} });
  expect(items[0]).toMatchObject({ id, lastDay: '2026-11-02' });
});
