import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { adminPath } from '#contract/site/sign-in-addresses.ts';
import { AdminGate, useAdmin } from '#web/features/admin/admin-gate.tsx';
import { FigureCards } from '#web/features/admin/figure-cards.tsx';
import { AdminPasskeysDialog } from '#web/features/admin/passkeys-dialog.tsx';
import { matchCountsQuery } from '#web/features/matching/desk/api.ts';
import { questionCountsQuery, reportCountsQuery } from '#web/features/messaging-desk/api.ts';
import { deskPlace } from '#web/features/messaging-desk/desk-addresses.ts';
import { Inbox } from '#web/features/messaging-desk/inbox.tsx';
import { PortalShell } from '#web/features/shell/portal-shell.tsx';
import { portalMeta, useActiveTab } from '#web/features/shell/portal-tabs.ts';
import { localPart } from '#web/features/shell/site-user.ts';
import { vettingCountsQuery } from '#web/features/vetting/api.ts';
import { LiveCases } from '#web/features/vetting/live-cases.tsx';
import type { Route } from './+types/panel';
import { AuditTab } from './audit-tab.tsx';
import { CoursesTab } from './courses-tab.tsx';
import { DiagnosticsTab } from './diagnostics-tab.tsx';
import { DisputesTab } from './disputes-tab.tsx';
import { JobsTab } from './jobs-tab.tsx';
import { MatchesTab } from './matches-tab.tsx';
import { PaymentsTab } from './payments-tab.tsx';
import { PayoutsTab } from './payouts-tab.tsx';
import { SettingsTab } from './settings-tab.tsx';
import { adminTabs } from './tabs.ts';
import { useAdminMenu } from './use-admin-menu.tsx';
import { UsersTab } from './users-tab.tsx';
import { VettingTab } from './vetting-tab.tsx';

export const meta: Route.MetaFunction = ({ location }) => portalMeta('Admin Panel', adminTabs, location);

const contents = {
  users: UsersTab,
  vetting: VettingTab,
  jobs: JobsTab,
  matches: MatchesTab,
  payments: PaymentsTab,
  payouts: PayoutsTab,
  disputes: DisputesTab,
  courses: CoursesTab,
  inbox: Inbox,
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
  const { email, secondFactor } = useAdmin();
  const [passkeys, setPasskeys] = useState(false);
  const tab = useActiveTab(adminTabs);
  const Content = contents[tab];
  const place = deskPlace(useSearchParams()[0]);
  const waiting = useQuery(vettingCountsQuery).data;
  const questions = useQuery(questionCountsQuery).data;
  const reports = useQuery(reportCountsQuery).data;
  const matches = useQuery(matchCountsQuery).data;
  return (
    <PortalShell
      title="Admin Panel"
      home={adminPath}
      tabs={adminTabs}
      active={tab}
      counts={{
        ...(waiting && { vetting: waiting.rep.waiting + waiting.business.waiting }),
        ...(matches && { matches: matches.jobs + matches.looks }),
        ...(questions && { inbox: questions.unassigned + questions.mine + (reports?.open ?? 0) }),
      }}
      user={{ name: localPart(email), email }}
      onePart={tab === 'inbox' && (place.question ?? place.report) !== null}
      menu={useAdminMenu({ secondFactor, onPasskeys: () => setPasskeys(true) })}
    >
      <LiveCases email={email} />
      {passkeys ? <AdminPasskeysDialog onClose={() => setPasskeys(false)} /> : null}
      <Content figures={<FigureCards />} />
    </PortalShell>
  );
}
