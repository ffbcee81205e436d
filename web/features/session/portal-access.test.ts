import { describe, expect, test } from 'vitest';
import type { Role } from '#contract/accounts/roles.ts';
import { decidePortalAccess } from './portal-access.ts';
import { portals } from './portals.ts';

const both = [true, false];

const roleSets = both.flatMap((isRep) =>
  both.flatMap((isBusiness) =>
    both.map((isAdmin): Role[] => [
      ...(isRep ? (['sales_rep'] as const) : []),
      ...(isBusiness ? (['business'] as const) : []),
      ...(isAdmin ? (['admin'] as const) : []),
    ]),
  ),
);

const refusals = {
  business: 'You need to register as a business to access the business dashboard.',
  rep: 'You need to register as a sales rep to access the rep portal.',
};

describe.each(portals)('the way into the %s portal', (portal) => {
  const needed: Role = portal === 'business' ? 'business' : 'sales_rep';

  test.each([null, ...roleSets])('leads a visitor to sign in first, whatever is known of their roles: %j', (roles) => {
    expect(decidePortalAccess(portal, false, roles)).toEqual({ go: `/auth?portal=${portal}` });
  });

  test('leads to sign-in when the roles cannot be read', () => {
    expect(decidePortalAccess(portal, true, null)).toEqual({ go: `/auth?portal=${portal}` });
  });

  test.each(roleSets.map((roles) => ({ roles })))('is open to those who hold the role: $roles', ({ roles }) => {
    expect(decidePortalAccess(portal, true, roles)).toEqual(
      roles.includes(needed)
        ? { go: null }
        : {
            go: `/auth?portal=${portal}&register=true`,
            toast: { title: 'Access Required', description: refusals[portal] },
          },
    );
  });
});
