import type { BusinessTab } from '#contract/site/portal-addresses.ts';
import type { TabContents } from '#web/features/shell/portal-tabs.ts';
import { partOf } from '#web/ui/lazy-part.tsx';

export const businessContents: TabContents<BusinessTab> = {
  dashboard: partOf(() => import('./dashboard-tab.tsx')),
  legal: partOf(() => import('./legal-tab.tsx')),
  'my-jobs': partOf(() => import('./my-jobs-tab.tsx')),
  'my-team': partOf(() => import('./my-team-tab.tsx')),
  messages: partOf(() => import('./messages-tab.tsx')),
  training: partOf(() => import('./training-tab.tsx')),
  profile: partOf(() => import('./profile-tab.tsx')),
};
