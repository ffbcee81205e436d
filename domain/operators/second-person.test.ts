import { expect, test } from 'vitest';
import { type Colleague, refuseSecondPerson, type TeamChange } from './second-person.ts';

const person = (id: string, more: Partial<Colleague> = {}): Colleague => ({ id, role: 'owner', active: true, ...more });
const refused = (approver: Colleague, changes: readonly TeamChange[] = [], proposer = person('proposer')) =>
  refuseSecondPerson({ act: 'payout.return', proposer, approver, changes });

test('another active admin with the role is the second person, and the proposer is not', () => {
  expect(refused(person('other'))).toBeNull();
  expect(refused(person('other', { role: 'finance' }))).toBeNull();
  expect(refused(person('proposer'))).toBe('approval.own');
  expect(refused(person('other', { role: 'reviewer' }))).toBe('admin.not_permitted');
  expect(refused(person('other', { active: false }))).toBe('admin.not_permitted');
});

test('a proposer who was disabled or demoted has nothing approved', () => {
  expect(refused(person('other'), [], person('proposer', { active: false }))).toBe('approval.proposer_gone');
  expect(refused(person('other'), [], person('proposer', { role: 'support' }))).toBe('approval.proposer_gone');
});

test('no admin makes their own second person, under any proposer', () => {
  expect(refused(person('other'), [{ by: 'proposer', on: 'other' }])).toBe('approval.account_new');
  expect(refused(person('other'), [{ by: 'third', on: 'other' }])).toBe('approval.account_new');
  expect(refused(person('other'), [{ by: 'other', on: 'proposer' }])).toBe('approval.account_new');
  expect(refused(person('other'), [{ by: 'third', on: 'proposer' }])).toBeNull();
  expect(refused(person('other'), [{ by: 'other', on: 'third' }])).toBeNull();
});
