import type { LegalUserType } from '#contract/vetting/legal.ts';
import type { BrowserCaller, Gate } from '#server/platform/http/route.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { Gates, SignedInActor } from '../accounts/access.ts';

declare const minted: unique symbol;

/** A signed-in person with where they call from, which is part of what proves a signature. Made by the gate only. */
export interface LegalActor extends Pick<SignedInActor, 'userId' | 'email' | 'sessionId' | 'repId' | 'businessId'> {
  readonly from: Pick<BrowserCaller, 'address' | 'userAgent'>;
  readonly [minted]: 'legal';
}

export function createLegalGate(gates: Pick<Gates, 'signedIn'>): Gate<LegalActor, BrowserCaller> {
  return async (caller) => {
    const { userId, email, sessionId, repId, businessId } = await gates.signedIn(caller);
    const { address, userAgent } = caller;
    return { userId, email, sessionId, repId, businessId, from: { address, userAgent } } as LegalActor;
  };
}

/** Nobody signs for a side they are not on. Refusals: role.rep_required, role.business_required. */
export function requireSide({ repId, businessId }: LegalActor, userType: LegalUserType): void {
  if (userType === 'rep' && repId === null) throw new Refusal('role.rep_required');
  if (userType === 'business' && businessId === null) throw new Refusal('role.business_required');
}
