import type { LegalUserType } from '#contract/vetting/legal.ts';
import type { LegallyAsked } from '#server/platform/http/route.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { SignedInActor } from '../accounts/access.ts';

/** Nobody signs for a side they are not on. Refusals: role.rep_required, role.business_required. */
export function requireSide(
  { repId, businessId }: Pick<SignedInActor, 'repId' | 'businessId'>,
  userType: LegalUserType,
): void {
  if (userType === 'rep' && repId === null) throw new Refusal('role.rep_required');
  if (userType === 'business' && businessId === null) throw new Refusal('role.business_required');
}

/**
 * Says no as the legal gate does. Whoever asks for what is not there, or not theirs, is to hear that first: so the gate is
 * asked before the command, and answers inside it.
 */
export function requireLegal({ legal }: LegallyAsked): void {
  if (legal !== null) throw new Refusal(legal);
}
