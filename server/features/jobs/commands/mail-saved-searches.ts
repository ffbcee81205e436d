import { and, asc, eq, inArray, lte, not, sql } from 'drizzle-orm';
import { wantedTags } from '#domain/jobs/job-filters.ts';
import { wantedDays } from '#domain/jobs/wanted-days.ts';
import { dayInSouthAfrica } from '#domain/shared/calendar-day.ts';
import { now as clock } from '#server/platform/clock.ts';
import { inBatches } from '#server/platform/db/in-batches.ts';
import type { Db } from '#server/platform/db/pool.ts';
import type { RunTransaction, Tx } from '#server/platform/db/transaction.ts';
import { queueMail } from '#server/platform/mail/mail-task.ts';
import { isBarred } from '../../accounts/queries/is-barred.ts';
import { users } from '../../accounts/tables.ts';
import { businessProfiles, repProfiles } from '../../profiles/tables.ts';
import type { StopMailsTokens } from '../access/stop-mails-token.ts';
import type { FoundRow } from '../queries/browse-statement.ts';
import { searchJobs, type Wanted } from '../queries/search-jobs.ts';
import { type SavedSearchRow, savedSearches } from '../tables/saved.ts';
import { newJobsMail } from '../texts/search-mails.ts';

/** Whether a rep may see jobs now. An email about new ones is useless otherwise. */
export type MayFind = (db: Db, userId: string) => Promise<boolean>;

export interface MailSettings {
  readonly siteUrl: string;
  readonly tokens: StopMailsTokens;
  readonly mayFind: MayFind;
}

const batch = 50;
/** Longer than any transaction lasts: all jobs posted before that are visible. */
const unsettledMs = 120_000;

/**
 * Emails new jobs for every saved search that is due, a batch in each transaction. Reps who may not see jobs, are suspended or opted out, get only
 * later jobs later.
 */
export function mailDueSearches(
  transaction: RunTransaction,
  settings: MailSettings,
  signal: AbortSignal,
): Promise<void> {
  return inBatches(signal, batch, () => transaction((tx) => mailBatch(tx, settings)));
}

/** Marks all searches with daily emails as due. */
export async function makeDailyDue(tx: Tx): Promise<void> {
  await tx.db.update(savedSearches).set({ dueAt: sql`now()` }).where(eq(savedSearches.mail, 'daily'));
}

async function mailBatch(tx: Tx, settings: MailSettings): Promise<number> {
  const due = await tx.db
    .select({ search: savedSearches, now: sql<string>`now()` })
    .from(savedSearches)
    // Timestamps have milliseconds: one set just now may have been rounded up.
    .where(lte(savedSearches.dueAt, sql`now() + interval '1 millisecond'`))
    .orderBy(asc(savedSearches.dueAt))
    .limit(batch)
    // Another process may be at work on the others.
    .for('update', { skipLocked: true });
  if (due.length === 0) return 0;
  const owners = await tx.db
    .select({ repId: repProfiles.id, userId: users.id, email: users.email, businessId: businessProfiles.id })
    .from(repProfiles)
    .innerJoin(users, and(eq(users.id, repProfiles.userId), sql`deleted_at is null`, not(isBarred)))
    .leftJoin(businessProfiles, eq(businessProfiles.userId, repProfiles.userId))
    .where(
      inArray(
        repProfiles.id,
        due.map(({ search }) => search.repId),
      ),
    );
  for (const { search, now } of due) {
    const owner = owners.find(({ repId }) => repId === search.repId);
    const may = owner !== undefined && search.mail !== 'none' && (await settings.mayFind(tx.db, owner.userId));
    await mailOne(tx, settings, search, new Date(now), may ? owner : undefined);
  }
  return due.length;
}

async function mailOne(
  tx: Tx,
  { siteUrl, tokens }: MailSettings,
  search: SavedSearchRow,
  now: Date,
  owner: { readonly email: string; readonly businessId: string | null } | undefined,
): Promise<void> {
  const found = owner ? await newSince(tx, search, owner.businessId) : [];
  const fresh = found.filter(({ id }) => !search.mailedJobIds.includes(id));
  if (owner && fresh.length > 0) {
    const stopToken = tokens.of(search.id);
    await queueMail(tx, newJobsMail({ to: owner.email, siteUrl, stopToken, search, jobs: fresh }));
  }
  const settled = new Date(now.getTime() - unsettledMs);
  await tx.db
    .update(savedSearches)
    .set({
      dueAt: null,
      seenUntil: settled > search.seenUntil ? settled : search.seenUntil,
      // Jobs posted concurrently may still become visible in this period, so those already emailed are stored one by one.
      mailedJobIds: found.filter(({ createdAt }) => createdAt > settled).map(({ id }) => id),
      ...(fresh.length > 0 && { mailedAt: sql`now()` }),
    })
    .where(eq(savedSearches.id, search.id));
}

function newSince(tx: Tx, search: SavedSearchRow, ownBusinessId: string | null): Promise<FoundRow[]> {
  const values = { repId: search.repId, since: search.seenUntil.toISOString(), ownBusinessId };
  return searchJobs(tx.db, wantedOf(search), { sort: 'newest', conditions: ['since', 'notOwn'], values, from: null });
}

function wantedOf(search: SavedSearchRow): Wanted {
  const { provinces, locationIds, query, filters, ...terms } = search;
  // The dates of "this weekend" change every week.
  const days = wantedDays(filters, dayInSouthAfrica(clock()));
  const place =
    locationIds !== null
      ? ({ kind: 'location', ids: locationIds } as const)
      : provinces !== null
        ? ({ kind: 'province', provinces } as const)
        : ({ kind: 'anywhere' } as const);
  // Treated as rare words: there are few new jobs, and the index finds them without a scan.
  const coursesMet = filters.courses === 'met';
  return {
    terms: { ...terms, days, coursesMet, tags: wantedTags(filters) },
    place,
    text: query === null ? null : { query, jobs: 0, place: null, instead: null },
  };
}
