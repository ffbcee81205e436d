import { and, eq, gt, inArray, isNull, ne, or } from 'drizzle-orm';
import type { MilestoneStatus } from '#contract/engagements/options.ts';
import { clashingDays } from '#domain/profiles/work-calendar.ts';
import { dayInSouthAfrica } from '#domain/shared/calendar-day.ts';
import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { nameDays, nameHours } from '#texts/jobs/schedule.ts';
import { businessProfiles, repProfiles } from '../../profiles/tables.ts';
import { engagements, milestones } from '../tables.ts';

/** Statuses in which a rep owes the hours of a milestone. */
const binding: readonly MilestoneStatus[] = ['agreed', 'funded', 'confirmed', 'active'];

/**
 * Refuses an agreement to work at hours that the rep has agreed to work elsewhere. Locks the rep until the transaction ends, so that
 * the second of two simultaneous agreements sees the first. Call it with the engagement locked and before any money moves.
 * The refusal is about the other engagement.
 *
 * @param statuses in which a milestone takes its hours; by default those in which the rep owes them
 */
export async function insistOnFreeHours(
  { db }: Tx,
  repId: string,
  engagementId: string,
  statuses: readonly MilestoneStatus[] = binding,
): Promise<void> {
  await db.select({ id: repProfiles.id }).from(repProfiles).where(eq(repProfiles.id, repId)).for('no key update');
  const [own] = await db
    .select({ schedule: engagements.schedule, startDate: engagements.startDate })
    .from(engagements)
    .where(eq(engagements.id, engagementId));
  if (!own?.schedule) return;
  const others = await db
    .select({
      id: engagements.id,
      title: engagements.title,
      businessName: businessProfiles.companyName,
      schedule: engagements.schedule,
      startDate: engagements.startDate,
      status: milestones.status,
      days: milestones.days,
    })
    .from(engagements)
    .innerJoin(milestones, eq(milestones.engagementId, engagements.id))
    .innerJoin(businessProfiles, eq(businessProfiles.id, engagements.businessId))
    .where(
      and(
        eq(engagements.repId, repId),
        ne(engagements.id, engagementId),
        inArray(milestones.status, [...statuses]),
        or(isNull(milestones.dueAt), gt(milestones.dueAt, now())),
      ),
    )
    .orderBy(milestones.startsAt);
  const today = dayInSouthAfrica(now());
  for (const { id, title, businessName, schedule, startDate, status, days } of others) {
    const taken = clashingDays({ schedule, startDate }, own, today).filter((day) => days.includes(day));
    if (!schedule || taken.length === 0) continue;
    const taker = status === 'accepted' ? 'You’re hired for' : 'You’ve agreed to';
    throw new Refusal('engagement.hours_taken', {
      detail: `${taker} “${title}” for ${businessName} on ${nameDays(taken)}, ${nameHours(schedule)}. To take this gig instead, open that one and choose “Withdraw from gig”.`,
      about: id,
    });
  }
}
