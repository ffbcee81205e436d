import { businessPath } from '#contract/site/sign-in-addresses.ts';
import { NoSuchTab } from '#web/features/shell/no-such-tab.tsx';
import { portalMeta, useActiveTab } from '#web/features/shell/portal-tabs.ts';
import { TabContent } from '#web/features/shell/tab-content.tsx';
import type { Route } from './+types/portal';
import { businessContents } from './tab-contents.ts';
import { businessTabs } from './tabs.ts';

export const meta: Route.MetaFunction = ({ location }) => portalMeta('Business Dashboard', businessTabs, location);

export default function BusinessPortal() {
  const active = useActiveTab(businessTabs);
  const tab = businessTabs.find(({ id }) => id === active);
  return tab ? (
    <TabContent tab={tab} contents={businessContents} />
  ) : (
    <NoSuchTab home={businessPath} homeLabel="Open Dashboard" />
  );
}
