import type { RepTab } from '#contract/site/portal-addresses.ts';
import type { TabContents } from '#web/features/shell/portal-tabs.ts';
import { partOf } from '#web/ui/lazy-part.tsx';

export const repContents: TabContents<RepTab> = {
  dashboard: partOf(() => import('./dashboard-tab.tsx')),
  'my-work': partOf(() => import('./my-work-tab.tsx')),
  'browse-jobs': partOf(() => import('./browse-jobs-tab.tsx')),
  'my-applications': partOf(() => import('./my-applications-tab.tsx')),
  messages: partOf(() => import('./messages-tab.tsx')),
  wallet: partOf(() => import('./wallet-tab.tsx')),
  legal: partOf(() => import('./legal-tab.tsx')),
  training: partOf(() => import('./training-tab.tsx')),
  profile: partOf(() => import('./profile-tab.tsx')),
};
