import type { Me } from '#contract/profiles.ts';
import type { Portal } from './portal-access.ts';

/**
 * Where somebody goes after signing in.
 * @param me null when it could not be read
 * @param portal what the address of the sign-in page asked for
 */
export function decidePostLogin(me: Pick<Me, 'roles' | 'rep' | 'business'> | null, portal: Portal | null): string {
  if (me === null) return '/';
  const isRep = me.roles.includes('sales_rep');
  const isBusiness = me.roles.includes('business');
  if (isRep && isBusiness) return portal === 'rep' ? '/rep-portal' : '/dashboard';
  if (isRep) return '/rep-portal';
  if (isBusiness) return '/dashboard';
  if (me.roles.length > 0) return '/';
  if (me.rep) return '/rep-portal';
  if (me.business) return '/dashboard';
  return '/legal-onboarding';
}
