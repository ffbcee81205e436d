import { expect, test } from 'vitest';
import { actorsWorded, actorText } from './audit-actors.ts';

test.each([
  ['command line', 'Command line'],
  ['schedule', 'System (schedule)'],
  ['start', 'System (startup)'],
  ['new mailbox', 'New email address'],
  ['owner of the account', 'Account owner'],
  ['naledi@thengisa.example', 'naledi@thengisa.example'],
])('the audit log shows %s as %s', (who, words) => {
  expect(actorText(who)).toBe(words);
});

test('actors are found by their words', () => {
  expect(actorsWorded('system (')).toEqual(['schedule', 'start']);
  expect(actorsWorded('New email')).toEqual(['new mailbox']);
  expect(actorsWorded('naledi')).toEqual([]);
});
