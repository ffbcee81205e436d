import { expect, test } from 'vitest';
import { type ComingWork, comingCents } from './coming.ts';

const disputed: ComingWork = {
  ...{ status: 'disputed', payCents: 190_000n, feeCents: 19_000n, feeBearer: 'rep', heldCents: 190_000n, repCents: 0n },
  ...{ expectedCents: null, endsAt: null, dueAt: null, decideBy: null, settlesAt: null },
  ...{ ruledCents: null, appealedAt: null, chargedBackAt: null },
};
const ruled: ComingWork = { ...disputed, ruledCents: 30_000n };
const at = new Date('2026-12-08T10:00:00Z');

test('until a dispute is decided all of the pay is coming, or what sales have earned', () => {
  expect(comingCents(disputed)).toBe(171_000n);
  expect(comingCents({ ...disputed, expectedCents: 100_000n })).toBe(90_000n);
});

test('after the first decision of a dispute what it awards is coming, also while it is appealed', () => {
  expect(comingCents(ruled)).toBe(27_000n);
  expect(comingCents({ ...ruled, expectedCents: 100_000n })).toBe(27_000n);
  expect(comingCents({ ...ruled, appealedAt: at })).toBe(27_000n);
  expect(comingCents({ ...ruled, ruledCents: 0n })).toBe(0n);
});

test('a chargeback voids the decision of a dispute, and money that was released is coming as it was', () => {
  expect(comingCents({ ...ruled, chargedBackAt: at })).toBe(171_000n);
  expect(comingCents({ ...ruled, status: 'resolved', heldCents: 0n, repCents: 27_000n })).toBe(27_000n);
});
