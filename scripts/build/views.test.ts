import { expect, test } from 'vitest';
import { repTabs } from '#web/pages/rep/tabs.ts';
import { views } from './views.ts';

const viewAt = (address: string) => views.find((view) => view.address === address);
const filesAt = (address: string) =>
  viewAt(address)?.modules.map((id) => id.replace(/^.*\/(?=web\/|entry)|\?.*$/g, ''));

test('a view begins with the router, the root, the layouts and the page', () => {
  expect(filesAt('/about')).toEqual([
    'entry.client.tsx',
    'web/root.tsx',
    'web/lib/follow-site.ts',
    'web/pages/public/public-layout.tsx',
    'web/pages/public/about.tsx',
  ]);
  expect(filesAt('/rep-portal/jobs/:jobId')?.slice(3)).toEqual([
    'web/pages/portal/session-layout.tsx',
    'web/pages/rep/layout.tsx',
    'web/pages/rep/job.tsx',
  ]);
});

test('no two views have the same address', () => {
  expect(new Set(views.map(({ address }) => address)).size).toBe(views.length);
});

test('an open tab is a view of its own, the first one its page', () => {
  const tabs = views.filter(({ address }) => address.startsWith('/rep-portal?') || address === '/rep-portal');
  expect(tabs.map(({ modules }) => modules.at(-1)?.replace(/^.*\/web\//, ''))).toEqual(
    repTabs.map(({ id }) => `pages/rep/${id}-tab.tsx`),
  );
  expect(filesAt('/rep-portal?tab=wallet')?.at(-1)).toBe('web/pages/rep/wallet-tab.tsx');
});

test.each(['/', '/jobs', '/auth', '/rep-portal', '/rep-portal?tab=browse-jobs', '/dashboard?tab=my-team', '/admin'])(
  '%s has a limit',
  (address) => {
    expect(viewAt(address)?.limit).toBeGreaterThan(0);
  },
);
