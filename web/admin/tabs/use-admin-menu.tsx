import { KeyRound, LogOut, MonitorX, ShieldCheck } from 'lucide-react';
import { useNavigate } from 'react-router';
import { adminLoginPath, adminSetUpPath } from '#contract/site/sign-in-addresses.ts';
import { useLeavePanel } from '#web/admin/people/api.ts';
import { toast } from '#web/lib/toast.ts';
import type { MenuEntry } from '#web/ui/menu.tsx';

const iconStyle = 'size-4.5';

interface AdminMenu {
  readonly secondFactor: boolean;
  readonly onPasskeys: () => void;
}

/** The avatar menu of an administrator. */
export function useAdminMenu({ secondFactor, onPasskeys }: AdminMenu): MenuEntry[] {
  const leave = useLeavePanel();
  const navigate = useNavigate();
  const leaving = (where: 'here' | 'everywhere') =>
    leave.mutate(where, {
      onSuccess: () => void navigate(adminLoginPath, { replace: true }),
      onError: ({ message }) => toast({ title: 'Sign out failed', description: message, variant: 'destructive' }),
    });
  return [
    ...(secondFactor
      ? []
      : [
          {
            label: 'Set up two-factor sign-in',
            icon: <ShieldCheck aria-hidden="true" className={iconStyle} />,
            to: adminSetUpPath,
          },
        ]),
    { label: 'Passkeys', icon: <KeyRound aria-hidden="true" className={iconStyle} />, onSelect: onPasskeys },
    {
      label: 'Sign out everywhere',
      icon: <MonitorX aria-hidden="true" className={iconStyle} />,
      onSelect: () => leaving('everywhere'),
    },
    {
      label: 'Sign out',
      icon: <LogOut aria-hidden="true" className={iconStyle} />,
      onSelect: () => leaving('here'),
      separated: true,
    },
  ];
}
