import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeStorage } from '#test/support/fake-storage.ts';
import { forgetLastSeen, keepSeen, type Seen } from './last-seen.ts';

beforeEach(() => vi.stubGlobal('localStorage', new FakeStorage()));
afterEach(() => vi.unstubAllGlobals());

const dayMs = 86_400_000;
const seen = (kind: Seen['kind'], at = 1, items: Seen['items'] = [{ title: 'Promoters', lines: [] }]): Seen => ({
  kind,
  heading: 'Heading',
  at,
  items,
});
const keptOf = (userId: string): Seen[] => JSON.parse(localStorage.getItem(`last-seen:${userId}`) ?? '[]');
const kinds = (userId: string) => keptOf(userId).map(({ kind }) => kind);

test('the newest response replaces the previous one, and an empty one deletes it', () => {
  keepSeen('nomsa', seen('applications', 1));
  keepSeen('nomsa', seen('next-interview', 2));
  keepSeen('nomsa', seen('applications', 3));
  expect(keptOf('nomsa').map(({ kind, at }) => [kind, at])).toEqual([
    ['next-interview', 2],
    ['applications', 3],
  ]);
  keepSeen('nomsa', seen('next-interview', 4, []));
  expect(kinds('nomsa')).toEqual(['applications']);
});

test('of opened jobs the last five are stored', () => {
  keepSeen('nomsa', seen('legal:rep', 1));
  for (const at of [1, 2, 3, 4, 5, 6, 7]) keepSeen('nomsa', seen(`opened-job:${at}`, at));
  expect(kinds('nomsa')).toEqual([...[7, 6, 5, 4, 3].map((at) => `opened-job:${at}`), 'legal:rep']);
});

test('lists and texts are cut to their limits', () => {
  const lines = [null, '', ...Array.from({ length: 9 }, () => 'y'.repeat(5000))];
  keepSeen(
    'nomsa',
    seen(
      'applications',
      1,
      Array.from({ length: 500 }, () => ({ title: 'x'.repeat(5000), lines })),
    ),
  );
  const [{ items } = seen('applications')] = keptOf('nomsa');
  expect([items.length, items[0]?.lines.length, items[0]?.title.length]).toEqual([20, 6, 160]);
  expect(items[0]?.lines[0]).toMatch(/^y+…$/);
});

test('records older than thirty days are deleted with the next response', () => {
  keepSeen('nomsa', seen('applications', 0));
  keepSeen('nomsa', seen('legal:rep', dayMs));
  keepSeen('nomsa', seen('next-interview', 30 * dayMs));
  expect(kinds('nomsa')).toEqual(['next-interview', 'legal:rep']);
});

test('each user has their own records, and clearing deletes only the given user’s', () => {
  keepSeen('nomsa', seen('applications'));
  keepSeen('thabo', seen('applications'));
  localStorage.setItem('theme', 'dark');
  forgetLastSeen((userId) => userId !== 'thabo');
  expect(Object.keys(localStorage).toSorted()).toEqual(['last-seen:thabo', 'theme']);
});

test('with storage off, or holding invalid data, nothing fails', () => {
  localStorage.setItem('last-seen:nomsa', '{');
  keepSeen('nomsa', seen('applications'));
  expect(kinds('nomsa')).toEqual(['applications']);
  vi.stubGlobal('localStorage', undefined);
  keepSeen('nomsa', seen('applications'));
  forgetLastSeen(() => true);
});
