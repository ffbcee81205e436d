import { useQueryClient } from '@tanstack/react-query';
import { Briefcase, LogOut, Store } from 'lucide-react';
import { useNavigate } from 'react-router';
import type { Me } from '#contract/profiles.ts';
import { type Portal, portalFacts } from '#web/features/session/portal-access.ts';
import { signOut } from '#web/lib/session-store.ts';
import { toast } from '#web/lib/toast.ts';
import type { MenuEntry } from '#web/ui/menu.tsx';

const other: Record<Portal, { portal: Portal; label: string; icon: MenuEntry['icon'] }> = {
  business: { portal: 'rep', label: 'Rep Portal', icon: <Briefcase aria-hidden="true" className="size-4.5" /> },
  rep: { portal: 'business', label: 'Business Dashboard', icon: <Store aria-hidden="true" className="size-4.5" /> },
};

/** The avatar menu of a portal: the other portal for those who hold both roles, and the way out. */
export function useAccountMenu(me: Me, portal: Portal): MenuEntry[] {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { portal: otherPortal, label, icon } = other[portal];
  const { role, path } = portalFacts[otherPortal];

  async function leave() {
    await navigate('/auth');
    try {
      await signOut();
    } catch {
      toast({ title: 'Sign out failed', variant: 'destructive' });
    }
    queries.clear();
  }

  return [
    ...(me.roles.includes(role) ? [{ label, icon, to: path }] : []),
    {
      label: 'Sign out',
      icon: <LogOut aria-hidden="true" className="size-4.5" />,
      onSelect: () => void leave(),
      separated: me.roles.includes(role),
    },
  ];
}
