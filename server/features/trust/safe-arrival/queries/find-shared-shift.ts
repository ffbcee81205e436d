import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import type { MilestoneStatus } from '#contract/engagements/options.ts';
import { shiftOn } from '#domain/jobs/shifts.ts';
import { now } from '#server/platform/clock.ts';
import { sha256 } from '#server/platform/crypto/digests.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { locations } from '../../../catalogue/tables.ts';
import { engagements, milestones } from '../../../engagements/tables.ts';
import { shiftLinks } from '../tables.ts';

/** A link to a shift in any other status has ended: the gig was cancelled, or no one came. */
const goesOn: MilestoneStatus[] = ['accepted', 'agreed', 'funded', 'confirmed', 'active', 'submitted', 'completed'];

/** The rep's link that has not ended; null where there is none. */
export async function findShiftLink(db: Db, engagementId: string) {
  const [link] = await db
    .select({ day: shiftLinks.day, endsAt: shiftLinks.endsAt })
    .from(shiftLinks)
    .where(and(eq(shiftLinks.engagementId, engagementId), gt(shiftLinks.endsAt, now())));
  return link ? { day: link.day, endsAt: link.endsAt.toISOString() } : null;
}

/** Where and when the shift of a link is, for anyone who has it. */
export async function findSharedShift(db: Db, token: string) {
  const [found] = await db
    .select({
      day: shiftLinks.day,
      schedule: engagements.schedule,
      address: engagements.locationAddress,
      town: locations.name,
    })
    .from(shiftLinks)
    .innerJoin(engagements, eq(engagements.id, shiftLinks.engagementId))
    .innerJoin(locations, eq(locations.id, engagements.locationId))
    .innerJoin(
      milestones,
      and(
        eq(milestones.engagementId, engagements.id),
        inArray(milestones.status, goesOn),
        // The terms can have moved to other days.
        sql`${shiftLinks.day} = any(${milestones.days})`,
      ),
    )
    .where(and(eq(shiftLinks.tokenHash, sha256(token)), gt(shiftLinks.endsAt, now())));
  if (!found?.schedule) throw new Refusal('arrival.link_ended');
  const { start, end } = shiftOn(found.day, found.schedule);
  const place = [found.address, found.town].filter(Boolean).join(', ');
  return { place, startsAt: start.toISOString(), endsAt: end.toISOString() };
}
