import { createGates } from '#server/features/accounts/access.ts';
import { insistOn } from '#server/features/operators/queries/site-now.ts';
import { createViewingGate } from '#server/features/operators/viewings/access.ts';
import { createTrialGate } from '#server/features/payments/access.ts';
import { findActorProfiles } from '#server/features/profiles/queries.ts';
import { askLegalGate } from '#server/features/vetting/commands/ask-legal-gate.ts';
import type { Gates } from '#server/platform/http/route.ts';
import type { Services } from './open-services.ts';

/** Keeps the gates that the contract's endpoints name. */
export function openGates(services: Services): Gates {
  const { db, accounts, operators } = services;
  const { seenAs, ...ofUsers } = createGates({
    verifyAccessToken: accounts.verifyAccessToken,
    findActorProfiles: (userId) => findActorProfiles(db, userId),
  });
  return {
    open: async () => null,
    ...ofUsers,
    admin: operators.gate,
    viewing: createViewingGate({ db, admin: operators.gate, seenAs }),
    askFeature: (feature) => insistOn(db, feature),
    askTrial: createTrialGate(db),
    askLegal: askLegalGate,
  };
}
