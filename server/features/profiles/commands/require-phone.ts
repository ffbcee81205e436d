import { and, eq, isNull, sql } from 'drizzle-orm';
import { phoneExpected } from '#contract/phone-number.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { lacksPhone } from '../queries/lacks-phone.ts';
import { businessProfiles, repProfiles } from '../tables.ts';
import { phoneColumns, readPhone } from './read-phone.ts';

interface Given {
  readonly userId: string;
  readonly side: 'rep' | 'business';
  readonly phone: string | null;
}

/** Adds the given number to a profile without one; an existing number stays. */
export async function requirePhone(tx: Tx, { userId, side, phone: given }: Given): Promise<void> {
  if (!(await lacksPhone(tx.db, userId, side))) return;
  const phone = readPhone(given);
  if (phone === null) throw new Refusal('request.invalid', { fields: [{ field: 'phone', message: phoneExpected }] });
  const profiles = side === 'rep' ? repProfiles : businessProfiles;
  await tx.db
    .update(profiles)
    // A form opened before this would delete the number again: the new version makes its save a conflict.
    .set({ ...phoneColumns(profiles, phone), version: sql`${profiles.version} + 1`, updatedAt: sql`now()` })
    .where(and(eq(profiles.userId, userId), isNull(profiles.phone)));
}
