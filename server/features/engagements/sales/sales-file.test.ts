import { expect, test } from 'vitest';
import { salesApi } from '#contract/engagements/sales.ts';
import { readSalesRow } from '#domain/engagements/sales-file.ts';
import { expectRefusal } from '#test/support/api.ts';
import { payGigsHere, productClock } from '#test/support/engagements.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { atWork, orderOf, type Selling } from '#test/support/sales.ts';

const app = await openTestApp({ work: false });
await payGigsHere(app);
const clock = productClock();

const send = ({ business }: Selling, lines: readonly string[]) =>
  business.call(salesApi.importFile, {
    body: { content: `Number;Code;Amount;Time;Place\r\n${lines.join('\r\n')}\r\n` },
  });

/** In South Africa, as a till writes it. */
const timeOf = (work: Selling) =>
  new Date(new Date(orderOf(work).at).getTime() + 2 * 3_600_000).toISOString().slice(0, 16).replace('T', ' ');

test('a file is imported once, and its rows are sales like any other', async () => {
  const work = await atWork(app, clock);
  const rows = [
    `A-1;${work.code};1 234,50;${timeOf(work)};Gateway`,
    `A-2;${work.code.toLowerCase()};99,9;${timeOf(work)};`,
  ];
  expect(await send(work, rows)).toEqual({ imported: 2, repeated: 0 });
  expect(await send(work, rows)).toEqual({ imported: 0, repeated: 2 });
  const { items } = await work.business.call(salesApi.list, { query: {} });
  expect(items.map(({ amountCents, place, source }) => [amountCents, place, source]).toSorted()).toEqual([
    [123_450, 'Gateway', 'csv'],
    [9_990, null, 'csv'],
  ]);
});

test('with a wrong row nothing is imported, and each is named', async () => {
  const work = await atWork(app, clock);
  const good = `B-1;${work.code};10,00;${timeOf(work)};`;
  const { errors } = await expectRefusal(
    send(work, [
      good,
      `B-2;AAAAAAA;10,00;${timeOf(work)};`,
      `B-3;${work.code};ten;${timeOf(work)};`,
      good.replace('10', '11'),
      `B-4;${work.code};499.900;${timeOf(work)};`,
    ]),
    'sales.file_invalid',
  );
  expect(errors?.map(({ field }) => field)).toEqual(['Row 3', 'Row 4', 'Row 5', 'Row 6']);
  expect(errors?.at(-1)?.message).toBe('Write the amount like 1234.50 instead of “499.900”.');
  expect((await work.business.call(salesApi.list, { query: {} })).items).toEqual([]);
  const headless = work.business.call(salesApi.importFile, { body: { content: good } });
  expect((await expectRefusal(headless, 'sales.file_invalid')).errors?.[0]?.field).toBe('Row 1');
});

test.each([
  ['1 234,50', 123_450],
  ['R1,234.50', 123_450],
  ['1.234,5', 123_450],
  ['1,234,567.89', 123_456_789],
  ['R 1 234', 123_400],
  ['1,234', Number.NaN],
  ['1.234', Number.NaN],
  ['499.900', Number.NaN],
  ['1 234,500', Number.NaN],
  ['12,34.50', Number.NaN],
  ['1 2', Number.NaN],
  ['12', 1_200],
  ['-5', Number.NaN],
  ['', Number.NaN],
])('the amount %j is %d cents', (amount, cents) => {
  expect(readSalesRow({ amount }).amountCents).toBe(cents);
});

test('a time without a zone is one in South Africa', () => {
  expect(readSalesRow({ time: '2026/11/30 14:05' }).at).toBe('2026-11-30T12:05:00.000Z');
  expect(readSalesRow({ time: '2026-11-30T14:05:00Z' }).at).toBe('2026-11-30T14:05:00Z');
});
