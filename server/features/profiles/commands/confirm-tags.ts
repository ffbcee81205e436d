import { isDeepStrictEqual } from 'node:util';
import { eq, sql } from 'drizzle-orm';
import type { RefusedWork } from '#contract/catalogue/tags.ts';
import { refuseTags } from '#domain/matching/tags/tag-kinds.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { RepActor } from '../../accounts/access.ts';
import { repProfiles } from '../tables.ts';
import { holdRep } from './hold-profile.ts';
import { repProfileChanged } from './profile-events.ts';

export function insistOnTags(tags: readonly string[] | null): void {
  const refusal = refuseTags(tags);
  if (refusal) throw new Refusal(refusal, { fields: [{ field: 'tags', message: 'Choose tags from the list.' }] });
}

interface Confirmed {
  readonly tags: string[];
  readonly refuses: RefusedWork[];
}

/** Replaces the tags of the actor's profile and the work that they rule out. Idempotent. */
export async function confirmRepTags(tx: Tx, actor: RepActor, confirmed: Confirmed): Promise<void> {
  insistOnTags(confirmed.tags);
  await holdRep(tx, actor);
  const ofActor = eq(repProfiles.id, actor.repId);
  const [before] = await tx.db
    .select({ tags: repProfiles.tags, refuses: repProfiles.refuses })
    .from(repProfiles)
    .where(ofActor);
  const changed = (['tags', 'refuses'] as const).filter((name) => !isDeepStrictEqual(before?.[name], confirmed[name]));
  if (changed.length === 0) return;
  await tx.db
    .update(repProfiles)
    .set({ ...confirmed, updatedAt: sql`now()` })
    .where(ofActor);
  await tx.emit(repProfileChanged, { repId: actor.repId, changed });
}
