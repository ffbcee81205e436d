import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { businessPath } from '#contract/site/sign-in-addresses.ts';
import { prefetchForPortal } from '#web/features/session/prefetch-for-portal.ts';
import { NoSuchTab } from '#web/features/shell/no-such-tab.tsx';
import { portalMeta, tabOf, useActiveTab } from '#web/features/shell/portal-tabs.ts';
import { TabContent } from '#web/features/shell/tab-content.tsx';
import type { Route } from './+types/portal';
import { firstQueries } from './first-queries.ts';
import { businessContents } from './tab-contents.ts';
import { businessTabs } from './tabs.ts';

export const meta: Route.MetaFunction = ({ location }) => portalMeta('Business Dashboard', businessTabs, location);

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const tab = tabOf(businessTabs, new URL(request.url).searchParams);
  return prefetchForPortal('business', (queries) => (tab && firstQueries[tab.id]?.(queries)) ?? []);
}

export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.searchParams.get('tab') !== nextUrl.searchParams.get('tab');

export default function BusinessPortal() {
  const active = useActiveTab(businessTabs);
  const tab = businessTabs.find(({ id }) => id === active);
  return tab ? (
    <TabContent tab={tab} contents={businessContents} />
  ) : (
    <NoSuchTab home={businessPath} homeLabel="Open Dashboard" />
  );
}
