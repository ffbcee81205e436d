import { and, eq, sql } from 'drizzle-orm';
import type { PayingSide } from '#contract/pricing.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { users } from '../../accounts/tables.ts';
import { businessProfiles, repProfiles } from '../../profiles/tables.ts';

export interface Payer {
  readonly userId: string;
  readonly side: PayingSide;
  readonly email: string;
  /** A user's name, or a company's. */
  readonly name: string;
}

/** The name in the provider's two fields: a user's is split at the first space; a company's is all first name. */
export function namesOf({ name, side }: Payer): { readonly firstName: string; readonly lastName: string | null } {
  const [, firstName = name, lastName = null] = (side === 'rep' && /^(\S+)\s+(.+)$/.exec(name)) || [];
  return { firstName, lastName };
}

/** The payer and their email address; undefined once the account is closed. */
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
