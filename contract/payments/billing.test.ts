import { expect, test } from 'vitest';
import { billingDetails, refundAccount } from './billing.ts';

const account = { accountHolder: 'Thandi Nkosi', bank: 'FNB', branchCode: '250655', accountNumber: '62000000001' };

test('numbers may be written in groups, and are stored without', () => {
  expect(refundAccount.parse({ ...account, branchCode: '250 655', accountNumber: ' 620-0000 0001' })).toEqual(account);
  const details = { name: 'Ubuntu Foods', address: '12 Long Street' };
  expect(billingDetails.parse({ ...details, vatNumber: '4 123 456 789' }).vatNumber).toBe('4123456789');
});

test('a number with letters, or of another length, is refused', () => {
  for (const accountNumber of ['62000 ABC001', '6200', '1'.repeat(17)])
    expect(refundAccount.safeParse({ ...account, accountNumber }).success).toBe(false);
});
