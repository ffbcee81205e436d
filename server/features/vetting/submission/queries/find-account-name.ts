import { eq, sql } from 'drizzle-orm';
import type { LegalUserType } from '#contract/vetting/legal.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { users } from '../../../accounts/tables.ts';
import { repProfiles } from '../../../profiles/tables.ts';

/**
 * The name that a person is known by here: a rep's own, and of a business who signed up for it. It is what they said
 * themselves, so a signature that differs is remarked on and not refused: women marry, companies change who signs.
 */
export async function findAccountName(db: Db, userId: string, userType: LegalUserType): Promise<string | null> {
  const [row] = await db
    .select({
      repName: repProfiles.fullName,
      signUpName: sql<string | null>`nullif(btrim(${users.userMetadata} ->> 'full_name'), '')`,
    })
    .from(users)
    .leftJoin(repProfiles, eq(repProfiles.userId, users.id))
    .where(eq(users.id, userId));
  return (userType === 'rep' ? row?.repName : null) ?? row?.signUpName ?? null;
}
