import { LayoutDashboard, Megaphone } from 'lucide-react';
import type { PortalTab } from '#web/features/shell/portal-tabs.ts';

export const businessTabs = [
  { id: 'dashboard', label: 'Dashboard', icon: LayoutDashboard },
  { id: 'my-jobs', label: 'My Jobs', icon: Megaphone },
] as const satisfies readonly PortalTab[];
