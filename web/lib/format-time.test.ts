import { expect, it } from 'vitest';
import {
  daysUntil,
  formatAgo,
  formatDate,
  formatDateTime,
  formatDay,
  formatDays,
  formatTime,
  formatUntil,
} from '#web/lib/format-time.ts';

it('formats moments in South African time', () => {
  expect(formatDate('2026-03-02T22:30:00Z')).toBe('3 March 2026');
  expect(formatTime('2026-03-02T22:30:00Z')).toBe('00:30');
  expect(formatDateTime('2026-03-03T12:05:00Z')).toBe('Tue 3 March 2026, 14:05');
});

it('names the day that ends for a deadline at midnight', () => {
  const midnight = '2026-12-10T22:00:00Z';
  expect(formatUntil(midnight)).toBe('the end of Thu 10 December 2026');
  const text = (now: string, until = midnight) => formatUntil(until, new Date(now));
  expect(text('2026-11-10T10:00:00Z')).toBe('the end of Thu 10 December');
  expect(text('2026-12-08T10:00:00Z')).toBe('the end of Thursday');
  expect(text('2026-12-09T10:00:00Z')).toBe('the end of tomorrow');
  expect(text('2026-12-10T21:59:00Z')).toBe('the end of today');
  expect(text('2026-12-09T10:00:00Z', '2026-12-10T22:01:00Z')).toBe('Friday 00:01');
  expect(formatUntil('2026-12-10T12:05:00Z')).toBe('Thu 10 December 2026, 14:05');
});

it('formats a calendar day without a time zone', () => {
  expect(formatDay('2026-12-31')).toBe('Thu 31 December 2026');
});

it('formats a range of days, with a shared year once', () => {
  expect(formatDays('2026-11-22', '2026-12-22')).toBe('22 November to 22 December 2026');
  expect(formatDays('2026-12-28', '2027-01-28')).toBe('28 December 2026 to 28 January 2027');
  expect(formatDays('2026-11-22', '2026-11-22')).toBe('22 November 2026');
});

it('formats how long ago something was', () => {
  const now = new Date('2026-03-10T10:00:00Z');
  const ago = (moment: string) => formatAgo(moment, now);
  expect(ago('2026-03-10T09:59:40Z')).toBe('just now');
  expect(ago('2026-03-10T10:00:05Z')).toBe('just now');
  expect(ago('2026-03-10T09:59:00Z')).toBe('1 minute ago');
  expect(ago('2026-03-10T09:15:00Z')).toBe('45 minutes ago');
  expect(ago('2026-03-10T07:00:00Z')).toBe('3 hours ago');
  expect(ago('2026-03-09T18:00:00Z')).toBe('yesterday');
  expect(ago('2026-03-07T12:00:00Z')).toBe('3 days ago');
  expect(ago('2026-03-02T12:00:00Z')).toBe('1 week ago');
  expect(ago('2026-02-17T12:00:00Z')).toBe('3 weeks ago');
  expect(ago('2026-01-05T12:00:00Z')).toBe('5 January 2026');
});

it('counts a short time across midnight in hours', () => {
  expect(formatAgo('2026-03-09T21:30:00Z', new Date('2026-03-09T23:00:00Z'))).toBe('1 hour ago');
});

it('counts the days left, never below 0', () => {
  const now = new Date('2026-03-10T10:00:00Z');
  expect(daysUntil('2026-03-13T06:00:00Z', now)).toBe(3);
  expect(daysUntil('2026-03-01T06:00:00Z', now)).toBe(0);
});
