import { expect, test } from 'vitest';
import type { Message } from '#contract/messaging/messages.ts';
import type { KeptMessage, Wait } from './sync/outbox.ts';
import { seenUpTo, threadRows } from './thread-rows.ts';

const message = (position: number, senderId: string, createdAt = '2026-03-03T10:00:00.000Z') =>
  ({ id: `m${position}`, position, senderId, createdAt }) as Message;

const kept = (id: string) => ({ id, at: '2026-03-04T10:00:00.000Z' }) as KeptMessage;

const rows = (messages: Message[], waiting: KeptMessage[] = [], readUpTo: number | null = null) =>
  threadRows({ messages, kept: waiting, userId: 'me', readUpTo, waiting: null });

test('a day begins at midnight in South Africa, and names are repeated after it', () => {
  const days = rows([message(1, 'she', '2026-03-03T21:59:00.000Z'), message(2, 'she', '2026-03-03T22:01:00.000Z')]);
  expect(days.map(({ day }) => day)).toEqual(['2026-03-03', '2026-03-04']);
  expect(days.map(({ first }) => first)).toEqual([true, true]);
});

test('the first of several by one person shows the name', () => {
  expect(
    rows([message(1, 'she'), message(2, 'she'), message(3, 'me'), message(4, 'she')]).map(({ first }) => first),
  ).toEqual([true, false, true, true]);
});

test('the line is above the first unread message from others, once', () => {
  const all = [message(1, 'she'), message(2, 'me'), message(3, 'she'), message(4, 'she')];
  const marked = (readUpTo: number | null) =>
    rows(all, [], readUpTo).flatMap(({ id, firstUnread }) => (firstUnread ? [id] : []));
  expect(marked(1)).toEqual(['m3']);
  expect(marked(4)).toEqual([]);
  expect(marked(null)).toEqual([]);
});

test('queued messages come last, without duplicates of those the server has', () => {
  const all = rows([message(1, 'she'), message(2, 'me')], [kept('m2'), kept('k3')]);
  expect(all.map(({ id, mine, message: sent }) => [id, mine, sent !== null])).toEqual([
    ['m1', false, true],
    ['m2', true, true],
    ['k3', true, false],
  ]);
});

test('messages after a refused one wait for it; others are sent, or say what they wait for', () => {
  const all = [kept('a'), { ...kept('b'), failed: { code: '', title: '', message: '' } }, kept('c')];
  const states = (waiting: Wait | null) =>
    threadRows({ messages: [], kept: all, userId: 'me', readUpTo: null, waiting }).map(({ keptState }) => keptState);
  expect(states(null)).toEqual(['sending', 'sending', 'behind']);
  expect(states('connection')).toEqual(['connection', 'connection', 'behind']);
  expect(states('pace')).toEqual(['pace', 'pace', 'behind']);
});

test('at the end, unread messages above count as read, also if only the user’s own are in view', () => {
  const inView = rows([message(8, 'she'), message(9, 'me'), message(10, 'me')], [kept('k11')]);
  expect(seenUpTo(inView, false)).toBe(8);
  expect(seenUpTo(inView.slice(1), true)).toBe(10);
  expect(seenUpTo(inView.slice(1), false)).toBe(0);
});
