import { expect, test } from 'vitest';
import { plainRep } from '#test/support/pair-to-match.ts';
import type { RepToMatch } from './described.ts';
import { cannotDrive, staysOf, wantsSalary } from './unwilling.ts';

const says = (description: string): RepToMatch => ({ ...plainRep, description });

test.each([
  ['From my home office only.', 'home'],
  ['Desk work only.', 'desk'],
  ['I want an office job now.', 'desk'],
  ['All by phone so far.', null],
  ['Phone only please.', 'desk'],
  ['No walking jobs please.', 'off their feet'],
  ['I cannot stand for long.', null],
  ['Ek kan nie ver loop nie.', null],
  ['Walking the streets is not for me.', 'off their feet'],
  ['I cannot stand liars.', null],
  ['Walking all day is fine for me.', null],
  ['I worked in an office.', null],
])('%s: %s', (text, stays) => {
  expect(staysOf(says(text))).toBe(stays);
});

test.each([
  "I can't do commission only any more.",
  'I need a basic salary.',
  'I want something certain each month.',
  "Soek 'n vaste salaris.",
])('not for commission alone: %s', (text) => {
  expect(wantsSalary(says(text))).toBe(true);
});

test.each(['Commission only is how I like it.', 'Commission is okay.', 'No problem with targets and commission.'])(
  'for commission: %s',
  (text) => {
    expect(wantsSalary(says(text))).toBe(false);
  },
);

test('a rep who does not drive is recognised', () => {
  expect(cannotDrive(says("I don't drive."))).toBe(true);
  expect(cannotDrive(says("Learner's only, test booked."))).toBe(true);
  expect(cannotDrive(says('I drive every day and had no accident.'))).toBe(false);
});
