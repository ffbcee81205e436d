import { and, eq, or, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db/pool.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { SignedInActor } from '../../accounts/access.ts';
import { jobs } from '../../jobs/tables.ts';
import { businessProfiles, repProfiles } from '../../profiles/tables.ts';
import type { Appointment } from '../present/appointment.ts';
import { interviews, jobApplications } from '../tables.ts';

/** An agreed interview, titled with the other side's name. */
export async function findAppointment(
  db: Db,
  { repId, businessId }: SignedInActor,
  applicationId: string,
): Promise<Appointment> {
  const [row] = await db
    .select({
      interview: interviews,
      jobTitle: jobs.title,
      fullName: repProfiles.fullName,
      companyName: businessProfiles.companyName,
    })
    .from(interviews)
    .innerJoin(jobApplications, eq(jobApplications.id, interviews.applicationId))
    .innerJoin(jobs, eq(jobs.id, jobApplications.jobId))
    .innerJoin(repProfiles, eq(repProfiles.id, interviews.repId))
    .innerJoin(businessProfiles, eq(businessProfiles.id, interviews.businessId))
    .where(
      and(
        eq(interviews.applicationId, applicationId),
        eq(interviews.status, 'accepted'),
        eq(jobApplications.status, 'interview'),
        or(
          repId === null ? sql`false` : eq(interviews.repId, repId),
          businessId === null ? sql`false` : eq(interviews.businessId, businessId),
        ),
      ),
    );
  if (!row?.interview.acceptedTime) throw new Refusal('interview.not_found');
  const { id, acceptedTime: start, minutes, place, link, note } = row.interview;
  const other = row.interview.repId === repId ? row.companyName : row.fullName;
  return { id, title: `Interview with ${other}: ${row.jobTitle}`, start, minutes, place, link, note };
}
