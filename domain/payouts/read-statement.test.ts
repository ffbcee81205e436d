import { describe, expect, test } from 'vitest';
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
    ['no balance', '\uFEFF"Transaction Date"\t"Statement Reference"\t"Amount"\n20261123\tTH001042\tR1 710.00-'],
  ])('%s', (_, csv) => {
    const [line] = readStatement(csv)?.lines ?? [];
    expect(line).toMatchObject(paid);
    expect(line?.text).toContain('TH001042');
  });
});

test('the balance at the end is that after the newest line, whichever stands first', () => {
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
  ['columns and no line', 'Date,Description,Amount\n'],
  ['lines that say nothing', 'Date,Description,Amount\nyesterday,much,-1\n2026-11-23,all,much'],
  ['a picture', '\u0089PNG\r\n\u001a\n\u0000\u0000'],
])('%s is no statement', (_, csv) => {
  expect(readStatement(csv)).toBeNull();
});

test('more lines than anybody reads are no statement', () => {
  const csv = (lines: number) => `Date,Description,Amount\n${'2026-11-23,in,1.00\n'.repeat(lines)}`;
  expect(readStatement(csv(mostStatementLines))?.lines).toHaveLength(mostStatementLines);
  expect(readStatement(csv(mostStatementLines + 1))).toBeNull();
});

test('an open quote ends with the file', () => {
  expect(readStatement('Date,Description,Amount\n2026-11-23,"in,1.00')).toBeNull();
});

test('a row that cannot be read is told, as the bank wrote it', () => {
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
