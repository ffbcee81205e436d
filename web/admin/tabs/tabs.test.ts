import { expect, test } from 'vitest';
import type { AdminRole } from '#contract/operators/roles.ts';
import { adminTabs, pagesFor, tabsFor } from './tabs.ts';

const idsFor = (role: AdminRole) => tabsFor(role).map(({ id }) => id);

test('a role has the tabs of its tasks, and its panel opens on the first', () => {
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
    'reviews',
    'enquiries',
    'approvals',
    'diagnostics',
  ]);
});

test('the search knows the lists in tabs that a role may read, each once', () => {
  const labels = (role: AdminRole) => pagesFor(role).map(({ label }) => label);
  expect(pagesFor('owner')).toContainEqual(
    expect.objectContaining({ label: 'Refunds', to: '/admin?tab=payments&list=refunds' }),
  );
  expect(new Set(labels('owner')).size).toBe(labels('owner').length);
  expect(labels('support')).toEqual(expect.arrayContaining(['Payments', 'Subscriptions', 'Leads']));
  expect(labels('support')).not.toContain('Refunds');
  expect(labels('reviewer')).not.toContain('Subscriptions');
});
