import { expect, test } from 'vitest';
import { actorText } from './audit-texts.ts';

test.each([
  ['schedule', 'Scheduled'],
  ['start', 'At startup'],
  ['owner of the account', 'Account owner'],
  ['naledi@thengisa.example', 'naledi@thengisa.example'],
])('the audit log shows %s as %s', (who, words) => {
  expect(actorText(who)).toBe(words);
});
