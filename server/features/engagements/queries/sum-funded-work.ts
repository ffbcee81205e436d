import { and, countDistinct, eq, gt, inArray, ne, or, sum } from 'drizzle-orm';
import type { Db } from '#server/platform/db/pool.ts';
import { businessProfiles, repProfiles } from '../../profiles/tables.ts';
import { engagements, milestones } from '../tables.ts';

/** Funded gigs that a suspension of this user would end: paid for, neither finished nor in dispute. */
export async function sumFundedWork(db: Db, userId: string): Promise<{ gigs: number; cents: number }> {
  const ofRep = db.select({ id: repProfiles.id }).from(repProfiles).where(eq(repProfiles.userId, userId));
  const ofBusiness = db
    .select({ id: businessProfiles.id })
    .from(businessProfiles)
    .where(eq(businessProfiles.userId, userId));
  const [found] = await db
    .select({ gigs: countDistinct(engagements.id), cents: sum(milestones.heldCents) })
    .from(engagements)
    .innerJoin(milestones, eq(milestones.engagementId, engagements.id))
    .where(
      and(
        or(inArray(engagements.repId, ofRep), inArray(engagements.businessId, ofBusiness)),
        gt(milestones.heldCents, 0n),
        ne(milestones.status, 'disputed'),
      ),
    );
  return { gigs: found?.gigs ?? 0, cents: Number(found?.cents ?? 0) };
}
