import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db/pool.ts';
import { verified } from '../../applications/queries/select-application.ts';
import { trainingOf } from '../../courses/points/queries/select-training.ts';
import { repProfiles } from '../../profiles/tables.ts';
import { matchProposals } from '../tables.ts';
import { isEligibleRep, isHere, mayMeet } from './may-meet.ts';

/** The current rank by the model among all proposals of the job. */
export const rankNow = sql<number>`(
  select count(*)::int + 1 from match_proposals better
  where better.job_id = ${matchProposals.jobId}
    and (better.score, better.rep_id) > (${matchProposals.score}, ${matchProposals.repId}))`;

/** The town with its province, since names repeat. */
export const townOf = (id: SQL) => sql<string | null>`(
  select case when l.name = l.province then l.name else l.name || ', ' || l.province end from locations l where l.id = ${id})`;

export interface WantedProposals {
  readonly jobId: string;
  /** Whether reps pay nothing, so that the end of a trial excludes none. */
  readonly free: boolean;
  readonly where?: SQL | undefined;
}

/**
 * The proposals of a job whose reps may still be proposed, as a business or the team sees them: first those that the team placed, then the others by
 * score.
 */
export const selectProposals = (db: Db, { jobId, free, where }: WantedProposals) =>
  db
    .select({
      proposal: matchProposals,
      rank: rankNow,
      stamp: sql<string>`m.worked_out_at::text`,
      profileVersion: repProfiles.version,
      rep: {
        repId: repProfiles.id,
        fullName: repProfiles.fullName,
        location: townOf(sql`${repProfiles.locationId}`),
        preferredLocation: townOf(sql`${repProfiles.preferredLocationId}`),
        industry: repProfiles.industry,
        preferredIndustry: sql<
          string | null
        >`(select i.name from industries i where i.id = ${repProfiles.preferredIndustryId})`,
        experience: repProfiles.experience,
        availability: repProfiles.availability,
        hourlyRateCents: repProfiles.hourlyRateCents,
        skills: repProfiles.skills,
        tags: repProfiles.tags,
        description: repProfiles.description,
        verified,
        training: trainingOf(repProfiles.userId),
      },
      invitedAt: sql<string | null>`(
        select i.invited_at::text from match_invitations i
        where i.job_id = ${matchProposals.jobId} and i.rep_id = ${matchProposals.repId} and i.taken_back_at is null)`,
      reviewedBy: sql<string | null>`(select a.email from admin_users a where a.id = ${matchProposals.reviewedBy})`,
    })
    .from(matchProposals)
    .innerJoin(repProfiles, eq(repProfiles.id, matchProposals.repId))
    .innerJoin(sql`match_reps m`, sql`m.rep_id = ${matchProposals.repId}`)
    .where(
      and(
        eq(matchProposals.jobId, jobId),
        where,
        sql`exists (
          select from jobs j join business_profiles b on b.id = j.business_id
          join rep_profiles r on r.id = ${matchProposals.repId}
          where j.id = ${matchProposals.jobId} and ${isHere(sql`${free}::boolean`)} and ${isEligibleRep()} and ${mayMeet})`,
      ),
    )
    .orderBy(sql`${matchProposals.place} asc nulls last, ${matchProposals.score} desc, ${matchProposals.repId} desc`)
    .$dynamic();

export type SelectedProposal = Awaited<ReturnType<typeof selectProposals>>[number];
