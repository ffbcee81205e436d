import {
  CalendarCheck,
  ClipboardList,
  FileCheck,
  GraduationCap,
  IdCard,
  LayoutDashboard,
  MessagesSquare,
  Search,
  Wallet,
} from 'lucide-react';
import type { RepTab } from '#contract/site/portal-addresses.ts';
import type { PortalTab } from '#web/features/shell/portal-tabs.ts';

export const repTabs = [
  { id: 'dashboard', label: 'Dashboard', icon: LayoutDashboard },
  { id: 'my-work', label: 'My Work', icon: CalendarCheck },
  { id: 'browse-jobs', label: 'Browse Jobs', shortLabel: 'Browse', icon: Search },
  { id: 'my-applications', label: 'My Applications', shortLabel: 'Applied', icon: ClipboardList },
  { id: 'messages', label: 'Messages', icon: MessagesSquare },
  { id: 'wallet', label: 'Wallet', icon: Wallet, direct: true },
  { id: 'legal', label: 'Legal', icon: FileCheck },
  { id: 'training', label: 'Training', icon: GraduationCap },
  { id: 'profile', label: 'Profile', icon: IdCard },
] as const satisfies readonly PortalTab<RepTab>[];
