import { expect, test } from 'vitest';
import { timeLeft } from './own-job-texts.ts';

const today = '2026-03-10';

test('an open job shows the days left to apply', () => {
  expect(timeLeft({ status: 'active', closesOn: '2026-03-15' }, today)).toBe('5 days left');
  expect(timeLeft({ status: 'paused', closesOn: '2026-03-11' }, today)).toBe('1 day left');
  expect(timeLeft({ status: 'active', closesOn: '2026-03-10' }, today)).toBe('Last day');
});

test('one that has ended, or that the clock has yet to close, shows none', () => {
  expect(timeLeft({ status: 'filled', closesOn: '2026-03-15' }, today)).toBe('–');
  expect(timeLeft({ status: 'active', closesOn: '2026-03-09' }, today)).toBe('–');
});
