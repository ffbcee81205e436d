import {
  Briefcase,
  FileText,
  GraduationCap,
  LayoutDashboard,
  LogOut,
  MessageSquare,
  Plus,
  Scale,
  Settings,
  User,
} from 'lucide-react';
import { settingsPath } from '#contract/site/sign-in-addresses.ts';
import { PageHeader } from '#web/features/shell/page-header.tsx';
import { PortalShell } from '#web/features/shell/portal-shell.tsx';
import { type PortalTab, portalMeta, useActiveTab } from '#web/features/shell/portal-tabs.ts';
import { KitLists } from '#web/pages/dev/kit-lists.tsx';
import { KitStates } from '#web/pages/dev/kit-states.tsx';
import { Button } from '#web/ui/button.tsx';

const tabs = [
  { id: 'dashboard', label: 'Dashboard', icon: LayoutDashboard },
  { id: 'legal', label: 'Legal', icon: Scale },
  { id: 'browse-jobs', label: 'Browse Jobs', shortLabel: 'Jobs', icon: Briefcase },
  { id: 'my-applications', label: 'My Applications', shortLabel: 'Applied', icon: FileText },
  { id: 'training', label: 'Training', icon: GraduationCap },
  { id: 'messages', label: 'Messages', icon: MessageSquare },
  { id: 'profile', label: 'Profile', icon: User },
] as const satisfies readonly PortalTab[];

export const meta = ({ location }: { location: Pick<Location, 'search'> }) => portalMeta('Rep Portal', tabs, location);

export default function KitPortal() {
  const active = useActiveTab(tabs);
  const label = tabs.find((tab) => tab.id === active)?.label;
  return (
    <PortalShell
      title="Rep Portal"
      home="/dev/kit/portal"
      tabs={tabs}
      active={active}
      counts={{ messages: 3 }}
      user={{ name: 'Thandi Mokoena', email: 'thandi@example.co.za' }}
      menu={[
        { label: 'Profile', to: '?tab=profile', icon: <User aria-hidden="true" className="size-5" /> },
        { label: 'Settings', to: settingsPath, icon: <Settings aria-hidden="true" className="size-5" /> },
        {
          label: 'Sign out',
          separated: true,
          onSelect: () => undefined,
          icon: <LogOut aria-hidden="true" className="size-5" />,
        },
      ]}
    >
      <PageHeader
        title={active === 'dashboard' ? 'Welcome back, Thandi' : label}
        description="The shell with sample content."
        action={<Button icon={<Plus aria-hidden="true" className="size-5" />}>Post a New Job</Button>}
      />
      <h2 className="sr-only">Sample</h2>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        {active === 'dashboard' ? <KitStates /> : <KitLists />}
      </div>
    </PortalShell>
  );
}
