import { adminPath, type businessPath, type repPath } from '#contract/site/sign-in-addresses.ts';

/** What the public pages need of a signed-in person. */
export interface SiteUser {
  readonly email: string;
  readonly isAdmin: boolean;
  /** Where Profile leads. */
  readonly profilePath: typeof businessPath | typeof repPath;
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
    { label: 'Profile', to: `${user.profilePath}?tab=profile` },
    { label: 'Business Dashboard', onSelect: () => onOpenPortal('business') },
    { label: 'Rep Portal', onSelect: () => onOpenPortal('rep') },
    ...(user.isAdmin ? [{ label: 'Admin Portal', to: adminPath }] : []),
    { label: 'Sign Out', onSelect: onSignOut },
  ];
}
