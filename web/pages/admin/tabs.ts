import {
  Activity,
  Banknote,
  Briefcase,
  ChartNoAxesCombined,
  GraduationCap,
  HandCoins,
  Handshake,
  Inbox,
  ListTodo,
  Mail,
  Scale,
  ScrollText,
  ShieldCheck,
  SlidersHorizontal,
  UserCog,
  UserRoundCheck,
  Users,
} from 'lucide-react';
import { type AdminPermission, type AdminRole, mayAdmin } from '#contract/operators/roles.ts';
import { proposedActs, twoPeople } from '#contract/operators/two-people.ts';
import type { AdminTab } from '#contract/site/portal-addresses.ts';
import type { PortalTab } from '#web/features/shell/portal-tabs.ts';

interface PanelTab extends PortalTab<AdminTab> {
  /** One of these is enough to see it. */
  readonly needs: readonly [AdminPermission, ...AdminPermission[]];
}

/** What some proposal takes. */
const toApprove = proposedActs.flatMap((act) => [twoPeople[act].propose, twoPeople[act].approve]) as [
  AdminPermission,
  ...AdminPermission[],
];

export const adminTabs = [
  { id: 'today', label: 'Today', icon: ListTodo, needs: ['panel.enter'] },
  { id: 'users', label: 'Users', icon: Users, needs: ['users.read'] },
  { id: 'vetting', label: 'Vetting', icon: ShieldCheck, needs: ['vetting.review'] },
  { id: 'jobs', label: 'Jobs', icon: Briefcase, needs: ['jobs.read'] },
  { id: 'matches', label: 'Matches', icon: Handshake, needs: ['matches.review'] },
  { id: 'payments', label: 'Payments', icon: Banknote, needs: ['payments.read'] },
  { id: 'payouts', label: 'Payouts', icon: HandCoins, needs: ['payouts.read'] },
  { id: 'disputes', label: 'Disputes', icon: Scale, needs: ['disputes.decide'] },
  { id: 'courses', label: 'Courses', icon: GraduationCap, needs: ['courses.read', 'certificates.read'] },
  { id: 'analytics', label: 'Analytics', icon: ChartNoAxesCombined, needs: ['analytics.read'] },
  { id: 'inbox', label: 'Inbox', icon: Inbox, needs: ['support.answer'] },
  { id: 'enquiries', label: 'Enquiries', icon: Mail, needs: ['enquiries.answer'] },
  { id: 'approvals', label: 'Approvals', icon: UserRoundCheck, needs: toApprove },
  { id: 'team', label: 'Team', icon: UserCog, needs: ['team.manage'] },
  { id: 'audit', label: 'Audit Log', icon: ScrollText, needs: ['audit.read'] },
  { id: 'settings', label: 'Settings', icon: SlidersHorizontal, needs: ['settings.read'] },
  { id: 'diagnostics', label: 'Diagnostics', icon: Activity, needs: ['system.read'] },
] as const satisfies readonly PanelTab[];

/** Those that a role has something in. */
export const tabsFor = (role: AdminRole): readonly PanelTab[] =>
  adminTabs.filter(({ needs }) => needs.some((permission) => mayAdmin(role, permission)));
