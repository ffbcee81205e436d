import { and, eq, gte } from 'drizzle-orm';
import { matchingLimits } from '#contract/matching/options.ts';
import { dayInSouthAfrica, startOfDay } from '#domain/calendar-day.ts';
import { now } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { matchInvitations } from '../../tables/shown.ts';

/** How many reps a business may still invite today. */
export async function countInvitationsLeft(db: Db, businessId: string): Promise<number> {
  const since = startOfDay(dayInSouthAfrica(now()));
  const today = and(eq(matchInvitations.businessId, businessId), gte(matchInvitations.invitedAt, since));
  return Math.max(0, matchingLimits.invitationsADay - (await db.$count(matchInvitations, today)));
}
