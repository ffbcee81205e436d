import { createGates } from '#server/features/accounts/access.ts';
import { insistOn } from '#server/features/operators/queries/site-now.ts';
import { createTrialGate } from '#server/features/payments/access.ts';
import { findActorProfiles } from '#server/features/profiles/queries.ts';
import { askLegalGate } from '#server/features/vetting/commands/ask-legal-gate.ts';
import type { Gates } from '#server/platform/http/route.ts';
import type { Services } from './open-services.ts';

/** Keeps the gates that the contract's endpoints name. */
export function openGates(services: Services): Gates {
  return {
    open: async () => null,
    ...createGates({
      verifyAccessToken: services.accounts.verifyAccessToken,
      findActorProfiles: (userId) => findActorProfiles(services.db, userId),
    }),
    admin: services.operators.gate,
    askFeature: (feature) => insistOn(services.db, feature),
    askTrial: createTrialGate(services.db),
    askLegal: askLegalGate,
  };
}
