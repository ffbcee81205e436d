import type { Role } from '#contract/accounts/roles.ts';
import { portalFacts } from '#web/features/session/portal-access.ts';
import { type Portal, portals } from '#web/features/session/portals.ts';
import { BackLink } from '#web/ui/back-link.tsx';

const names = { business: 'Business Dashboard', rep: 'Rep Portal' } satisfies Record<Portal, string>;

/** To the portals of who reads the settings: they may have come from either. */
export function WaysBack({ roles }: { readonly roles: readonly Role[] }) {
  return portals
    .filter((portal) => roles.includes(portalFacts[portal].role))
    .map((portal) => (
      <BackLink key={portal} to={portalFacts[portal].path}>
        {names[portal]}
      </BackLink>
    ));
}
