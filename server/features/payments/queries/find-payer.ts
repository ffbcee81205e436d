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

/** As the provider wants them: a person's name has its first part before the first space; a company's is all of it. */
export function namesOf({ name, side }: Payer): { readonly firstName: string; readonly lastName: string | null } {
  const [, firstName = name, lastName = null] = (side === 'rep' && /^(\S+)\s+(.+)$/.exec(name)) || [];
  return { firstName, lastName };
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
