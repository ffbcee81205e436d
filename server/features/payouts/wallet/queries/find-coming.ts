import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db/pool.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import { engagements, milestones } from '../../../engagements/tables.ts';
import { businessProfiles } from '../../../profiles/tables.ts';

const comingOfRep = prepared('payouts_coming_of_rep', (db, name) =>
  db
    .select({
      milestoneId: milestones.id,
      engagementId: engagements.id,
      title: engagements.title,
      companyName: businessProfiles.companyName,
      status: milestones.status,
      payCents: milestones.payCents,
      feeCents: milestones.feeCents,
      feeBearer: engagements.feeBearer,
      heldCents: milestones.heldCents,
      repCents: milestones.repCents,
      endsAt: milestones.endsAt,
      dueAt: milestones.dueAt,
      decideBy: milestones.decideBy,
    })
    .from(engagements)
    .innerJoin(milestones, eq(milestones.engagementId, engagements.id))
    .innerJoin(businessProfiles, eq(businessProfiles.id, engagements.businessId))
    .where(and(eq(engagements.repId, sql.placeholder('repId')), sql`${milestones.heldCents} > 0`))
    .prepare(name),
);

/** The work of a rep that money is held for, or whose money has yet to reach us. */
export async function findComing(db: Db, repId: string) {
  const rows = await comingOfRep(db).execute({ repId });
  return rows.map((row) => ({ ...row, settlesAt: null as Date | null }));
}

export type ComingRow = Awaited<ReturnType<typeof findComing>>[number];
