import { describe, expect, test } from 'vitest';
import type { Role } from '#contract/accounts/roles.ts';
import type { Portal } from './portals.ts';
import { decideArrival, decidePostLogin, decideSignedInAway } from './post-login.ts';

const rep = { id: '0', fullName: 'Thandi' };
const business = { id: '1', companyName: 'Kasi Foods' };
const portals: (Portal | null)[] = ['business', 'rep', null];
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

/** The rule of the specification, row by row: the first match decides. */
function expected(roles: Role[], portal: Portal | null, profiles: { rep: boolean; business: boolean }): string {
  const has = (role: Role) => roles.includes(role);
  const rules: [boolean, string][] = [
    [has('sales_rep') && has('business') && portal === 'rep', '/rep-portal'],
    [has('sales_rep') && has('business'), '/dashboard'],
    [has('sales_rep'), '/rep-portal'],
    [has('business'), '/dashboard'],
    [roles.length > 0, '/'],
    [profiles.rep, '/rep-portal'],
    [profiles.business, '/dashboard'],
  ];
  return rules.find(([fits]) => fits)?.[1] ?? '/legal-onboarding';
}

const combinations = roleSets.flatMap((roles) =>
  portals.flatMap((portal) =>
    both.flatMap((hasRep) => both.map((hasBusiness) => ({ roles, portal, hasRep, hasBusiness }))),
  ),
);

describe('after signing in', () => {
  test('covers every combination', () => {
    expect(combinations).toHaveLength(8 * 3 * 4);
  });

  test.each(combinations)('$roles, portal $portal, rep profile $hasRep, business profile $hasBusiness', (one) => {
    const { roles, portal, hasRep, hasBusiness } = one;
    const me = { roles, rep: hasRep ? rep : null, business: hasBusiness ? business : null };
    expect(decidePostLogin(me, portal)).toBe(expected(roles, portal, { rep: hasRep, business: hasBusiness }));
  });

  test.each(portals)('an unreadable user goes home, portal %s', (portal) => {
    expect(decidePostLogin(null, portal)).toBe('/');
    expect(decideSignedInAway(null, portal, true)).toBe('/');
  });
});

describe('the sign-in page, opened by a signed-in user', () => {
  test.each(combinations)('$roles, portal $portal, rep profile $hasRep, business profile $hasBusiness', (one) => {
    const { roles, portal, hasRep, hasBusiness } = one;
    const me = { roles, rep: hasRep ? rep : null, business: hasBusiness ? business : null };
    const usual = decidePostLogin(me, portal);
    expect(decideSignedInAway(me, portal, false)).toBe(usual);
    const wanted = portal === 'business' ? 'business' : 'sales_rep';
    const other = portal === 'business' ? 'sales_rep' : 'business';
    const mayAdd = portal !== null && !roles.includes(wanted) && roles.includes(other);
    const mustAdd = portal === null && roles.length === 0 && !hasRep && !hasBusiness;
    expect(decideSignedInAway(me, portal, true)).toBe(mayAdd || mustAdd ? '/settings?tab=roles' : usual);
  });
});

describe('a user on the way to a page', () => {
  const isRep = { roles: ['sales_rep'] as Role[], rep, business: null };
  const arrive = (destination: string | null, me: Parameters<typeof decideArrival>[0] = isRep, register = false) =>
    decideArrival(me, { destination, portal: null, register, told: true });

  test.each([
    '/rep-portal?tab=my-applications&show=interview',
    '/rep-portal/jobs/1',
    '/settings?tab=devices',
    '/dashboards',
    '/',
  ])('is sent to %s', (page) => {
    expect(arrive(page)).toEqual({ go: page });
  });

  test.each(['/dashboard', '/dashboard?tab=my-jobs', '/dashboard/jobs/1'])(
    "of the other side sees that it isn't theirs: %s",
    (page) => {
      const description = 'You need to register as a business to access the business dashboard.';
      expect(arrive(page)).toEqual({ go: '/rep-portal', toast: { title: 'Access Required', description } });
      const isBusiness = { roles: ['business'] as Role[], rep: null, business };
      expect(arrive(page, isBusiness)).toEqual({ go: page });
      expect(arrive('/rep-portal/jobs/1', isBusiness)).toMatchObject({ go: '/dashboard', toast: {} });
    },
  );

  test('completes the account first', () => {
    expect(arrive('/settings', { roles: [], rep: null, business: null })).toEqual({ go: '/legal-onboarding' });
    const asked = { destination: '/settings', portal: 'business', register: true } as const;
    expect(decideArrival(isRep, { ...asked, told: true })).toEqual({ go: '/settings?tab=roles' });
    // They chose a plan of the other side.
    expect(decideArrival(isRep, { ...asked, told: false })).toMatchObject({
      go: '/settings?tab=roles',
      toast: { title: 'Access Required' },
    });
  });

  test('is redirected when the profile cannot be read: that page retries', () => {
    expect(arrive('/settings', null)).toEqual({ go: '/settings' });
  });

  test('without a destination goes to the portal', () => {
    expect(arrive(null)).toEqual({ go: '/rep-portal' });
  });
});
