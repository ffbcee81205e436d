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
  Star,
  UserCog,
  UserRoundCheck,
  Users,
} from 'lucide-react';
import { type AdminPermission, type AdminRole, mayAdmin } from '#contract/operators/roles.ts';
import { proposedActs, twoPeople } from '#contract/operators/two-people.ts';
import type { AdminTab } from '#contract/site/portal-addresses.ts';
import { adminPath } from '#contract/site/sign-in-addresses.ts';
import type { PanelPage } from '#web/admin/people/search/search-field.tsx';
import type { PortalTab } from '#web/features/shell/portal-tabs.ts';

interface PanelTab extends PortalTab<AdminTab> {
  /** Any one of these permissions is enough to see it. */
  readonly needs: readonly [AdminPermission, ...AdminPermission[]];
}

/** Permissions that some proposal requires. */
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
  { id: 'reviews', label: 'Reviews', icon: Star, needs: ['reports.decide'] },
  { id: 'enquiries', label: 'Enquiries', icon: Mail, needs: ['enquiries.answer'] },
  { id: 'approvals', label: 'Approvals', icon: UserRoundCheck, needs: toApprove },
  { id: 'team', label: 'Team', icon: UserCog, needs: ['team.manage'] },
  { id: 'audit', label: 'Audit Log', icon: ScrollText, needs: ['audit.read'] },
  { id: 'settings', label: 'Settings', icon: SlidersHorizontal, needs: ['settings.read'] },
  { id: 'diagnostics', label: 'Diagnostics', icon: Activity, needs: ['system.read'] },
] as const satisfies readonly PanelTab[];

/** Lists within tabs that users search for by name. */
const searchedLists = [
  { tab: 'vetting', list: 'names', label: 'Name changes', needs: 'vetting.review' },
  { tab: 'payments', list: 'unallocated', label: 'Unallocated payments', needs: 'payments.read' },
  { tab: 'payments', list: 'subscriptions', label: 'Subscriptions', needs: 'payments.read' },
  { tab: 'payments', list: 'notifications', label: 'Provider notifications', needs: 'books.read' },
  { tab: 'payments', list: 'refunds', label: 'Refunds', needs: 'books.read' },
  { tab: 'payments', list: 'differences', label: 'Mismatches', needs: 'books.read' },
  { tab: 'payments', list: 'money', label: 'Balances', needs: 'books.read' },
  { tab: 'payments', list: 'corrections', label: 'Corrections', needs: 'books.read' },
  { tab: 'payouts', list: 'batches', label: 'Payout batches', needs: 'payouts.read' },
  { tab: 'payouts', list: 'statements', label: 'Bank statements', needs: 'payouts.read' },
  { tab: 'payouts', list: 'holds', label: 'Wallets on hold', needs: 'payouts.read' },
  { tab: 'inbox', list: 'reports', label: 'Reported messages', needs: 'reports.decide' },
  { tab: 'enquiries', list: 'leads', label: 'Leads', needs: 'enquiries.answer' },
] as const satisfies readonly { tab: AdminTab; list: string; label: string; needs: AdminPermission }[];

/** What the search finds by name for a role: its tabs, and the lists in them. */
export const pagesFor = (role: AdminRole): readonly PanelPage[] => [
  ...tabsFor(role).map(({ id, label, icon }) => ({ label, icon, to: addressOf({ tab: id }) })),
  ...searchedLists.flatMap(({ tab, list, label, needs }) => {
    const icon = adminTabs.find(({ id }) => id === tab)?.icon;
    return icon && mayAdmin(role, needs) ? [{ label, icon, to: addressOf({ tab, list }) }] : [];
  }),
];

const addressOf = (shown: Record<string, string>) => `${adminPath}?${new URLSearchParams(shown)}`;

/** The tabs in which a role has access to something. */
export const tabsFor = (role: AdminRole): readonly PanelTab[] =>
  adminTabs.filter(({ needs }) => needs.some((permission) => mayAdmin(role, permission)));
