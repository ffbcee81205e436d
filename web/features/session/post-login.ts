import type { Me } from '#contract/profiles/profiles.ts';
import { settingsAddress } from '#contract/site/portal-addresses.ts';
import { businessPath, onboardingPath, repPath } from '#contract/site/sign-in-addresses.ts';
import { portalFacts } from './portal-access.ts';
import type { Portal } from './portals.ts';

type Profile = Pick<Me, 'roles' | 'rep' | 'business'>;

/**
 * Where somebody goes after signing in.
 * @param me null when it could not be read
 * @param portal what the address of the sign-in page asked for
 */
export function decidePostLogin(me: Profile | null, portal: Portal | null): string {
  if (me === null) return '/';
  const isRep = me.roles.includes('sales_rep');
  const isBusiness = me.roles.includes('business');
  if (isRep && isBusiness) return portal === 'rep' ? repPath : businessPath;
  if (isRep) return repPath;
  if (isBusiness) return businessPath;
  if (me.roles.length > 0) return '/';
  if (me.rep) return repPath;
  if (me.business) return businessPath;
  return onboardingPath;
}

/**
 * Where somebody goes who opens the sign-in page and is signed in already: as after signing in, but who was sent here to
 * register for the other side is led to where an account gets its second role, and whose account is neither and comes to
 * complete it to where it gets its first.
 */
export function decideSignedInAway(me: Profile | null, portal: Portal | null, register: boolean): string {
  const lacks = me !== null && portal !== null && !me.roles.includes(portalFacts[portal].role);
  const hasOther = me?.roles.some((role) => role === 'business' || role === 'sales_rep');
  const usual = decidePostLogin(me, portal);
  const completes = usual === onboardingPath && portal === null;
  return register && ((lacks && hasOther) || completes) ? settingsAddress('roles') : usual;
}
