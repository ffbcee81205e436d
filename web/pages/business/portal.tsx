import { businessPath } from '#contract/site/sign-in-addresses.ts';
import { LegalTab } from '#web/features/legal/legal-tab.tsx';
import { NoSuchTab } from '#web/features/shell/no-such-tab.tsx';
import { portalMeta, useActiveTab } from '#web/features/shell/portal-tabs.ts';
import { MessagesTab } from '#web/pages/portal/messages-tab.tsx';
import type { Route } from './+types/portal';
import { DashboardTab } from './dashboard-tab.tsx';
import { MyJobsTab } from './my-jobs-tab.tsx';
import { MyTeamTab } from './my-team-tab.tsx';
import { ProfileTab } from './profile-tab.tsx';
import { businessTabs } from './tabs.ts';
import { TrainingTab } from './training-tab.tsx';

export const meta: Route.MetaFunction = ({ location }) => portalMeta('Business Dashboard', businessTabs, location);

const contents = {
  dashboard: DashboardTab,
  legal: () => <LegalTab userType="business" />,
  'my-jobs': MyJobsTab,
  'my-team': MyTeamTab,
  messages: () => <MessagesTab side="business" />,
  training: TrainingTab,
  profile: ProfileTab,
} satisfies Record<(typeof businessTabs)[number]['id'], () => React.ReactNode>;

export default function BusinessPortal() {
  const tab = useActiveTab(businessTabs);
  if (tab === null) return <NoSuchTab home={businessPath} homeLabel="Open Dashboard" />;
  const Content = contents[tab];
  return <Content />;
}
