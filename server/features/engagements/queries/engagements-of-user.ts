import { desc, eq, or, sql } from 'drizzle-orm';
import { type UserWork, userPageRows } from '#contract/admin/admin-users.ts';
import type { MilestoneStatus } from '#contract/engagements/options.ts';
import type { Db } from '#server/platform/db/pool.ts';
import type { AdminActor } from '../../operators/access.ts';
import { businessProfiles, repProfiles } from '../../profiles/tables.ts';
import { engagements, milestones } from '../tables.ts';

interface Profiles {
  readonly repId: string | null;
  readonly businessId: string | null;
}

// The next milestone, or else the last.
const over = sql`${milestones.status} in ('completed', 'lapsed', 'cancelled', 'no_show', 'business_absent', 'resolved')`;
const status = sql<MilestoneStatus>`(
  select ${milestones.status} from ${milestones} where ${milestones.engagementId} = ${engagements.id}
  order by ${over}, case when ${over} then -${milestones.number} else ${milestones.number} end limit 1)`;

/** Engagements of a user on either side, newest first. */
export async function engagementsOfUser(
  db: Db,
  _actor: AdminActor,
  { repId, businessId }: Profiles,
): Promise<UserWork['engagements']> {
  if (repId === null && businessId === null) return { total: 0, items: [] };
  const theirs = or(
    repId === null ? undefined : eq(engagements.repId, repId),
    businessId === null ? undefined : eq(engagements.businessId, businessId),
  );
  const rows = await db
    .select({
      id: engagements.id,
      title: engagements.title,
      repId: engagements.repId,
      repName: repProfiles.fullName,
      companyName: businessProfiles.companyName,
      status,
      payCents: engagements.payCents,
      acceptedAt: engagements.acceptedAt,
    })
    .from(engagements)
    .innerJoin(repProfiles, eq(repProfiles.id, engagements.repId))
    .innerJoin(businessProfiles, eq(businessProfiles.id, engagements.businessId))
    .where(theirs)
    .orderBy(desc(engagements.acceptedAt), desc(engagements.id))
    .limit(userPageRows);
  return {
    total: await db.$count(engagements, theirs),
    items: rows.map(({ repId: ofRep, repName, companyName, payCents, acceptedAt, ...row }) => ({
      ...row,
      side: ofRep === repId ? ('rep' as const) : ('business' as const),
      otherName: ofRep === repId ? companyName : repName,
      payCents: Number(payCents),
      acceptedAt: acceptedAt.toISOString(),
    })),
  };
}
