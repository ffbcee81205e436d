import { repPath } from '#contract/site/sign-in-addresses.ts';
import { NoSuchTab } from '#web/features/shell/no-such-tab.tsx';
import { portalMeta, useActiveTab } from '#web/features/shell/portal-tabs.ts';
import { TabContent } from '#web/features/shell/tab-content.tsx';
import type { Route } from './+types/portal';
import { repContents } from './tab-contents.ts';
import { repTabs } from './tabs.ts';

export const meta: Route.MetaFunction = ({ location }) => portalMeta('Rep Portal', repTabs, location);

export default function RepPortal() {
  const active = useActiveTab(repTabs);
  const tab = repTabs.find(({ id }) => id === active);
  return tab ? (
    <TabContent tab={tab} contents={repContents} />
  ) : (
    <NoSuchTab home={repPath} homeLabel="Open Dashboard" />
  );
}
