import { portalMeta, useActiveTab } from '#web/features/shell/portal-tabs.ts';
import type { Route } from './+types/portal';
import { DashboardTab } from './dashboard-tab.tsx';
import { MyJobsTab } from './my-jobs-tab.tsx';
import { businessTabs } from './tabs.ts';

export const meta: Route.MetaFunction = ({ location }) => portalMeta('Business Dashboard', businessTabs, location);

export default function BusinessPortal() {
  return useActiveTab(businessTabs) === 'my-jobs' ? <MyJobsTab /> : <DashboardTab />;
}
