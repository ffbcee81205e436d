import { asc, eq, or } from 'drizzle-orm';
import type { AccountExport } from '#contract/exports/export.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { jobs } from '../../jobs/tables.ts';
import { businessProfiles, repProfiles } from '../../profiles/tables.ts';
import { presentNote } from '../present.ts';
import { applicationNotes, gigBriefings, interviews, jobApplications, shortlistings } from '../tables.ts';

type Exported = Pick<AccountExport, 'interviews' | 'applicantNotes' | 'briefings' | 'shortlistedApplicants'>;

/** Every interview that the user proposed or was invited to, and what they noted about applicants and whom they marked. */
export async function exportInterviews(db: Db, userId: string): Promise<Exported> {
  const rows = await db
    .select({ interview: interviews, repUserId: repProfiles.userId })
    .from(interviews)
    .innerJoin(repProfiles, eq(repProfiles.id, interviews.repId))
    .innerJoin(businessProfiles, eq(businessProfiles.id, interviews.businessId))
    .where(or(eq(repProfiles.userId, userId), eq(businessProfiles.userId, userId)))
    .orderBy(asc(interviews.proposedAt), asc(interviews.id));
  const notes = await db
    .select({
      applicationId: applicationNotes.applicationId,
      text: applicationNotes.text,
      updatedAt: applicationNotes.updatedAt,
    })
    .from(applicationNotes)
    .innerJoin(jobApplications, eq(jobApplications.id, applicationNotes.applicationId))
    .innerJoin(businessProfiles, eq(businessProfiles.id, jobApplications.businessId))
    .where(eq(businessProfiles.userId, userId))
    .orderBy(asc(applicationNotes.updatedAt), asc(applicationNotes.applicationId));
  const shortlisted = await db
    .select({ applicationId: shortlistings.applicationId, at: shortlistings.shortlistedAt })
    .from(shortlistings)
    .innerJoin(jobApplications, eq(jobApplications.id, shortlistings.applicationId))
    .innerJoin(businessProfiles, eq(businessProfiles.id, jobApplications.businessId))
    .where(eq(businessProfiles.userId, userId))
    .orderBy(asc(shortlistings.shortlistedAt), asc(shortlistings.applicationId));
  const briefings = await db
    .select({ jobId: gigBriefings.jobId, bring: gigBriefings.bring, updatedAt: gigBriefings.updatedAt })
    .from(gigBriefings)
    .innerJoin(jobs, eq(jobs.id, gigBriefings.jobId))
    .innerJoin(businessProfiles, eq(businessProfiles.id, jobs.businessId))
    .where(eq(businessProfiles.userId, userId))
    .orderBy(asc(gigBriefings.updatedAt), asc(gigBriefings.jobId));
  return {
    briefings: briefings.map(({ updatedAt, ...briefing }) => ({ ...briefing, updatedAt: updatedAt.toISOString() })),
    shortlistedApplicants: shortlisted.map(({ applicationId, at }) => ({ applicationId, at: at.toISOString() })),
    interviews: rows.map(
      ({ interview: { id: _, repId: __, businessId: ___, roundId: ____, seat: _____, ...interview }, repUserId }) => ({
        ...interview,
        as: repUserId === userId ? 'rep' : 'business',
        times: interview.times.map((time) => time.toISOString()),
        acceptedTime: interview.acceptedTime?.toISOString() ?? null,
        proposedAt: interview.proposedAt.toISOString(),
        answeredAt: interview.answeredAt?.toISOString() ?? null,
      }),
    ),
    applicantNotes: notes.map(({ applicationId, ...note }) => ({ applicationId, ...presentNote(note) })),
  };
}
