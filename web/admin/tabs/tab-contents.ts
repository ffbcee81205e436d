import type { AdminTab } from '#contract/site/portal-addresses.ts';
import type { TabContents } from '#web/features/shell/portal-tabs.ts';
import { partOf } from '#web/ui/lazy-part.tsx';

export const adminContents: TabContents<AdminTab> = {
  today: partOf(() => import('./today-tab.tsx')),
  users: partOf(() => import('./users-tab.tsx')),
  vetting: partOf(() => import('./vetting-tab.tsx')),
  jobs: partOf(() => import('./jobs-tab.tsx')),
  matches: partOf(() => import('./matches-tab.tsx')),
  payments: partOf(() => import('./payments-tab.tsx')),
  payouts: partOf(() => import('./payouts-tab.tsx')),
  disputes: partOf(() => import('./disputes-tab.tsx')),
  courses: partOf(() => import('./courses-tab.tsx')),
  analytics: partOf(() => import('./analytics-tab.tsx')),
  inbox: partOf(() => import('#web/admin/messages/inbox.tsx')),
  reviews: partOf(() => import('#web/admin/reviews/review-cases.tsx')),
  enquiries: partOf(() => import('#web/admin/contact/enquiry-desk.tsx')),
  approvals: partOf(() => import('./approvals-tab.tsx')),
  team: partOf(() => import('./team-tab.tsx')),
  audit: partOf(() => import('./audit-tab.tsx')),
  settings: partOf(() => import('./settings-tab.tsx')),
  diagnostics: partOf(() => import('./diagnostics-tab.tsx')),
};
