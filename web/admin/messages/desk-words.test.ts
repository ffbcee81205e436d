import { expect, test } from 'vitest';
import { assigneeWords, dueWords, lookingWords, openWords, sinceWords } from './desk-words.ts';

const now = new Date('2026-11-23T08:00:00.000Z');
const since = '2026-11-23T07:55:00.000Z';

test('names the time since when a question has its status', () => {
  expect(sinceWords({ status: 'open', since }, now)).toBe('Asked 5 minutes ago');
  expect(sinceWords({ status: 'waiting', since }, now)).toBe('Answered 5 minutes ago');
  expect(sinceWords({ status: 'closed', since }, now)).toBe('Closed 5 minutes ago');
});

test('names the assignee, and until when', () => {
  const assignee = { adminId: 'a', email: 'a@example.co.za', mine: true, answerBy: '2026-11-23T12:00:00.000Z' };
  expect(assigneeWords({ status: 'open', assignee }, now)).toBe('With you, answer by today 14:00');
  expect(dueWords({ assignee }, now)).toBe('Answer by today 14:00');
  const other = { ...assignee, mine: false, answerBy: null };
  expect(assigneeWords({ status: 'waiting', assignee: other }, now)).toBe('With a@example.co.za');
  expect(dueWords({ assignee: other }, now)).toBeNull();
  expect(assigneeWords({ status: 'open', assignee: null }, now)).toBe('Unassigned');
  expect(assigneeWords({ status: 'closed', assignee: null }, now)).toBe('Closed');
});

test('names other viewers', () => {
  expect(lookingWords([])).toBeNull();
  expect(lookingWords(['a@x', 'b@x'])).toBe('a@x and b@x also have this open');
});

test('lists what is under way, and nothing else', () => {
  expect(openWords({ jobs: 1, applications: 0, work: 2, disputes: 0 })).toEqual(['1 open job', '2 gigs in progress']);
});
