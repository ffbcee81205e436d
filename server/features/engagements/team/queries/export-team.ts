import { asc, eq, or } from 'drizzle-orm';
import type { AccountExport } from '#contract/exports/export.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { jobs } from '../../../jobs/tables.ts';
import { repProfiles } from '../../../profiles/tables.ts';
import { favouriteReps, jobInvitations } from '../tables.ts';

interface Profiles {
  readonly repId: string | null;
  readonly businessId: string | null;
}

/** Whom a business starred, whom it invited, and to what a rep was invited. */
export async function exportTeam(
  db: Db,
  { repId, businessId }: Profiles,
): Promise<Pick<AccountExport, 'favouriteReps' | 'jobInvitations'>> {
  const starred =
    businessId === null
      ? []
      : await db
          .select({ name: repProfiles.fullName, since: favouriteReps.since })
          .from(favouriteReps)
          .innerJoin(repProfiles, eq(repProfiles.id, favouriteReps.repId))
          .where(eq(favouriteReps.businessId, businessId))
          .orderBy(asc(favouriteReps.since));
  const own = or(
    repId === null ? undefined : eq(jobInvitations.repId, repId),
    businessId === null ? undefined : eq(jobs.businessId, businessId),
  );
  const invited = own
    ? await db
        .select({
          jobId: jobs.id,
          jobTitle: jobs.title,
          name: repProfiles.fullName,
          invitedAt: jobInvitations.invitedAt,
        })
        .from(jobInvitations)
        .innerJoin(jobs, eq(jobs.id, jobInvitations.jobId))
        .innerJoin(repProfiles, eq(repProfiles.id, jobInvitations.repId))
        .where(own)
        .orderBy(asc(jobInvitations.invitedAt))
    : [];
  return {
    favouriteReps: starred.map(({ name, since }) => ({ name, since: since.toISOString() })),
    jobInvitations: invited.map(({ invitedAt, ...row }) => ({ ...row, at: invitedAt.toISOString() })),
  };
}
