import type { Role } from '#contract/accounts/roles.ts';
import type { Me } from '#contract/profiles/profiles.ts';
import type { LegalUserType } from '#contract/vetting/legal.ts';

const typeOfRole: Record<Role, LegalUserType | null> = { sales_rep: 'rep', business: 'business', admin: null };

/**
 * The capacity in which a user signs: the first role that implies one decides. Without a role the profile does. Null
 * when neither does. `me.roles` are in the order in which they were granted.
 */
export function detectUserType(me: Pick<Me, 'roles' | 'rep' | 'business'>): LegalUserType | null {
  if (me.roles.length > 0) return me.roles.map((role) => typeOfRole[role]).find((type) => type !== null) ?? null;
  if (me.rep) return 'rep';
  return me.business ? 'business' : null;
}
