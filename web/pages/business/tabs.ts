import {
  Building2,
  FileCheck,
  GraduationCap,
  LayoutDashboard,
  Megaphone,
  MessagesSquare,
  UsersRound,
} from 'lucide-react';
import type { BusinessTab } from '#contract/site/portal-addresses.ts';
import type { PortalTab } from '#web/features/shell/portal-tabs.ts';

export const businessTabs = [
  { id: 'dashboard', label: 'Dashboard', icon: LayoutDashboard },
  { id: 'legal', label: 'Legal', icon: FileCheck },
  { id: 'my-jobs', label: 'My Jobs', icon: Megaphone },
  { id: 'my-team', label: 'My Team', icon: UsersRound },
  { id: 'messages', label: 'Messages', icon: MessagesSquare },
  { id: 'training', label: 'Training', icon: GraduationCap },
  { id: 'profile', label: 'Profile', icon: Building2 },
] as const satisfies readonly PortalTab<BusinessTab>[];
