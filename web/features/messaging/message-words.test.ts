import { expect, test } from 'vitest';
import type { Conversation, Participant } from '#contract/messaging/conversations.ts';
import { type Message, messageContent } from '#contract/messaging/messages.ts';
import { audienceWords, lastWords, shortWhen, typingWords } from './conversation-words.ts';
import { mayEdit, stateWords } from './message-state.ts';
import { asMessage, lengthWords } from './message-text.ts';

const other = (deliveredUpTo: number, seenUpTo: number | null) => ({ deliveredUpTo, seenUpTo }) as Participant;
const conversationOf = (...participants: Participant[]) => ({
  participants,
  participantCount: participants.length + 1,
});

test('a message’s status is put in plain words', () => {
  expect(stateWords(5, conversationOf(other(4, 4)))).toBe('Sent');
  expect(stateWords(5, conversationOf(other(5, 4)))).toBe('Delivered');
  expect(stateWords(5, conversationOf(other(5, 5)))).toBe('Seen');
  expect(stateWords(5, conversationOf(other(9, null)))).toBe('Delivered');
});

test('in a group the status gives numbers', () => {
  expect(stateWords(5, conversationOf(other(5, 4), other(4, 4)))).toBe('Sent');
  expect(stateWords(5, conversationOf(other(5, 5), other(5, 4)))).toBe('Seen by 1');
  expect(stateWords(5, conversationOf(other(5, 5), other(5, 5)))).toBe('Seen by all');
  // Of a large group only the first are named.
  expect(stateWords(5, { participants: [other(5, 5)], participantCount: 30 })).toBe('Seen by 1 or more');
});

test('a message can be edited for 15 minutes, and not once it is deleted', () => {
  const message = { createdAt: '2026-03-03T10:00:00.000Z', deletedAt: null } as Message;
  expect(mayEdit(message, new Date('2026-03-03T10:14:59Z'))).toBe(true);
  expect(mayEdit(message, new Date('2026-03-03T10:15:00Z'))).toBe(false);
  expect(mayEdit({ ...message, deletedAt: '2026-03-03T10:01:00.000Z' }, new Date('2026-03-03T10:02:00Z'))).toBe(false);
});

test('blank text is no message, nor is one that is too long, whose length is shown near the limit', () => {
  expect([' \n\t', '\u200b', 'a'.repeat(4001)].map(asMessage)).toEqual([null, null, null]);
  expect(asMessage('  Hello 👋🏽\n')).toBe('Hello 👋🏽');
  expect(asMessage('a'.repeat(4000))).toHaveLength(4000);
  expect(lengthWords('a'.repeat(3799))).toBeNull();
  expect(lengthWords('a'.repeat(3800))).toEqual({ text: '3800 / 4000', over: false });
  expect(lengthWords('a'.repeat(4001))?.over).toBe(true);
});

test('the list shows the time and the last message', () => {
  const now = new Date('2026-03-04T10:00:00Z');
  const times = ['2026-03-04T06:05:00Z', '2026-03-03T06:05:00Z', '2026-02-03T06:05:00Z', '2025-02-03T06:05:00Z'];
  expect(times.map((at) => shortWhen(at, now))).toEqual(['08:05', 'Yesterday', '3 February', '3 February 2025']);
  const conversation = (senderId: string, deleted: boolean, kind = 'application') =>
    ({ kind, lastMessage: { senderId, senderName: 'Thabo', text: 'Yes', deleted, at: '' } }) as Conversation;
  expect(lastWords(conversation('me', false), 'me')).toBe('You: Yes');
  expect(lastWords(conversation('he', false), 'me')).toBe('Yes');
  expect(lastWords(conversation('he', false, 'job'), 'me')).toBe('Thabo: Yes');
  expect(lastWords(conversation('he', true), 'me')).toBe('Message deleted');
});

test('names who an announcement reaches', () => {
  expect([0, 1, 2].map(audienceWords)).toEqual([
    'You haven’t hired any reps yet. Reps you hire later will see this.',
    'Goes to the one hired rep.',
    'Goes to all 2 hired reps.',
  ]);
});

test('names who is typing', () => {
  expect([[], ['A'], ['A', 'B'], ['A', 'B', 'C']].map(typingWords)).toEqual([
    '',
    'A is writing…',
    'A and B are writing…',
    '3 people are writing…',
  ]);
});

test.each([' \n\t', '\u200b', '  Hello 👋🏽\n', 'a\u0000', '\ud83d', 'e\u0308', 'a'.repeat(4000), 'a'.repeat(4001)])(
  'a message is tidied or refused as by the contract (%#)',
  (typed) => expect(asMessage(typed)).toBe(messageContent.safeParse(typed).data ?? null),
);
