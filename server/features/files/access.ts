import type { FilePurpose } from '#contract/files/purposes.ts';
import { rulesOf } from '#contract/files/purposes.ts';
import type { RefusalCode } from '#contract/refusals.ts';
import type { SignedInActor } from '../accounts/access.ts';
import type { StoredFile } from './tables.ts';

/** Only who has the kind of account that a file belongs to may upload it. */
export function refuseUpload(actor: SignedInActor, purpose: FilePurpose): RefusalCode | null {
  const { userType } = rulesOf(purpose);
  if (userType === 'anyone') return null;
  if (userType === 'either' && (actor.repId !== null || actor.businessId !== null)) return null;
  if (userType !== 'business') return actor.repId === null ? 'role.rep_required' : null;
  return actor.businessId === null ? 'role.business_required' : null;
}

/** To all but its owner a file does not exist, and to nobody one that was replaced or became part of something. */
export function refuseFile({ userId }: { readonly userId: string }, file: StoredFile | null): RefusalCode | null {
  const isCurrent = file !== null && file.supersededAt === null && file.takenAt === null;
  return isCurrent && file.ownerId === userId ? null : 'file.not_found';
}

/** Sealed documents are never handed out, not even to their owner: a stolen session must not give away an identity. */
export function refuseLink(actor: { readonly userId: string }, file: StoredFile | null): RefusalCode | null {
  return refuseFile(actor, file) ?? (file?.sealed ? 'file.sealed' : null);
}
