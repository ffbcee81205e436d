import { and, count, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { AdminUserDetail } from '#contract/admin/admin.ts';
import { mayAdmin } from '#contract/operators/roles.ts';
import type { PayingSide } from '#contract/pricing.ts';
import { callBackNumber } from '#domain/accounts/call-back-number.ts';
import { preferredIndustryOf } from '#domain/profiles/preferred-industry.ts';
import { now } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { findFactors, hasVerifiedFactor } from '../../accounts/second-factor/queries/find-factors.ts';
import {
  findMoveUndoableUntil,
  findSupportChanges,
} from '../../accounts/second-factor/queries/find-support-changes.ts';
import { users } from '../../accounts/tables.ts';
import { jobApplications } from '../../applications/tables.ts';
import { industries, locations } from '../../catalogue/tables.ts';
import { sumFundedWork } from '../../engagements/queries/sum-funded-work.ts';
import { jobs } from '../../jobs/tables.ts';
import type { AdminActor } from '../../operators/access.ts';
import { findSuspension } from '../../operators/suspensions/queries/find-suspensions.ts';
import { businessProfiles, repProfiles } from '../../profiles/tables.ts';
import { presentAdminUser } from '../present.ts';
import { userColumns } from './list-users.ts';
import { isAccount } from './user-filter.ts';

const [repPlaces, businessPlaces] = [alias(locations, 'rep_places'), alias(locations, 'business_places')];
const [repTrades, businessTrades] = [alias(industries, 'rep_trades'), alias(industries, 'business_trades')];

/** One account with its profiles and their activity. Throws user.not_found. */
export async function describeUser(db: Db, { role }: AdminActor, userId: string): Promise<AdminUserDetail> {
  const [row] = await db
    .select({
      user: userColumns,
      lastSignInAt: users.lastSignInAt,
      rep: repProfiles,
      repPlace: repPlaces.name,
      repTrade: repTrades.name,
      business: businessProfiles,
      businessPlace: businessPlaces.name,
      businessTrade: businessTrades.name,
    })
    .from(users)
    .leftJoin(repProfiles, eq(repProfiles.userId, users.id))
    .leftJoin(repPlaces, eq(repPlaces.id, repProfiles.preferredLocationId))
    .leftJoin(repTrades, eq(repTrades.id, repProfiles.preferredIndustryId))
    .leftJoin(businessProfiles, eq(businessProfiles.userId, users.id))
    .leftJoin(businessPlaces, eq(businessPlaces.id, businessProfiles.primaryLocationId))
    .leftJoin(businessTrades, eq(businessTrades.id, businessProfiles.primaryIndustryId))
    .where(and(isAccount, eq(users.id, userId)));
  if (!row) throw new Refusal('user.not_found');
  const { user, rep, business } = row;
  return {
    ...presentAdminUser(user),
    lastSignInAt: row.lastSignInAt?.toISOString() ?? null,
    secondFactor: hasVerifiedFactor(await findFactors(db, userId)),
    ...(await findSupportChanges(db, userId)),
    moveUndoableUntil: (await findMoveUndoableUntil(db, userId))?.toISOString() ?? null,
    callBack: mayAdmin(role, 'users.help')
      ? [...(rep ? [presentCallBack('rep', rep)] : []), ...(business ? [presentCallBack('business', business)] : [])]
      : null,
    suspension: await findSuspension(db, userId),
    fundedWork: await sumFundedWork(db, userId),
    rep: rep && {
      fullName: rep.fullName,
      location: row.repPlace,
      industry: preferredIndustryOf({ industry: rep.industry, preferredIndustry: row.repTrade }),
      createdAt: rep.createdAt.toISOString(),
      ...(await countApplications(db, rep.id)),
    },
    business: business && {
      companyName: business.companyName,
      location: row.businessPlace,
      industry: row.businessTrade,
      createdAt: business.createdAt.toISOString(),
      ...(await countJobs(db, business.id)),
    },
  };
}

function presentCallBack(
  side: PayingSide,
  history: Parameters<typeof callBackNumber>[0],
): NonNullable<AdminUserDetail['callBack']>[number] {
  const { number, changedAt } = callBackNumber(history, now());
  return { side, number, changedAt: changedAt?.toISOString() ?? null };
}

async function countApplications(db: Db, repId: string): Promise<{ applications: number; accepted: number }> {
  const [counts] = await db
    .select({
      applications: count(),
      accepted: sql<number>`count(*) filter (where ${jobApplications.status} = 'accepted')::int`,
    })
    .from(jobApplications)
    .where(eq(jobApplications.repId, repId));
  return counts ?? { applications: 0, accepted: 0 };
}

async function countJobs(db: Db, businessId: string): Promise<{ jobs: number; activeJobs: number }> {
  const [counts] = await db
    .select({
      jobs: count(),
      activeJobs: sql<number>`count(*) filter (where ${jobs.status} = 'active')::int`,
    })
    .from(jobs)
    .where(eq(jobs.businessId, businessId));
  return counts ?? { jobs: 0, activeJobs: 0 };
}
