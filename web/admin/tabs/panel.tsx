import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router';
import type { AdminTab } from '#contract/site/portal-addresses.ts';
import { adminPath } from '#contract/site/sign-in-addresses.ts';
import { matchCountsQuery } from '#web/admin/matching/api.ts';
import { questionCountsQuery, reportCountsQuery } from '#web/admin/messages/api.ts';
import { deskPlace } from '#web/admin/messages/desk-addresses.ts';
import { NotForRole } from '#web/admin/people/not-for-role.tsx';
import { PanelSearch } from '#web/admin/people/search/panel-search.tsx';
import { AdminGate, useAdmin } from '#web/admin/sign-in/admin-gate.tsx';
import { useAdminMay } from '#web/admin/sign-in/admin-role.ts';
import { waitingQuery } from '#web/admin/today/api.ts';
import { firstTask } from '#web/admin/today/waiting-words.ts';
import { vettingCountsQuery } from '#web/admin/vetting/api.ts';
import { LiveCases } from '#web/admin/vetting/live-cases.tsx';
import { NoSuchTab } from '#web/features/shell/no-such-tab.tsx';
import { PortalShell } from '#web/features/shell/portal-shell.tsx';
import { portalMeta } from '#web/features/shell/portal-tabs.ts';
import { localPart } from '#web/features/shell/site-user.ts';
import { TabContent } from '#web/features/shell/tab-content.tsx';
import { useTabsAhead } from '#web/features/shell/tabs-ahead.ts';
import { lazyDialog } from '#web/ui/lazy-dialog.tsx';
import type { Route } from './+types/panel';
import { adminContents } from './tab-contents.ts';
import { adminTabs, pagesFor, tabsFor } from './tabs.ts';
import { useAdminMenu } from './use-admin-menu.tsx';

export const meta: Route.MetaFunction = ({ location }) => portalMeta('Admin Panel', adminTabs, location);

const PasskeysDialog = lazyDialog(
  () => import('#web/admin/sign-in/passkeys-dialog.tsx'),
  () => 'Passkeys',
);
const portal = { home: adminPath, tabs: adminTabs, contents: adminContents };

export default function AdminPanel() {
  useTabsAhead(portal);
  return (
    <AdminGate>
      <Panel />
    </AdminGate>
  );
}

function Panel() {
  const { email, role, secondFactor } = useAdmin();
  const may = useAdminMay();
  const [passkeys, setPasskeys] = useState(false);
  const [address] = useSearchParams();
  const tabs = tabsFor(role);
  // A tab that the role doesn't include is reported as such, not replaced by another.
  const asked = adminTabs.find(({ id }) => id === address.get('tab'));
  const open = asked ?? tabs[0] ?? adminTabs[0];
  const tab = open.id;
  const closed = asked && !tabs.some(({ id }) => id === asked.id) ? asked : null;
  const place = deskPlace(address);
  const waiting = useQuery({ ...vettingCountsQuery, enabled: may('vetting.review') }).data;
  const questions = useQuery({ ...questionCountsQuery, enabled: may('support.answer') }).data;
  const reports = useQuery({ ...reportCountsQuery, enabled: may('reports.decide') }).data;
  const matches = useQuery({ ...matchCountsQuery, enabled: may('matches.review') }).data;
  const tasks = useInfiniteQuery({ ...waitingQuery(undefined), enabled: tab === 'today' }).data?.pages[0]?.items ?? [];
  // A path with the name of a tab below the panel opens that tab; other paths are ignored.
  const { pathname } = useLocation();
  const below = pathname.slice(adminPath.length).replace(/^\/|\/$/g, '');
  const meant = adminTabs.find(({ id }) => id === below);
  const unknown = below !== '' || (address.has('tab') && !asked);
  // The page title follows the URL, or the first tab if it names none.
  const unnamed = !asked && !unknown && tab !== adminTabs[0].id;
  return (
    <PortalShell
      title="Admin Panel"
      home={adminPath}
      tabs={tabs}
      active={unknown ? null : tab}
      counts={{
        ...(waiting && { vetting: waiting.rep.waiting + waiting.business.waiting + waiting.names }),
        ...(matches && { matches: matches.jobs + matches.looks }),
        ...(questions && { inbox: questions.unassigned + questions.mine + (reports?.open ?? 0) }),
      }}
      user={{ name: localPart(email), email }}
      onePart={tab === 'inbox' && (place.question ?? place.report) !== null}
      bell={<PanelSearch pages={pagesFor(role)} />}
      shortcut={tab === 'today' ? firstTask(tasks) : undefined}
      menu={useAdminMenu({ secondFactor, onPasskeys: () => setPasskeys(true) })}
    >
      {unnamed ? <Navigate to={{ search: `?tab=${tab}` }} replace /> : null}
      <LiveCases email={email} />
      {passkeys ? <PasskeysDialog onClose={() => setPasskeys(false)} /> : null}
      {meant ? (
        <Navigate to={{ pathname: adminPath, search: `?${withTab(address, meant.id)}` }} replace />
      ) : unknown ? (
        <NoSuchTab home={adminPath} homeLabel="Open the panel" />
      ) : closed ? (
        <NotForRole needs={closed.needs[0]} title={closed.label} />
      ) : (
        <TabContent tab={open} contents={adminContents} />
      )}
    </PortalShell>
  );
}

function withTab(address: URLSearchParams, tab: AdminTab): URLSearchParams {
  const search = new URLSearchParams(address);
  search.set('tab', tab);
  return search;
}
