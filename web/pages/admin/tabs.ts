import {
  Activity,
  Banknote,
  Briefcase,
  GraduationCap,
  HandCoins,
  Handshake,
  Inbox,
  Scale,
  ScrollText,
  ShieldCheck,
  SlidersHorizontal,
  Users,
} from 'lucide-react';
import type { AdminTab } from '#contract/site/portal-addresses.ts';
import type { PortalTab } from '#web/features/shell/portal-tabs.ts';

export const adminTabs = [
  { id: 'users', label: 'Users', icon: Users },
  { id: 'vetting', label: 'Vetting', icon: ShieldCheck },
  { id: 'jobs', label: 'Jobs', icon: Briefcase },
  { id: 'matches', label: 'Matches', icon: Handshake },
  { id: 'payments', label: 'Payments', icon: Banknote },
  { id: 'payouts', label: 'Payouts', icon: HandCoins },
  { id: 'disputes', label: 'Disputes', icon: Scale },
  { id: 'courses', label: 'Courses', icon: GraduationCap },
  { id: 'inbox', label: 'Inbox', icon: Inbox },
  { id: 'audit', label: 'Audit Log', icon: ScrollText },
  { id: 'settings', label: 'Settings', icon: SlidersHorizontal },
  { id: 'diagnostics', label: 'Diagnostics', icon: Activity },
] as const satisfies readonly PortalTab<AdminTab>[];
