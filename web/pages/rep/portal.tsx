import { repPath } from '#contract/site/sign-in-addresses.ts';
import { LegalTab } from '#web/features/legal/legal-tab.tsx';
import { NoSuchTab } from '#web/features/shell/no-such-tab.tsx';
import { portalMeta, useActiveTab } from '#web/features/shell/portal-tabs.ts';
import { MessagesTab } from '#web/pages/portal/messages-tab.tsx';
import type { Route } from './+types/portal';
import { BrowseJobsTab } from './browse-jobs-tab.tsx';
import { DashboardTab } from './dashboard-tab.tsx';
import { MyApplicationsTab } from './my-applications-tab.tsx';
import { MyWorkTab } from './my-work-tab.tsx';
import { ProfileTab } from './profile-tab.tsx';
import { repTabs } from './tabs.ts';
import { TrainingTab } from './training-tab.tsx';
import { WalletTab } from './wallet-tab.tsx';

export const meta: Route.MetaFunction = ({ location }) => portalMeta('Rep Portal', repTabs, location);

const contents = {
  dashboard: DashboardTab,
  'my-work': MyWorkTab,
  legal: () => <LegalTab userType="rep" />,
  'browse-jobs': BrowseJobsTab,
  'my-applications': MyApplicationsTab,
  wallet: WalletTab,
  messages: () => <MessagesTab side="rep" />,
  training: TrainingTab,
  profile: ProfileTab,
} satisfies Record<(typeof repTabs)[number]['id'], () => React.ReactNode>;

export default function RepPortal() {
  const tab = useActiveTab(repTabs);
  if (tab === null) return <NoSuchTab home={repPath} homeLabel="Open Dashboard" />;
  const Content = contents[tab];
  return <Content />;
}
