import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router';
import type { AdminTab } from '#contract/site/portal-addresses.ts';
import { adminPath } from '#contract/site/sign-in-addresses.ts';
import { WaitingApproval } from '#web/admin/approvals/waiting-approval.tsx';
import { EnquiryDesk } from '#web/admin/contact/enquiry-desk.tsx';
import { disputeListAddress } from '#web/admin/disputes/dispute-addresses.ts';
import { DisputeLists } from '#web/admin/disputes/dispute-lists.tsx';
import { ReviewedWorkPage } from '#web/admin/disputes/dispute-review-page.tsx';
import { matchCountsQuery } from '#web/admin/matching/api.ts';
import { JobReviewPage } from '#web/admin/matching/job-review.tsx';
import { MatchDesk } from '#web/admin/matching/match-desk.tsx';
import { questionCountsQuery, reportCountsQuery } from '#web/admin/messages/api.ts';
import { deskPlace } from '#web/admin/messages/desk-addresses.ts';
import { Inbox } from '#web/admin/messages/inbox.tsx';
import { PaymentLists } from '#web/admin/payments/payment-lists.tsx';
import { listAddress } from '#web/admin/payments/review-addresses.ts';
import { StoryPage } from '#web/admin/payments/story-page.tsx';
import { BatchPage } from '#web/admin/payouts/batch-page.tsx';
import { PayoutDesk } from '#web/admin/payouts/payout-desk.tsx';
import { StatementPage } from '#web/admin/payouts/statement-page.tsx';
import { FigureCards } from '#web/admin/people/figure-cards.tsx';
import { NotForRole } from '#web/admin/people/not-for-role.tsx';
import { PanelSearch } from '#web/admin/people/search/panel-search.tsx';
import { AdminGate, useAdmin } from '#web/admin/sign-in/admin-gate.tsx';
import { useAdminMay } from '#web/admin/sign-in/admin-role.ts';
import { AdminPasskeysDialog } from '#web/admin/sign-in/passkeys-dialog.tsx';
import { waitingQuery } from '#web/admin/today/api.ts';
import { firstTask } from '#web/admin/today/waiting-words.ts';
import { vettingCountsQuery } from '#web/admin/vetting/api.ts';
import { LiveCases } from '#web/admin/vetting/live-cases.tsx';
import { VettingCasePage } from '#web/admin/vetting/vetting-case.tsx';
import { queueAddress, VettingQueue } from '#web/admin/vetting/vetting-queue.tsx';
import { NoSuchTab } from '#web/features/shell/no-such-tab.tsx';
import { PortalShell } from '#web/features/shell/portal-shell.tsx';
import { portalMeta } from '#web/features/shell/portal-tabs.ts';
import { localPart } from '#web/features/shell/site-user.ts';
import type { Route } from './+types/panel';
import { AnalyticsTab } from './analytics-tab.tsx';
import { ApprovalsTab } from './approvals-tab.tsx';
import { AuditTab } from './audit-tab.tsx';
import { CoursesTab } from './courses-tab.tsx';
import { DiagnosticsTab } from './diagnostics-tab.tsx';
import { JobsTab } from './jobs-tab.tsx';
import { SettingsTab } from './settings-tab.tsx';
import { adminTabs, pagesFor, tabsFor } from './tabs.ts';
import { TeamTab } from './team-tab.tsx';
import { TodayTab } from './today-tab.tsx';
import { useAdminMenu } from './use-admin-menu.tsx';
import { UsersTab } from './users-tab.tsx';

export const meta: Route.MetaFunction = ({ location }) => portalMeta('Admin Panel', adminTabs, location);

const contents = {
  today: TodayTab,
  users: UsersTab,
  vetting: VettingTab,
  jobs: JobsTab,
  matches: MatchesTab,
  payments: PaymentsTab,
  payouts: PayoutsTab,
  disputes: DisputesTab,
  courses: CoursesTab,
  analytics: AnalyticsTab,
  inbox: Inbox,
  enquiries: EnquiryDesk,
  approvals: ApprovalsTab,
  team: TeamTab,
  audit: AuditTab,
  settings: SettingsTab,
  diagnostics: DiagnosticsTab,
} as const;

export default function AdminPanel() {
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
  const tab = asked?.id ?? tabs[0]?.id ?? 'diagnostics';
  const closed = asked && !tabs.some(({ id }) => id === asked.id) ? asked : null;
  const Content = contents[tab];
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
      {passkeys ? <AdminPasskeysDialog onClose={() => setPasskeys(false)} /> : null}
      {meant ? (
        <Navigate to={{ pathname: adminPath, search: `?${withTab(address, meant.id)}` }} replace />
      ) : unknown ? (
        <NoSuchTab home={adminPath} homeLabel="Open the panel" />
      ) : closed ? (
        <NotForRole needs={closed.needs[0]} title={closed.label} />
      ) : (
        <Content figures={<FigureCards />} />
      )}
    </PortalShell>
  );
}

function withTab(address: URLSearchParams, tab: AdminTab): URLSearchParams {
  const search = new URLSearchParams(address);
  search.set('tab', tab);
  return search;
}

/** The queue, or the case that the URL selects. */
function VettingTab() {
  const [address] = useSearchParams();
  const vettingId = address.get('case');
  if (!vettingId) return <VettingQueue />;
  return <VettingCasePage key={vettingId} vettingId={vettingId} back={queueAddress(address)} />;
}

/** The lists, or the payment that the URL selects. */
function PaymentsTab() {
  const [address] = useSearchParams();
  const payment = address.get('payment');
  if (!payment) return <PaymentLists />;
  return <StoryPage key={payment} merchantPaymentId={payment} back={listAddress(address)} />;
}

/** The lists, or the batch or statement that the URL selects. */
function PayoutsTab() {
  const [address] = useSearchParams();
  const [batch, statement] = [address.get('batch'), address.get('statement')];
  if (batch) return <BatchPage key={batch} batchId={batch} />;
  if (statement) return <StatementPage key={statement} statementId={statement} />;
  return <PayoutDesk />;
}

/** The queue, or the gig that the URL selects. */
function DisputesTab() {
  const [address] = useSearchParams();
  const work = address.get('work');
  if (!work) return <DisputeLists />;
  return (
    <>
      <WaitingApproval act="dispute.decide" targetId={work} />
      <ReviewedWorkPage key={work} engagementId={work} back={disputeListAddress(address)} />
    </>
  );
}

/** The parts, or the job that the URL selects. */
function MatchesTab() {
  const job = useSearchParams()[0].get('job');
  return job ? <JobReviewPage key={job} jobId={job} /> : <MatchDesk />;
}
