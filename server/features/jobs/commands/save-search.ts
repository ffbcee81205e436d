import { and, eq, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { z } from 'zod';
import {
  mostSavedSearches,
  type SavedSearch,
  type savedSearchChange,
  type savedSearchInput,
} from '#contract/jobs/saved-searches.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { RepActor } from '../../accounts/access.ts';
import { holdRep } from '../../profiles/commands/hold-profile.ts';
import { findSavedSearch } from '../queries/saved-searches.ts';
import { readFilters } from '../queries/search-jobs.ts';
import { searchReading } from '../queries/search-text.ts';
import { savedSearches } from '../tables/saved.ts';

/** Saves a search. Jobs posted from now on are emailed as chosen. */
export async function saveSearch(
  tx: Tx,
  actor: RepActor,
  { name, mail, filters }: z.output<typeof savedSearchInput>,
): Promise<SavedSearch> {
  const { repId } = actor;
  // Locked, so that concurrent saves of one rep can't exceed the limit.
  await holdRep(tx, actor);
  if ((await tx.db.$count(savedSearches, eq(savedSearches.repId, repId))) >= mostSavedSearches)
    throw new Refusal('saved_search.too_many');
  const { terms, place, text } = await readFilters(tx.db, filters);
  const id = uuidv7();
  await tx.db.insert(savedSearches).values({
    id,
    repId,
    name,
    mail,
    filters,
    provinces: place.kind === 'province' ? [...place.provinces] : null,
    locationIds: place.kind === 'location' ? [...place.ids] : null,
    industries: terms.industries && [...terms.industries],
    experience: terms.experience && [...terms.experience],
    minimumRateCents: terms.minimumRateCents,
    duration: terms.duration,
    jobType: terms.jobType,
    toBusinesses: terms.toBusinesses,
    query: text?.query ?? null,
    queryVersion: searchReading,
  });
  return findSavedSearch(tx.db, actor, id);
}

/** Renames a search, or changes when it is emailed. When emails are turned on, they start with jobs posted from now on. */
export async function changeSavedSearch(
  tx: Tx,
  actor: RepActor,
  { searchId, name, mail }: { readonly searchId: string } & z.output<typeof savedSearchChange>,
): Promise<SavedSearch> {
  const own = and(eq(savedSearches.id, searchId), eq(savedSearches.repId, actor.repId));
  const [current] = await tx.db.select({ mail: savedSearches.mail }).from(savedSearches).where(own).for('update');
  if (!current) throw new Refusal('saved_search.not_found');
  const begins = mail !== undefined && current.mail === 'none';
  await tx.db
    .update(savedSearches)
    .set({
      name: name ?? sql`${savedSearches.name}`,
      ...(mail !== undefined && mail !== current.mail && { mail, dueAt: null }),
      ...(begins && { seenUntil: sql`now()`, mailedJobIds: [] }),
    })
    .where(own);
  return findSavedSearch(tx.db, actor, searchId);
}

export async function deleteSavedSearch(tx: Tx, { repId }: RepActor, searchId: string): Promise<void> {
  const gone = await tx.db
    .delete(savedSearches)
    .where(and(eq(savedSearches.id, searchId), eq(savedSearches.repId, repId)))
    .returning({ id: savedSearches.id });
  if (gone.length === 0) throw new Refusal('saved_search.not_found');
}

/** Turns off emails by a link in one. Idempotent, also after the search is deleted. */
export async function stopSearchMails(tx: Tx, searchId: string): Promise<void> {
  await tx.db.update(savedSearches).set({ mail: 'none', dueAt: null }).where(eq(savedSearches.id, searchId));
}
