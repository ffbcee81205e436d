import { expect, test } from 'vitest';
import { type PortalTab, portalMeta } from './portal-tabs.ts';

const icon = null as unknown as PortalTab['icon'];
const tabs = [
  { id: 'dashboard', label: 'Dashboard', icon },
  { id: 'wallet', label: 'Wallet', icon },
];

test.each([
  ['', 'Dashboard'],
  ['?tab=wallet', 'Wallet'],
  ['?tab=nothing', 'Page not found'],
  ['?tab=', 'Page not found'],
])('at %j the title begins with %s', (search, label) => {
  const titles = portalMeta('Rep Portal', tabs, { search }).flatMap((one) => ('title' in one ? one.title : []));
  expect(titles.join()).toMatch(new RegExp(`^${label} · Rep Portal`));
});
