import { expect, test } from 'vitest';
import { describeNotification } from './notifications.ts';

const engagementId = '01900000-0000-7000-8000-000000000001';
const say = { moment: (moment: string) => moment, day: (day: string) => day };
const wordsOf = (lifted: boolean) => describeNotification({ kind: 'pay.hold', engagementId, ...hold, lifted }, say);
const hold = { jobTitle: 'Launch day', name: 'Ubuntu Foods', amountCents: 171_000 };

test('a hold names the amount, the gig and whose bank it was, and its release says what the rep can do', () => {
  const placed = wordsOf(false);
  expect(placed.title).toBe('R1,710.00 for Launch day is on hold');
  expect(placed.detail).toContain('The bank reversed the payment from Ubuntu Foods.');
  expect(wordsOf(true)).toEqual({
    title: 'The hold on your pay for Launch day is released',
    detail: 'You can request a payout of R1,710.00.',
  });
});
