import { Bell, CreditCard, Database, KeyRound, MonitorSmartphone, Palette, UserRound, UsersRound } from 'lucide-react';
import type { SettingsTab } from '#contract/site/portal-addresses.ts';
import type { PortalTab } from '#web/features/shell/portal-tabs.ts';

export const settingsTabs = [
  { id: 'account', label: 'Account', icon: UserRound },
  { id: 'security', label: 'Security', icon: KeyRound },
  { id: 'devices', label: 'Devices', icon: MonitorSmartphone },
  { id: 'roles', label: 'Roles', icon: UsersRound },
  { id: 'billing', label: 'Billing', icon: CreditCard },
  { id: 'notifications', label: 'Notifications', icon: Bell },
  { id: 'appearance', label: 'Appearance', icon: Palette },
  { id: 'data', label: 'Your data', icon: Database },
] as const satisfies readonly PortalTab<SettingsTab>[];
