import { expect, test } from 'vitest';
import type { AdminRole } from '#contract/operators/roles.ts';
import { adminTabs, tabsFor } from './tabs.ts';

const idsFor = (role: AdminRole) => tabsFor(role).map(({ id }) => id);

test('a role has the tabs of its work, and the first of them is where its panel opens', () => {
  expect(idsFor('owner')).toEqual(adminTabs.map(({ id }) => id));
  expect(idsFor('reviewer')).toEqual([
    'today',
    'users',
    'vetting',
    'jobs',
    'matches',
    'disputes',
    'courses',
    'approvals',
    'diagnostics',
  ]);
  expect(idsFor('finance')).toEqual([
    'today',
    'payments',
    'payouts',
    'courses',
    'analytics',
    'approvals',
    'settings',
    'diagnostics',
  ]);
  expect(idsFor('support')).toEqual([
    'today',
    'users',
    'jobs',
    'payments',
    'courses',
    'inbox',
    'enquiries',
    'approvals',
    'diagnostics',
  ]);
});
