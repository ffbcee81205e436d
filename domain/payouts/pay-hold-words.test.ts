import { expect, test } from 'vitest';
import { describePayHold } from './pay-hold-words.ts';

const hold = { jobTitle: 'Launch day', name: 'Ubuntu Foods', amountCents: 171_000 };

test('a hold names the amount, the gig and whose bank it was, and its release says what the rep can do', () => {
  const placed = describePayHold({ ...hold, lifted: false });
  expect(placed.title).toBe('R1,710.00 for Launch day is on hold');
  expect(placed.detail).toContain('The bank of Ubuntu Foods took its payment back.');
  expect(describePayHold({ ...hold, lifted: true })).toEqual({
    title: 'The hold on your pay for Launch day is released',
    detail: 'You can have R1,710.00 paid out.',
  });
});
