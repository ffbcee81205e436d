import { and, eq, sql } from 'drizzle-orm';
import type { PayingSide } from '#contract/pricing.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { users } from '../../accounts/tables.ts';
import { businessProfiles, repProfiles } from '../../profiles/tables.ts';

export interface Payer {
  readonly userId: string;
  readonly side: PayingSide;
  readonly email: string;
  /** A person's, or a company's. */
  readonly name: string;
}

/** Who pays, and where they are written to; undefined once the account is closed. */
export async function findPayer(db: Db, userId: string, side: PayingSide): Promise<Payer | undefined> {
  const profiles = side === 'rep' ? repProfiles : businessProfiles;
  const name = side === 'rep' ? repProfiles.fullName : businessProfiles.companyName;
  const [row] = await db
    .select({ email: users.email, name })
    .from(users)
    .innerJoin(profiles, eq(profiles.userId, users.id))
    .where(and(eq(users.id, userId), sql`deleted_at is null`));
  return row && { userId, side, ...row };
}
