import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { repPath } from '#contract/site/sign-in-addresses.ts';
import { prefetchForPortal } from '#web/features/session/prefetch-for-portal.ts';
import { NoSuchTab } from '#web/features/shell/no-such-tab.tsx';
import { portalMeta, tabOf, useActiveTab } from '#web/features/shell/portal-tabs.ts';
import { TabContent } from '#web/features/shell/tab-content.tsx';
import type { Route } from './+types/portal';
import { firstQueries } from './first-queries.ts';
import { repContents } from './tab-contents.ts';
import { repTabs } from './tabs.ts';

export const meta: Route.MetaFunction = ({ location }) => portalMeta('Rep Portal', repTabs, location);

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const tab = tabOf(repTabs, new URL(request.url).searchParams);
  return prefetchForPortal('rep', (queries) => (tab && firstQueries[tab.id]?.(queries)) ?? []);
}

export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.searchParams.get('tab') !== nextUrl.searchParams.get('tab');

export default function RepPortal() {
  const active = useActiveTab(repTabs);
  const tab = repTabs.find(({ id }) => id === active);
  return tab ? (
    <TabContent tab={tab} contents={repContents} />
  ) : (
    <NoSuchTab home={repPath} homeLabel="Open Dashboard" />
  );
}
