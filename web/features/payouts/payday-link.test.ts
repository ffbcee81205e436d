import { expect, test } from 'vitest';
import { paydayWords } from './payday-link.tsx';

test('the dashboard links to the wallet while money is in it, or on its way', () => {
  expect(paydayWords({ availableCents: 119_700, openPayout: null })).toEqual({
    title: 'R1,197.00 is in your wallet',
    action: 'Request payout',
  });
  expect(paydayWords({ availableCents: 0, openPayout: { expectedOn: '2026-12-08' } })?.title).toMatch(
    /^Your payout arrives by Tue/,
  );
  expect(paydayWords({ availableCents: 0, openPayout: null })).toBeNull();
});
