import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { TeamRep } from '#contract/engagements/team.ts';
import { type Page, pageSize } from '#contract/paging.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { preparedPages } from '#server/platform/db/prepared-pages.ts';
import { pageOfRows } from '#server/platform/http/cursor.ts';
import type { BusinessActor } from '../../../accounts/access.ts';
import { isBarred } from '../../../accounts/queries/is-barred.ts';
import { users } from '../../../accounts/tables.ts';
import { repProfiles } from '../../../profiles/tables.ts';
import { engagements } from '../../tables.ts';
import { favouriteReps } from '../tables.ts';

/** Only the last engagement of each rep is listed. */
const isLast = sql`not exists (
  select from engagements newer
  where newer.business_id = ${engagements.businessId} and newer.rep_id = ${engagements.repId}
    and (newer.accepted_at, newer.id) > (${engagements.acceptedAt}, ${engagements.id}))`;

const isFavourite = sql<boolean>`exists (
  select from ${favouriteReps} f where f.business_id = ${engagements.businessId} and f.rep_id = ${engagements.repId})`;

const preparePages = (name: string, which?: SQL) =>
  preparedPages(name, [engagements.acceptedAt, engagements.id], (db, after) =>
    db
      .select({
        engagementId: engagements.id,
        jobId: engagements.jobId,
        jobTitle: engagements.title,
        applicationId: engagements.applicationId,
        repName: repProfiles.fullName,
        acceptedAt: engagements.acceptedAt,
        times: sql<number>`(
          select count(*)::int from engagements own
          where own.business_id = ${engagements.businessId} and own.rep_id = ${engagements.repId})`,
        favourite: isFavourite,
        gone: sql<boolean>`(${users}.deleted_at is not null or ${isBarred})`,
      })
      .from(engagements)
      .innerJoin(repProfiles, eq(repProfiles.id, engagements.repId))
      .innerJoin(users, eq(users.id, repProfiles.userId))
      .where(and(eq(engagements.businessId, sql.placeholder('businessId')), isLast, which, after)),
  );

const everybody = preparePages('team_reps');
const favourites = preparePages('team_reps_favourites', isFavourite);

/** Reps who worked for a business, last accepted first. */
export async function listTeamReps(
  db: Db,
  { businessId }: BusinessActor,
  { cursor, favourites: only }: { readonly cursor?: string | undefined; readonly favourites?: 'true' | undefined },
): Promise<Page<TeamRep>> {
  const rows = await (only ? favourites : everybody)(db, cursor, { businessId });
  return pageOfRows(
    rows,
    pageSize,
    ({ acceptedAt, engagementId }) => ({ at: acceptedAt, id: engagementId }),
    ({ acceptedAt, ...row }) => ({ ...row, acceptedAt: acceptedAt.toISOString() }),
  );
}
