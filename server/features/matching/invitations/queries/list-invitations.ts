import { and, eq, isNull, sql } from 'drizzle-orm';
import type { RepInvitation } from '#contract/matching/suggestions.ts';
import { type Page, pageSize } from '#contract/paging.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { preparedPages } from '#server/platform/db/prepared-pages.ts';
import { pageOfRows } from '#server/platform/http/cursor.ts';
import type { RepActor } from '../../../accounts/access.ts';
import { locations } from '../../../catalogue/tables.ts';
import { presentJobSummary } from '../../../jobs/present.ts';
import { jobColumns, locationColumns } from '../../../jobs/queries/select-job.ts';
import { jobs } from '../../../jobs/tables.ts';
import { businessProfiles } from '../../../profiles/tables.ts';
import { matchInvitations } from '../../tables/shown.ts';

const pages = preparedPages('matching_invitations', [matchInvitations.invitedAt, matchInvitations.jobId], (db, after) =>
  db
    .select({
      ...jobColumns,
      location: locationColumns,
      invitedAt: matchInvitations.invitedAt,
      answer: matchInvitations.answer,
    })
    .from(matchInvitations)
    .innerJoin(jobs, eq(jobs.id, matchInvitations.jobId))
    .innerJoin(businessProfiles, eq(businessProfiles.id, jobs.businessId))
    .innerJoin(locations, eq(locations.id, jobs.locationId))
    .where(
      and(
        eq(matchInvitations.repId, sql.placeholder('repId')),
        eq(jobs.status, sql`'active'`),
        isNull(matchInvitations.takenBackAt),
        // Leaves out blocked parties.
        sql`not exists (
            select from message_blocks k join rep_profiles r on r.id = ${matchInvitations.repId}
            where (k.blocker_id, k.blocked_id) in ((r.user_id, ${businessProfiles.userId}), (${businessProfiles.userId}, r.user_id)))`,
        after,
      ),
    ),
);

/** The open jobs that the actor was invited to, latest first. */
export async function listInvitations(
  db: Db,
  { repId }: RepActor,
  cursor: string | undefined,
): Promise<Page<RepInvitation>> {
  const rows = await pages(db, cursor, { repId });
  return pageOfRows(
    rows,
    pageSize,
    ({ invitedAt, id }) => ({ at: invitedAt, id }),
    ({ invitedAt, answer, ...job }) => ({
      job: presentJobSummary(job),
      invitedAt: invitedAt.toISOString(),
      answer,
    }),
  );
}
