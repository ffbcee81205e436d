import type { PayingSide } from '#contract/pricing.ts';
import type { Me } from '#contract/profiles/profiles.ts';
import { portalFacts } from '#web/features/session/portal-access.ts';
import { portals } from '#web/features/session/portals.ts';

/** The name of each side's subscription. */
export const subscriptionNames: Record<PayingSide, string> = {
  rep: 'Sales rep subscription',
  business: 'Business subscription',
};

/** The user's sides: rep, business or both. */
export const sidesOf = ({ roles }: Pick<Me, 'roles'>): PayingSide[] =>
  portals.filter((side) => roles.includes(portalFacts[side].role));
