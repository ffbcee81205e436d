import type { FilePurpose } from '#contract/files/purposes.ts';
import { rulesOf } from '#contract/files/purposes.ts';
import type { RefusalCode } from '#contract/refusals.ts';
import type { SignedInActor } from '../accounts/access.ts';
import type { StoredFile } from './tables.ts';

/** Refuses uploads by users without the profile that the purpose belongs to. */
export function refuseUpload(actor: SignedInActor, purpose: FilePurpose): RefusalCode | null {
  const { userType } = rulesOf(purpose);
  if (userType === 'anyone') return null;
  if (userType === 'either' && (actor.repId !== null || actor.businessId !== null)) return null;
  if (userType !== 'business') return actor.repId === null ? 'role.rep_required' : null;
  return actor.businessId === null ? 'role.business_required' : null;
}

/** A file exists only for its owner, and for no one once it was replaced or attached to something. */
export function refuseFile({ userId }: { readonly userId: string }, file: StoredFile | null): RefusalCode | null {
  const isCurrent = file !== null && file.supersededAt === null && file.takenAt === null;
  return isCurrent && file.ownerId === userId ? null : 'file.not_found';
}

/** Links to sealed documents are refused even to their owner: a stolen session must not expose an identity. */
export function refuseLink(actor: { readonly userId: string }, file: StoredFile | null): RefusalCode | null {
  return refuseFile(actor, file) ?? (file?.sealed ? 'file.sealed' : null);
}
