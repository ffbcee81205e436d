import { expect, test } from 'vitest';
import type { Notification } from '#contract/notifications/notifications.ts';
import { groupByDay, unreadWords } from './notification-days.ts';

const told = (at: string): Notification => ({
  kind: 'job.closing',
  id: '01900000-0000-7000-8000-000000000000',
  portal: 'business',
  place: 1,
  read: false,
  jobId: '01900000-0000-7000-8000-000000000001',
  jobTitle: 'Promoters',
  closesOn: '2026-03-05',
  waiting: 0,
  at,
});

test('days are South African, newest first', () => {
  const now = new Date('2026-03-03T08:00:00Z');
  const times = ['2026-03-03T07:00:00Z', '2026-03-02T22:30:00Z', '2026-03-02T21:30:00Z', '2026-02-27T10:00:00Z'];
  const days = groupByDay(times.map(told), now);
  expect(days.map(({ label, items }) => [label, items.map(({ at }) => at)])).toEqual([
    ['Today', times.slice(0, 2)],
    ['Yesterday', times.slice(2, 3)],
    ['Fri 27 February 2026', times.slice(3)],
  ]);
});

test('the bell shows the number, up to a limit', () => {
  expect([0, 1, 99, 100].map((unread) => unreadWords(unread, 99))).toEqual([
    { label: 'Notifications', badge: null },
    { label: 'Notifications, 1 unread', badge: '1' },
    { label: 'Notifications, 99 unread', badge: '99' },
    { label: 'Notifications, more than 99 unread', badge: '99+' },
  ]);
});
