import type { adminLoginPath, adminPath, businessPath, repPath } from '#contract/site/sign-in-addresses.ts';

/** What the public pages need of a signed-in user. */
export interface SiteUser {
  readonly email: string;
  /** Target of an administrator's links: without a session of the panel, its sign-in. Null for other users. */
  readonly panelPath: typeof adminPath | typeof adminLoginPath | null;
  /** Target of Profile. Null for a user signed in only as an administrator. */
  readonly profilePath: typeof businessPath | typeof repPath | null;
}

export interface SiteAccount {
  readonly user: SiteUser;
  /** Runs the portal access rule, which may answer with a toast and a redirect. */
  readonly onOpenPortal: (portal: 'business' | 'rep') => void;
  readonly onSignOut: () => void;
}

export const localPart = (email: string): string => email.split('@')[0] || email;

export interface AccountEntry {
  readonly label: string;
  readonly to?: string;
  readonly onSelect?: () => void;
}

/** The signed-in menu, the same on desktop and phone. */
export function accountEntries({ user, onOpenPortal, onSignOut }: SiteAccount): AccountEntry[] {
  return [
    ...(user.profilePath === null
      ? []
      : [
          { label: 'Profile', to: `${user.profilePath}?tab=profile` },
          { label: 'Business Dashboard', onSelect: () => onOpenPortal('business') },
          { label: 'Rep Portal', onSelect: () => onOpenPortal('rep') },
        ]),
    ...(user.panelPath === null ? [] : [{ label: 'Admin Portal', to: user.panelPath }]),
    { label: 'Sign Out', onSelect: onSignOut },
  ];
}
