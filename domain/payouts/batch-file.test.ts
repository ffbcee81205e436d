import { expect, test } from 'vitest';
import { batchFile } from './batch-file.ts';

const line = {
  number: 1042,
  amountCents: 171_000,
  accountHolder: 'Zoë van der Westhuizen',
  accountNumber: '62 0000-12345',
  branchCode: '051001',
};

test('a payment is a line: our reference, name, amount, account, branch, their reference', () => {
  expect(batchFile([line, { ...line, number: 7, amountCents: 5 }])).toBe(
    [
      'TH001042,Zoe van der West,1710.00,62000012345,051001,Thengisa 1042\r\n',
      'TH000007,Zoe van der West,0.05,62000012345,051001,Thengisa 7\r\n',
    ].join(''),
  );
});

test.each(['=HYPERLINK("http://x","y")', '@cmd', '+1,2', '"quoted", "twice"', 'two\r\nlines', 'Юрий'])(
  'a holder called %j is one field of one line, and no formula',
  (accountHolder) => {
    const file = batchFile([{ ...line, accountHolder }]);
    expect(file.split('\r\n')).toHaveLength(2);
    const fields = file.trimEnd().split(',');
    expect(fields).toHaveLength(6);
    for (const field of fields) expect(field).toMatch(/^[A-Za-z0-9][A-Za-z0-9 .-]{0,15}$/);
  },
);
