import { expect, test } from 'vitest';
import { engagementTimes } from '#contract/agreed-terms.ts';
import { assignKept, keptUntil } from './replacement.ts';

const now = new Date('2026-12-01T10:00:00Z');
const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000);

test('freed money waits for a replacement for some hours, and never past the start', () => {
  const { replaceHours } = engagementTimes;
  expect(keptUntil('withdraw', inHours(500), now)).toEqual(inHours(replaceHours));
  expect(keptUntil('lapse', inHours(5), now)).toEqual(inHours(5));
  expect(keptUntil('withdraw', inHours(-1), now)).toBeNull();
  expect(keptUntil('withdraw', null, now)).toBeNull();
  expect(keptUntil('cancel', inHours(500), now)).toBeNull();
});

test('kept money pays for work of the same job that it covers, the smallest amount first', () => {
  const due = (jobId: string, priceCents: bigint) => ({ jobId, priceCents });
  const kept = (jobId: string, amountCents: bigint) => ({ jobId, amountCents });
  const [one, two, three] = [due('a', 100n), due('a', 100n), due('b', 100n)];
  const [large, small, short] = [kept('a', 300n), kept('a', 100n), kept('b', 99n)];
  expect([...assignKept([one, two, three], [large, small, short])]).toEqual([
    [one, small],
    [two, large],
  ]);
});
