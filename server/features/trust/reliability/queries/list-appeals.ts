import { and, eq, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Answer } from '#contract/endpoint.ts';
import { adminPageSize } from '#contract/paging.ts';
import type { appealLists, reliabilityAppealsApi } from '#contract/trust/reliability-appeals.ts';
import { openOrDone } from '#server/platform/db/open-or-done.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { pageOfRows } from '#server/platform/http/cursor.ts';
import { users } from '../../../accounts/tables.ts';
import { engagements, milestoneSteps, milestones } from '../../../engagements/tables.ts';
import type { AdminActor } from '../../../operators/access.ts';
import { adminAudit, adminUsers } from '../../../operators/tables.ts';
import { businessProfiles, repProfiles } from '../../../profiles/tables.ts';
import { presentAppeal } from '../present.ts';
import { reliabilityAppeals, reliabilityEntries } from '../tables.ts';

const earlier = alias(reliabilityAppeals, 'earlier');

/**
 * Whether this admin decided about the entry before: its first appeal, or the dispute that it follows from, whose first decision may have been carried out.
 */
const decidedBefore = (adminId: string): SQL<boolean> => sql<boolean>`(
  exists (select from ${reliabilityAppeals} ${earlier} where ${earlier.entryId} = ${reliabilityEntries.id} and ${earlier.decidedBy} = ${adminId})
  or exists (select from ${milestoneSteps} s join ${adminAudit} a on a.target_id = ${milestones.engagementId}
    where s.id = ${reliabilityEntries.sourceId} and s.move in ('decide', 'carry_out') and a.act = 'dispute.decide' and a.outcome = 'done'
      and a.admin_id = ${adminId})
  or exists (select from ${milestoneSteps} s where s.id = ${reliabilityEntries.sourceId} and s.move in ('decide', 'carry_out')
    and ${adminId} = any (${milestones.ruledBy})))`;

export const selectAppeals = (db: Db, adminId: string) =>
  db
    .select({
      appeal: reliabilityAppeals,
      entry: reliabilityEntries,
      engagementId: engagements.id,
      title: engagements.title,
      startsAt: milestones.startsAt,
      person: {
        userId: users.id,
        name: sql<string>`coalesce(${repProfiles.fullName}, ${businessProfiles.companyName})`,
        email: users.email,
      },
      decidedBy: adminUsers.email,
      barred: decidedBefore(adminId),
    })
    .from(reliabilityAppeals)
    .innerJoin(reliabilityEntries, eq(reliabilityEntries.id, reliabilityAppeals.entryId))
    .innerJoin(milestones, eq(milestones.id, reliabilityEntries.milestoneId))
    .innerJoin(engagements, eq(engagements.id, milestones.engagementId))
    .leftJoin(repProfiles, eq(repProfiles.id, reliabilityEntries.repId))
    .leftJoin(businessProfiles, eq(businessProfiles.id, reliabilityEntries.businessId))
    .innerJoin(users, sql`${users.id} = coalesce(${repProfiles.userId}, ${businessProfiles.userId})`)
    .leftJoin(adminUsers, eq(adminUsers.id, reliabilityAppeals.decidedBy))
    .$dynamic();

interface Wanted {
  readonly list: (typeof appealLists)[number];
  readonly cursor?: string | undefined;
}

/** Open appeals, oldest first, or decided ones, newest first. */
export async function listAppeals(
  db: Db,
  { adminId }: AdminActor,
  { list, cursor }: Wanted,
): Promise<Answer<typeof reliabilityAppealsApi.list>> {
  const { id, appealedAt: began, decidedAt: done } = reliabilityAppeals;
  const page = openOrDone(list === 'open', cursor, { id, began, done });
  const rows = await selectAppeals(db, adminId)
    .where(and(page.which))
    .orderBy(...page.order)
    .limit(adminPageSize + 1);
  return pageOfRows(
    rows,
    adminPageSize,
    ({ appeal }) => ({ at: appeal.decidedAt ?? appeal.appealedAt, id: appeal.id }),
    presentAppeal,
  );
}
