import { describe, expect, test } from 'vitest';
import type { Role } from '#contract/profiles.ts';
import { decidePortalAccess, portals } from './portal-access.ts';

const roleSets: Role[][] = [
  [],
  ['sales_rep'],
  ['business'],
  ['sales_rep', 'business'],
  ['admin'],
  ['admin', 'business'],
];

describe.each(portals)('the way into the %s portal', (portal) => {
  const needed: Role = portal === 'business' ? 'business' : 'sales_rep';

  test('leads a visitor to sign in first', () => {
    expect(decidePortalAccess(portal, false, null)).toEqual({ go: `/auth?portal=${portal}` });
    expect(decidePortalAccess(portal, false, [needed])).toEqual({ go: `/auth?portal=${portal}` });
  });

  test('leads to sign-in when the roles cannot be read', () => {
    expect(decidePortalAccess(portal, true, null)).toEqual({ go: `/auth?portal=${portal}` });
  });

  test.each(roleSets)('is open to those who hold the role: %s', (...roles) => {
    const answer = decidePortalAccess(portal, true, roles);
    if (roles.includes(needed)) {
      expect(answer).toEqual({ go: null });
    } else {
      expect(answer.go).toBe(`/auth?portal=${portal}&register=true`);
      expect(answer).toHaveProperty('toast.title', 'Access Required');
    }
  });
});
