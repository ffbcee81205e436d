import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '#server/platform/db/pool.ts';
import { businessProfiles, repProfiles } from '../tables.ts';

/** Whether the user has a profile on this side without a phone number. */
export async function lacksPhone(db: Db, userId: string, side: 'rep' | 'business'): Promise<boolean> {
  const profiles = side === 'rep' ? repProfiles : businessProfiles;
  return (await db.$count(profiles, and(eq(profiles.userId, userId), isNull(profiles.phone)))) > 0;
}
