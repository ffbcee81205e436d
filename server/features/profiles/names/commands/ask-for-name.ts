import { and, eq, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { needsReview } from '#contract/names/protected-names.ts';
import type { NamePart } from '#contract/profiles/name-review.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { administrators, publishLive } from '#server/platform/events/publish-live.ts';
import { nameChanges } from '../tables.ts';

/** What others see on a profile before its owner has a name that may be shown. */
export const placeholderNames = { full_name: 'Rep', company_name: 'Your Company' } as const;

interface FirstName {
  readonly userId: string;
  readonly part: keyof typeof placeholderNames;
  readonly wanted: string | null;
}

/** Returns the name for a new profile. A name that our team reviews first waits for it, once the profile exists. */
export function startName({ userId, part, wanted }: FirstName) {
  const placeholder = placeholderNames[part];
  const shown = wanted === null || needsReview(wanted) ? placeholder : wanted;
  return {
    shown,
    async askForRest(tx: Tx): Promise<void> {
      if (wanted === null || wanted === shown) return;
      await askForName(tx, { userId, part, shown: placeholder, wanted, approved: false });
    },
  };
}

interface Wish<Shown extends string | null> {
  readonly userId: string;
  readonly part: NamePart;
  /** What others see now. */
  readonly shown: Shown;
  readonly wanted: string;
  /** Our team has approved what others see. */
  readonly approved: boolean;
}

/**
 * Returns the name to show to others from now on: the wanted one, or the current one while the wanted one waits for our team. Call it
 * with the profile locked, and store the result in the profile's column. Asking for the current name withdraws a change.
 */
export async function askForName<Shown extends string | null>(tx: Tx, wish: Wish<Shown>): Promise<Shown | string> {
  const { userId, part, shown, wanted, approved } = wish;
  const waiting = and(eq(nameChanges.userId, userId), eq(nameChanges.part, part), eq(nameChanges.status, 'waiting'));
  if (wanted === shown || !(approved || needsReview(wanted))) {
    const withdrawn = await tx.db.delete(nameChanges).where(waiting).returning({ id: nameChanges.id });
    if (withdrawn.length > 0) await publishLive(tx, [administrators], { type: 'name_change.changed' });
    return wanted;
  }
  const [before] = await tx.db.select().from(nameChanges).where(waiting);
  if (before?.nameAfter === wanted) return shown;
  // A new id, so that an admin who read the earlier name can't approve this one by it.
  await tx.db.delete(nameChanges).where(waiting);
  await tx.db.insert(nameChanges).values({
    ...{ id: uuidv7(), userId, part, nameBefore: shown, nameAfter: wanted },
    createdAt: sql`clock_timestamp()`,
  });
  await publishLive(tx, [administrators], { type: 'name_change.changed' });
  return shown;
}
