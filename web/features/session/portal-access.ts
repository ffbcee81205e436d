import type { Role } from '#contract/accounts/roles.ts';
import { portalRefusals } from '#contract/portal-refusals.ts';
import { businessPath, registerFor, repPath, signInFor } from '#contract/site/sign-in-addresses.ts';
import type { Portal } from './portals.ts';

interface PortalFacts {
  readonly role: Role;
  readonly path: typeof businessPath | typeof repPath;
  readonly refused: { readonly title: string; readonly description: string };
}

const refused = (code: 'role.business_required' | 'role.rep_required') => ({
  title: portalRefusals[code].title,
  description: portalRefusals[code].detail,
});

export const portalFacts: Record<Portal, PortalFacts> = {
  business: { role: 'business', path: businessPath, refused: refused('role.business_required') },
  rep: { role: 'sales_rep', path: repPath, refused: refused('role.rep_required') },
};

export interface PortalAnswer {
  /** Null: they may stay. */
  readonly go: string | null;
  readonly toast?: PortalFacts['refused'];
}

/**
 * The portal access rule: where a user who opens a portal is sent.
 * @param roles null when they could not be read
 */
export function decidePortalAccess(portal: Portal, signedIn: boolean, roles: readonly Role[] | null): PortalAnswer {
  if (!signedIn || roles === null) return { go: signInFor(portal) };
  if (roles.includes(portalFacts[portal].role)) return { go: null };
  return { go: registerFor(portal), toast: portalFacts[portal].refused };
}
