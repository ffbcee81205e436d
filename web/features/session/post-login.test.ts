import { expect, test } from 'vitest';
import type { Role } from '#contract/profiles.ts';
import { decidePostLogin } from './post-login.ts';

const rep = { id: '0', fullName: 'Thandi' };
const business = { id: '1', companyName: 'Kasi Foods' };

test.each<[Role[], boolean, boolean, 'business' | 'rep' | null, string]>([
  [['sales_rep', 'business'], true, true, null, '/dashboard'],
  [['sales_rep', 'business'], true, true, 'business', '/dashboard'],
  [['sales_rep', 'business'], true, true, 'rep', '/rep-portal'],
  [['sales_rep'], true, false, 'business', '/rep-portal'],
  [['business'], false, true, 'rep', '/dashboard'],
  [['admin'], true, true, null, '/'],
  [[], true, true, 'business', '/rep-portal'],
  [[], false, true, null, '/dashboard'],
  [[], false, false, null, '/legal-onboarding'],
])('roles %j, rep profile %s, business profile %s, portal %s: %s', (roles, hasRep, hasBusiness, portal, expected) => {
  const me = { roles, rep: hasRep ? rep : null, business: hasBusiness ? business : null };
  expect(decidePostLogin(me, portal)).toBe(expected);
});

test('when it cannot be read who somebody is, they go home', () => {
  expect(decidePostLogin(null, 'rep')).toBe('/');
});
