import type { adminLoginPath, adminPath, businessPath, repPath } from '#contract/site/sign-in-addresses.ts';

/** What the public pages need of a signed-in person. */
export interface SiteUser {
  readonly email: string;
  /** Where an administrator's entries lead: without a session of the panel, to its sign-in. Null for everybody else. */
  readonly panelPath: typeof adminPath | typeof adminLoginPath | null;
  /** Where Profile leads. Null for who is signed in as an administrator alone. */
  readonly profilePath: typeof businessPath | typeof repPath | null;
}

export interface SiteAccount {
  readonly user: SiteUser;
  /** Runs the portal access rule, which may answer with a toast and another page. */
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
