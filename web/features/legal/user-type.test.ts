import { expect, test } from 'vitest';
import type { Role } from '#contract/accounts/roles.ts';
import { detectUserType } from './user-type.ts';

const rep = { id: 'r', fullName: 'Thabo Mokoena' };
const business = { id: 'b', companyName: 'Ubuntu Foods' };

test.each<[Role[], ReturnType<typeof detectUserType>]>([
  [['sales_rep'], 'rep'],
  [['business'], 'business'],
  [['sales_rep', 'business'], 'rep'],
  [['business', 'sales_rep'], 'business'],
  [['admin', 'business'], 'business'],
  [['admin'], null],
])('of the roles %s the first decides', (roles, expected) => {
  expect(detectUserType({ roles, rep, business })).toBe(expected);
});

test('without a role, a profile decides', () => {
  expect(detectUserType({ roles: [], rep, business: null })).toBe('rep');
  expect(detectUserType({ roles: [], rep: null, business })).toBe('business');
  expect(detectUserType({ roles: [], rep: null, business: null })).toBeNull();
});
