import { expect, test } from 'vitest';
import { nameOf, surplus, timeOf } from './thin-backups.ts';

const now = new Date('2026-11-30T12:00:00Z');
const hoursAgo = (hours: number) => nameOf(new Date(now.getTime() - hours * 3_600_000));
const keptOf = (names: readonly string[]) => {
  const removed = new Set(surplus(names, now));
  return names.filter((name) => !removed.has(name));
};

test('thin-backups names a backup by its second, and reads it back', () => {
  expect(nameOf(new Date('2026-11-30T18:03:47.123Z'))).toBe('20261130T180347Z');
  expect(timeOf('20261130T180347Z')).toEqual(new Date('2026-11-30T18:03:47Z'));
});

test('thin-backups keeps all for two days, then the newest of a day, a week and a month', () => {
  const hourly = Array.from({ length: 24 * 500 }, (_, hour) => hoursAgo(hour));
  const kept = keptOf(hourly);
  const aged = (from: number, to: number) =>
    kept.filter((name) => {
      const days = (now.getTime() - timeOf(name).getTime()) / 86_400_000;
      return days >= from && days < to;
    });
  expect(aged(0, 2)).toHaveLength(48);
  expect(aged(2, 14)).toHaveLength(13);
  expect(aged(14, 60)).toHaveLength(7);
  expect(aged(60, 400)).toHaveLength(13);
  expect(aged(400, 500)).toEqual([]);
  // The newest of a full day, not its first.
  expect(aged(5, 6)[0]).toMatch(/T23/);
});

test('thin-backups keeps the newest, however old it is', () => {
  const names = [hoursAgo(24 * 900), hoursAgo(24 * 800)];
  expect(keptOf(names)).toEqual([hoursAgo(24 * 800)]);
});
