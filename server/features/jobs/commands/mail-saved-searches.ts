import { and, asc, eq, inArray, lte, not, sql } from 'drizzle-orm';
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

/** Whether a rep may look at jobs now: a mail about new ones leads to nothing else. */
export type MayFind = (db: Db, userId: string) => Promise<boolean>;

export interface MailSettings {
  readonly siteUrl: string;
  readonly tokens: StopMailsTokens;
  readonly mayFind: MayFind;
}

const batch = 50;
/** Longer than any transaction lasts: what was posted before that is seen by everybody. */
const unsettledMs = 120_000;

/**
 * Mails what is new to every saved search that is due, a batch in each transaction. Who may not look at jobs, is suspended or
 * wants no mails, hears later of what comes later.
 */
export function mailDueSearches(
  transaction: RunTransaction,
  settings: MailSettings,
  signal: AbortSignal,
): Promise<void> {
  return inBatches(signal, batch, () => transaction((tx) => mailBatch(tx, settings)));
}

/** All searches of which a mail comes once a day. */
export async function makeDailyDue(tx: Tx): Promise<void> {
  await tx.db.update(savedSearches).set({ dueAt: sql`now()` }).where(eq(savedSearches.mail, 'daily'));
}

async function mailBatch(tx: Tx, settings: MailSettings): Promise<number> {
  const due = await tx.db
    .select({ search: savedSearches, now: sql<string>`now()` })
    .from(savedSearches)
    // Moments are kept to the millisecond: what was made due just now may have been rounded up.
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
      // What could still be joined by a job that was posted at the same time is remembered one by one.
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
  // This weekend is another one each week.
  const days = wantedDays(filters, dayInSouthAfrica(clock()));
  const place =
    locationIds !== null
      ? ({ kind: 'location', ids: locationIds } as const)
      : provinces !== null
        ? ({ kind: 'province', provinces } as const)
        : ({ kind: 'anywhere' } as const);
  // As if they were rare: what is new is little, and the index finds it without a walk.
  const coursesMet = filters.courses === 'met';
  return {
    terms: { ...terms, days, coursesMet },
    place,
    text: query === null ? null : { query, jobs: 0, place: null, instead: null },
  };
}
