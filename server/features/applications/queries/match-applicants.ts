import { and, eq, inArray, lte, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { ApplicantFilters } from '#contract/applications/board.ts';
import type { ApplicationStatus } from '#contract/applications/options.ts';
import { experienceFrom, type Ordered } from '#domain/applications/applicant-order.ts';
import { distanceKm, type Point } from '#domain/shared/distance.ts';
import { patternContaining } from '#server/platform/db/like-pattern.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { locations } from '../../catalogue/tables.ts';
import { jobs } from '../../jobs/tables.ts';
import { repProfiles } from '../../profiles/tables.ts';
import { jobApplications, repNotes, shortlistings } from '../tables.ts';
import { verified } from './select-application.ts';

const home = alias(locations, 'home');

const pointOf = (table: string) => {
  const name = sql.identifier(table);
  return sql<Point | null>`case when ${name}.latitude is not null and ${name}.longitude is not null then
    json_build_object('latitude', ${name}.latitude, 'longitude', ${name}.longitude) end`;
};

const said = sql`concat_ws(' ', ${repProfiles.fullName}, ${jobApplications.message}, ${repProfiles.description},
  array_to_string(${repProfiles.skills}, ' '), ${repNotes.text})`;

const says = (word: string) => sql`${said} ilike ${patternContaining(word)}`;

function conditionsOf({ q, shortlisted, verified: checked, ...filters }: ApplicantFilters): SQL[] {
  const { experience, availability, maximumRateCents } = filters;
  return [
    ...(q?.split(/\s+/).map(says) ?? []),
    ...(shortlisted ? [sql`${shortlistings.applicationId} is not null`] : []),
    ...(checked ? [verified] : []),
    ...(experience ? [inArray(repProfiles.experience, experienceFrom(experience))] : []),
    ...(availability ? [eq(repProfiles.availability, availability)] : []),
    ...(maximumRateCents === undefined ? [] : [lte(repProfiles.hourlyRateCents, maximumRateCents)]),
  ];
}

export interface Wanted extends ApplicantFilters {
  readonly jobId: string;
  readonly status?: ApplicationStatus | undefined;
}

export interface Matching extends Omit<Ordered, 'fit'> {
  readonly repId: string;
  readonly status: ApplicationStatus;
}

/** The matching applicants of a job with the values they can be sorted by. All of them, but few columns: a job has hundreds of applicants at most. */
export async function matchApplicants(db: Db, { jobId, status, ...filters }: Wanted): Promise<Matching[]> {
  const rows = await db
    .select({
      id: jobApplications.id,
      repId: jobApplications.repId,
      status: jobApplications.status,
      appliedAt: jobApplications.appliedAt,
      experience: repProfiles.experience,
      hourlyRateCents: repProfiles.hourlyRateCents,
      from: pointOf('home'),
      to: pointOf('locations'),
    })
    .from(jobApplications)
    .innerJoin(jobs, eq(jobs.id, jobApplications.jobId))
    .innerJoin(locations, eq(locations.id, jobs.locationId))
    .innerJoin(repProfiles, eq(repProfiles.id, jobApplications.repId))
    .leftJoin(home, eq(home.id, repProfiles.locationId))
    .leftJoin(
      repNotes,
      and(eq(repNotes.businessId, jobApplications.businessId), eq(repNotes.repId, jobApplications.repId)),
    )
    .leftJoin(shortlistings, eq(shortlistings.applicationId, jobApplications.id))
    .where(
      and(eq(jobApplications.jobId, jobId), status && eq(jobApplications.status, status), ...conditionsOf(filters)),
    );
  const { withinKm } = filters;
  return rows
    .map(({ from, to, ...rep }) => ({ ...rep, km: from && to && distanceKm(from, to) }))
    .filter(({ km }) => withinKm === undefined || (km !== null && km <= withinKm));
}
