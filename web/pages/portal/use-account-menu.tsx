import { Briefcase, CircleUserRound, IdCard, LogOut, Settings, Store } from 'lucide-react';
import type { Me } from '#contract/profiles/profiles.ts';
import { settingsAddress } from '#contract/site/portal-addresses.ts';
import { settingsPath } from '#contract/site/sign-in-addresses.ts';
import { portalFacts } from '#web/features/session/portal-access.ts';
import { type Portal, portals } from '#web/features/session/portals.ts';
import { signOut } from '#web/lib/session-store.ts';
import { toast } from '#web/lib/toast.ts';
import type { MenuEntry } from '#web/ui/menu.tsx';

const iconStyle = 'size-4.5';

const doors: Record<Portal, Pick<MenuEntry, 'label' | 'icon'>> = {
  business: { label: 'Business Dashboard', icon: <Store aria-hidden="true" className={iconStyle} /> },
  rep: { label: 'Rep Portal', icon: <Briefcase aria-hidden="true" className={iconStyle} /> },
};

/** The session ends immediately; the gate around the page redirects to the sign-in. */
async function leave() {
  try {
    await signOut();
  } catch {
    toast({ title: 'Sign out failed', variant: 'destructive' });
  }
}

/**
 * The avatar menu: the person's account and profile, the other portals open to them, the settings, and sign-out.
 * @param here null outside the portals, in the settings
 */
export function useAccountMenu(me: Me, here: Portal | null): MenuEntry[] {
  const others = portals.filter((portal) => portal !== here && me.roles.includes(portalFacts[portal].role));
  return [
    ...(here === 'rep'
      ? [
          {
            label: 'My Account',
            icon: <CircleUserRound aria-hidden="true" className={iconStyle} />,
            to: settingsAddress('account'),
          },
        ]
      : []),
    ...(here === null
      ? []
      : [
          {
            label: 'Profile',
            icon: <IdCard aria-hidden="true" className={iconStyle} />,
            to: `${portalFacts[here].path}?tab=profile`,
          },
        ]),
    ...others.map((portal) => ({ ...doors[portal], to: portalFacts[portal].path })),
    ...(here === null
      ? []
      : [{ label: 'Settings', icon: <Settings aria-hidden="true" className={iconStyle} />, to: settingsPath }]),
    {
      label: 'Sign out',
      icon: <LogOut aria-hidden="true" className={iconStyle} />,
      onSelect: () => void leave(),
      separated: true,
    },
  ];
}
