import { expect, test } from 'vitest';
import { accountEntries, type SiteUser } from './site-user.ts';

const entriesOf = (user: Partial<SiteUser>) =>
  accountEntries({
    user: { email: 'nomsa@example.co.za', panelPath: null, profilePath: '/dashboard', ...user },
    onOpenPortal: () => {},
    onSignOut: () => {},
  }).map(({ label, to }) => (to ? `${label} ${to}` : label));

test('a signed-in user', () => {
  expect(entriesOf({})).toEqual(['Profile /dashboard?tab=profile', 'Business Dashboard', 'Rep Portal', 'Sign Out']);
});

test('an administrator besides, with or without a session of the panel', () => {
  expect(entriesOf({ panelPath: '/admin' })).toContain('Admin Portal /admin');
  expect(entriesOf({ panelPath: '/admin/login' })).toContain('Admin Portal /admin/login');
});

test('an administrator alone has no portals', () => {
  expect(entriesOf({ panelPath: '/admin', profilePath: null })).toEqual(['Admin Portal /admin', 'Sign Out']);
});
