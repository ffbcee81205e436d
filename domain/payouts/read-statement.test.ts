import { describe, expect, test } from 'vitest';
import { growthOf, linear } from '#test/support/growth.ts';
import { mostStatementLines, readStatement as read } from './read-statement.ts';

const readStatement = (csv: string) => read(csv, '2026-12-01');

const paid = { day: '2026-11-23', amountCents: -171_000 };

describe('layouts', () => {
  test.each([
    ['date, description, amount, balance', 'Date,Description,Amount,Balance\n2026-11-23,IB TH001042,-1710.00,8290.00'],
    [
      'account above it, newest first, and the balance before the words',
      'ACCOUNT NUMBER,62000012345\n"Account of","Thengisa (Pty) Ltd"\n\nDate, Amount, Balance, Description\n23 Nov 2026,"-1,710.00","8,290.00",IB TH001042\n22 Nov 2026,10000,10000,OPENING',
    ],
    [
      'money in and money out',
      'Nr,Account,Posting Date,Transaction Date,Description,Original Description,Parent Category,Category,Money In,Money Out,Fee,Balance\n1,1,2026-11-23,2026-11-22,IB,TH001042,A,B,,-1710.00,,8290.00',
    ],
    [
      'debit and credit without a sign, semicolons and decimal commas',
      'Value date;Details;Reference;Debit;Credit;Running balance\r\n23/11/2026;IB;TH001042;1 710,00;;8 290,00\r\n;TOTAL;;1 710,00;;\r\n',
    ],
    ['a short year', 'Date,Reference,Amount\n23/11/26,TH001042,-1710.00'],
    ['no year, and a minus sign', 'Date;Description;Amount (R)\n23 Nov;TH001042;\u22121 710,00'],
    [
      'Afrikaans',
      'Rekeningnommer;62000012345\nDatum;Beskrywing;Debiet;Krediet;Saldo\n23 Nov 2026;IB TH001042;1 710,00;;8 290,00',
    ],
    [
      'Afrikaans, with one amount',
      'Transaksiedatum,Verwysing,Bedrag (ZAR),Lopende saldo\n23/11/2026,TH001042,"1,710.00 Dt",0',
    ],
    [
      'numbered lines with fields in single quotes',
      "2,'Account',62000012345\n5,'Number','Date','Description1','Description2','Amount','Balance'\n5,1,'23 Nov','FNB OB','TH001042',-1710.00,8290.00",
    ],
    ['in and out', 'Date,Description,In (R),Out (R),Balance (R)\n23 Nov 26,TH001042,,-1 710.00,8 290.00'],
    ['deposits and payments', 'Date,Statement description,Payments,Deposits\n23 Nov,TH001042,"1,710.00",'],
    ['a reference beside the words', 'Date,Transaction reference,Description,Amount\n23-Nov-26,TH001042,PAY,(1710.00)'],
    ['Dr and Cr in a column', 'Date,Description,Amount,Dr/Cr\n23/11/2026,TH001042,1710.00,DR\n22/11/2026,IN,1.00,CR'],
    ['debit and credit by type', 'Date,Description,Amount,Type\n23/11/2026,TH001042,1710.00,Debit'],
    ['a type of another kind', 'Date,Description,Amount,Type\n23/11/2026,TH001042,-1710.00,EFT'],
    ['strokes', 'Date|Description|Amount\n23/11/2026|TH001042|-1710.00'],
    ['a line for Excel', 'sep=;\nDate;Description;Amount\n23/11/2026;TH001042;-1710,00'],
    ['lines of an old Mac', 'Date,Description,Amount\r23/11/2026,TH001042,-1710.00\r'],
    ['heads with invisible characters', 'Date\u00A0,Description\u200B,Amount\n23/11/2026,TH001042,-1710.00'],
    ['no names, and a sign', '23 Nov 2026;Payment TH001042;-1 710,00'],
    ['no names, newest first', '2026/11/23,TH001042,-1710.00,8290.00\n2026/11/22,IN,10000.00,10000.00'],
    ['no names, in and out', '23/11/2026,TH001042,1710.00,,8290.00\n22/11/2026,IN,,10000.00,10000.00'],
    [
      'no names, an account above and codes beside',
      'Account:,1234567890\nType:,Current\nBranch:,123456\nHIST,23Nov2026,##,-1710.00,IB TH001042,3000,0',
    ],
    ['no balance', '\uFEFF"Transaction Date"\t"Statement Reference"\t"Amount"\n20261123\tTH001042\tR1 710.00-'],
  ])('%s', (_, csv) => {
    const [line] = readStatement(csv)?.lines ?? [];
    expect(line).toMatchObject(paid);
    expect(line?.text).toContain('TH001042');
  });
});

test('nameless columns are identified by the balance, and other rows are reported', () => {
  const rows = ['Account,123', '22/11/2026,IN,10000.00,,10000.00', '23/11/2026,TH001042,,1710.00,8290.00', 'Total,x'];
  const statement = readStatement(rows.join('\n'));
  expect(statement?.lines.map(({ amountCents, balanceCents }) => [amountCents, balanceCents])).toEqual([
    [1_000_000, 1_000_000],
    [-171_000, 829_000],
  ]);
  expect(statement?.closingCents).toBe(829_000);
  expect(statement?.unread).toEqual([
    { number: 1, text: 'Account · 123' },
    { number: 4, text: 'Total · x' },
  ]);
});

test('a line without Dr or Cr is reported', () => {
  const csv = 'Date,Description,Amount,Dr/Cr\n23/11/2026,TH001042,1710.00,DR\n23/11/2026,TH001043,5.00,';
  expect(readStatement(csv)?.unread).toEqual([{ number: 3, text: '23/11/2026 · TH001043 · 5.00' }]);
});

test('the time for nameless columns grows with their rows', async () => {
  const row = (index: number) => `${String((index % 28) + 1).padStart(2, '0')}/11/2026,x${',1.00'.repeat(27)}\n`;
  const read = (size: number) => readStatement(Array.from({ length: size }, (_, index) => row(index)).join(''));
  expect(read(5000)).toBeNull();
  expect(await growthOf(read, 250)).toBeLessThan(linear);
});

test('the balance at the end is that after the newest line, in either order', () => {
  const head = 'Date,Description,Amount,Balance\n';
  const closing = (rows: string[]) => readStatement(head + rows.join('\n'))?.closingCents;
  const rows = ['2026-11-22,in,100.00,100.00', '2026-11-23,out,-30.00,70.00'];
  expect(closing(rows)).toBe(7_000);
  expect(closing(rows.toReversed())).toBe(7_000);
  const sameDay = rows.map((row) => row.replace('22', '23'));
  expect(closing(sameDay)).toBe(7_000);
  expect(closing(sameDay.toReversed())).toBe(7_000);
  expect(readStatement('Datum,Beskrywing,Bedrag,Saldo\n2026-11-22,in,100.00,70.00')?.closingCents).toBe(7_000);
  expect(readStatement('Date,Description,Amount\n2026-11-22,in,100.00')?.closingCents).toBeNull();
});

test.each([
  ['nothing', ''],
  ['no columns that we know', 'a,b,c\n1,2,3'],
  ['nameless columns, any of two of which may be the balance', '23/11/2026,TH001042,1710.00,8290.00'],
  ['nameless columns whose amounts have no sign', '23/11/2026,TH001042,1710.00\n22/11/2026,IN,10000.00'],
  ['nameless columns that do not add up', '23/11/2026,TH001042,-1710.00,8290.00\n22/11/2026,IN,10000.00,1.00'],
  ['nameless columns without words', '23/11/2026,-1710.00\n22/11/2026,10000.00'],
  ['columns without end', `23/11/2026,TH001042,-1710.00${',x'.repeat(100_000)}\n`.repeat(4)],
  ['columns and no line', 'Date,Description,Amount\n'],
  ['lines that say nothing', 'Date,Description,Amount\nyesterday,much,-1\n2026-11-23,all,much'],
  ['a picture', '\u0089PNG\r\n\u001a\n\u0000\u0000'],
])('%s is no statement', (_, csv) => {
  expect(readStatement(csv)).toBeNull();
});

test('too many lines to review are no statement', () => {
  const csv = (lines: number) => `Date,Description,Amount\n${'2026-11-23,in,1.00\n'.repeat(lines)}`;
  expect(readStatement(csv(mostStatementLines))?.lines).toHaveLength(mostStatementLines);
  expect(readStatement(csv(mostStatementLines + 1))).toBeNull();
});

test('an open quote ends with the file', () => {
  expect(readStatement('Date,Description,Amount\n2026-11-23,"in,1.00')).toBeNull();
});

test('an unreadable row is reported, as the bank wrote it', () => {
  const csv = [
    ...['Account;1', 'Date;Description;Amount', '23 Nov 2026;TH001042;-1710,00', '31/02/2026;TH001043;-5,00'],
    ...['24 Nov 2026;TH001044;much', '', 'Date;Description;Amount', '25 Nov 2026;TH001045;-6,00', ';Total;-1716,00'],
  ];
  const statement = readStatement(csv.join('\n'));
  expect(statement?.lines.map(({ text }) => text)).toEqual(['TH001042', 'TH001045']);
  expect(statement?.unread).toEqual([
    { number: 4, text: '31/02/2026 · TH001043 · -5,00' },
    { number: 5, text: '24 Nov 2026 · TH001044 · much' },
    { number: 8, text: 'Total · -1716,00' },
  ]);
});
