import { and, eq, gte, notExists } from 'drizzle-orm';
import { matchingLimits } from '#contract/matching/options.ts';
import { dayInSouthAfrica, startOfDay } from '#domain/shared/calendar-day.ts';
import { now } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { jobInvitations } from '../../../engagements/team/tables.ts';
import { matchInvitations } from '../../tables/shown.ts';

/**
 * How many reps a business may still invite today. The limit protects reps from bulk invitations by strangers: those who worked for the business
 * aren't counted.
 */
export async function countInvitationsLeft(db: Db, businessId: string): Promise<number> {
  const since = startOfDay(dayInSouthAfrica(now()));
  const { jobId, repId, invitedAt } = matchInvitations;
  const askedBack = db
    .select({ jobId: jobInvitations.jobId })
    .from(jobInvitations)
    .where(and(eq(jobInvitations.jobId, jobId), eq(jobInvitations.repId, repId)));
  const today = and(eq(matchInvitations.businessId, businessId), gte(invitedAt, since), notExists(askedBack));
  return Math.max(0, matchingLimits.invitationsADay - (await db.$count(matchInvitations, today)));
}
