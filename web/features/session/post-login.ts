import type { Me } from '#contract/profiles/profiles.ts';
import { settingsAddress } from '#contract/site/portal-addresses.ts';
import { businessPath, onboardingPath, repPath } from '#contract/site/sign-in-addresses.ts';
import { isWithin } from '#domain/accounts/redirect-target.ts';
import { type PortalAnswer, portalFacts } from './portal-access.ts';
import { type Portal, portals } from './portals.ts';

type Profile = Pick<Me, 'roles' | 'rep' | 'business'>;

/**
 * Where a user goes after signing in.
 * @param me null when it could not be read
 * @param portal the portal in the URL of the sign-in page
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

interface Asked {
  /** The page they came for. */
  readonly destination: string | null;
  readonly portal: Portal | null;
  readonly register: boolean;
  /** Whether the user has read why they are here. One who only chose a plan hasn't. */
  readonly told: boolean;
}

/**
 * Where the sign-in page redirects a signed-in user: to the page they came for, or to their portal, with a notice if
 * that page is for the other side.
 */
export function decideArrival(me: Profile | null, asked: Asked): PortalAnswer & { go: string } {
  const { destination, portal, register, told } = asked;
  const usual = decideSignedInAway(me, portal, register);
  // An account without a role is completed first.
  if (usual === settingsAddress('roles')) {
    return { go: usual, ...(portal && !told && { toast: portalFacts[portal].refused }) };
  }
  if (destination === null || usual === onboardingPath) return { go: usual };
  const side = portals.find((one) => isWithin(portalFacts[one].path, destination));
  if (me === null || !side || me.roles.includes(portalFacts[side].role)) return { go: destination };
  return { go: usual, toast: portalFacts[side].refused };
}

/**
 * Where a signed-in user goes who opens the sign-in page: as after signing in, except that one sent here to register
 * for the other side goes to where an account gets its second role, and one without a role, here to complete the
 * account, to where it gets its first.
 */
export function decideSignedInAway(me: Profile | null, portal: Portal | null, register: boolean): string {
  const lacks = me !== null && portal !== null && !me.roles.includes(portalFacts[portal].role);
  const hasOther = me?.roles.some((role) => role === 'business' || role === 'sales_rep');
  const usual = decidePostLogin(me, portal);
  const completes = usual === onboardingPath && portal === null;
  return register && ((lacks && hasOther) || completes) ? settingsAddress('roles') : usual;
}
