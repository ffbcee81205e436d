import { expect, test } from 'vitest';
import { type MemberState, reasonClosed } from './closed.ts';

const open: MemberState = {
  kind: 'application',
  side: 'rep',
  repliesTo: null,
  left: false,
  otherGone: false,
  blocked: false,
};

test('two participants who know each other can write to each other', () => {
  expect(reasonClosed(open)).toBeNull();
});

test('a participant who left, who is alone or who is blocked cannot', () => {
  expect(reasonClosed({ ...open, left: true, blocked: true })).toBe('left');
  expect(reasonClosed({ ...open, otherGone: true })).toBe('other_gone');
  expect(reasonClosed({ ...open, blocked: true })).toBe('blocked');
});

test('where answers go to the business alone, reps do not write to all', () => {
  const hired: MemberState = { ...open, kind: 'job', repliesTo: 'business' };
  expect(reasonClosed(hired)).toBe('replies_private');
  expect(reasonClosed({ ...hired, repliesTo: 'all' })).toBeNull();
  expect(reasonClosed({ ...hired, side: 'business' })).toBeNull();
});
