import { expect, test } from 'vitest';
import { presenceOf } from './presence.ts';

const shift = { start: new Date('2026-12-05T09:00:00+02:00'), end: new Date('2026-12-05T17:00:00+02:00') };
const absent = { inAt: null, outAt: null, waitingAt: null, vouched: false };
const at = (time: string) => new Date(`2026-12-05T${time}:00+02:00`);

test.each([
  ['confirmed', absent, '08:59', 'expected'],
  ['confirmed', absent, '09:00', 'late'],
  ['active', absent, '09:00', 'late'],
  ['confirmed', absent, '17:00', 'absent'],
  ['active', { ...absent, inAt: at('08:50') }, '09:30', 'here'],
  ['active', { ...absent, inAt: at('08:50'), outAt: at('16:50') }, '16:55', 'gone'],
  ['active', { ...absent, inAt: at('08:50') }, '17:00', 'gone'],
  ['confirmed', { ...absent, waitingAt: at('09:05') }, '09:30', 'waiting'],
  ['business_absent', { ...absent, waitingAt: at('09:05') }, '18:00', null],
  ['active', { ...absent, vouched: true }, '10:00', 'vouched'],
  // Unpaid, or cancelled.
  ['agreed', absent, '08:00', null],
  ['cancelled', absent, '10:00', null],
] as const)('%s, %j at %s: %s', (status, attended, time, presence) => {
  expect(presenceOf(status, shift, attended, at(time))).toBe(presence);
});
