import { and, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Scheduled } from '#domain/jobs/job-schedule.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { industries, locations } from '../../catalogue/tables.ts';
import { trainingOf } from '../../courses/points/queries/select-training.ts';
import { progressInAsked } from '../../courses/queries/select-asked.ts';
import { storedFiles } from '../../files/tables.ts';
import { jobColumns, locationColumns } from '../../jobs/queries/select-job.ts';
import { contentNames, type JobContent, jobs, jobVersions } from '../../jobs/tables.ts';
import { reviewTotalsOf } from '../../profiles/queries/review-totals.ts';
import { calendarColumns } from '../../profiles/queries/show-work-calendar.ts';
import { businessProfiles, repProfiles } from '../../profiles/tables.ts';
import { userVetting } from '../../vetting/tables.ts';
import type { InterviewJson } from '../present/interview.ts';
import type { Place, ReceivedFile, WithSteps } from '../present.ts';
import { applicationSteps, interviewRounds, interviews, jobApplications, repNotes, shortlistings } from '../tables.ts';
import { nearDays } from './accepted-work.ts';

/** For an unanswered invitation to many, only the times that have room. */
const stillFree = sql`case when i.round_id is null or i.status <> 'proposed' then i.times else array(
  select offered from unnest(i.times) as offered
  where (select count(*) from ${interviews} o
         where o.round_id = i.round_id and o.accepted_time = offered and o.status = 'accepted' and o.seat is not null)
    < (select r.capacity from ${interviewRounds} r where r.id = i.round_id)
  order by offered) end`;

/** The current interview, read with the row of its application, so that a page of them is one query. */
const currentInterview = sql<InterviewJson | null>`(
  select json_build_object(
    'id', i.id, 'status', i.status, 'times', ${stillFree}, 'acceptedTime', i.accepted_time, 'minutes', i.minutes,
    'place', i.place, 'link', i.link, 'note', i.note, 'answer', i.answer,
    'proposedAt', i.proposed_at, 'answeredAt', i.answered_at)
  from ${interviews} i where i.application_id = ${jobApplications.id} and i.status <> 'replaced')`;

const own = {
  interview: currentInterview,
  id: jobApplications.id,
  jobId: jobApplications.jobId,
  jobVersion: jobApplications.jobVersion,
  status: jobApplications.status,
  message: jobApplications.message,
  appliedAt: jobApplications.appliedAt,
  standbyUntil: jobApplications.standbyUntil,
  // Read with the row itself, so that a page of applications is one query.
  steps: sql<WithSteps['steps']>`(
    select coalesce(json_agg(json_build_object('status', s.status, 'at', s.created_at, 'note', s.note)
                             order by s.created_at, s.id), '[]')
    from ${applicationSteps} s where s.application_id = ${jobApplications.id})`,
};

/** The job's content when the rep applied: its former version if it was edited since. */
function asApplied<Name extends keyof JobContent>(name: Name) {
  return sql`
    case when ${jobVersions.jobId} is null then ${jobs[name]} else ${jobVersions[name]} end`.mapWith(jobs[name]) as SQL<
    JobContent[Name]
  >;
}

type ShownContent = keyof typeof jobColumns & keyof JobContent;
const isShown = (name: keyof JobContent): name is ShownContent => name in jobColumns;

/** Derived, not listed: a new column that was forgotten here would show its current value instead of the one applied for. */
const appliedTo = {
  ...jobColumns,
  ...(Object.fromEntries(contentNames.filter(isShown).map((name) => [name, asApplied(name)])) as {
    [Name in ShownContent]: SQL<JobContent[Name]>;
  }),
};

/** Applications with the job that the rep applied for, as the rep sees them. */
export function selectForRep(db: Db) {
  return db
    .select({
      ...own,
      job: appliedTo,
      location: locationColumns,
      jobEditedSince: sql<boolean>`${jobVersions.jobId} is not null`,
    })
    .from(jobApplications)
    .innerJoin(jobs, eq(jobs.id, jobApplications.jobId))
    .leftJoin(
      jobVersions,
      and(eq(jobVersions.jobId, jobApplications.jobId), eq(jobVersions.version, jobApplications.jobVersion)),
    )
    .innerJoin(businessProfiles, eq(businessProfiles.id, jobs.businessId))
    .innerJoin(locations, eq(locations.id, asApplied('locationId')));
}

const home = alias(locations, 'home');
const preferredLocation = alias(locations, 'preferred_location');
const preferredIndustry = alias(industries, 'preferred_industry');

const place = (name: SQLWrapper, province: SQLWrapper) =>
  sql<Place | null>`case when ${name} is not null then json_build_object('name', ${name}, 'province', ${province}) end`;

/** The rep's current files that the business may see. */
const filesOfRep = sql<ReceivedFile[]>`array(
  select f.purpose from ${storedFiles} f
  where f.owner_id = ${repProfiles.userId} and f.superseded_at is null
    and f.purpose in ('cv', 'profile-photo', 'profile-video'))`;

// Not `exists`: for that, PostgreSQL may read all of `user_vetting` instead of the one row of each rep.
export const verified = sql<boolean>`coalesce((
  select v.status = 'approved' from ${userVetting} v
  where v.user_id = ${repProfiles.userId} and v.user_type = 'rep'), false)`;

/** Other gigs of the rep that have a day on, before or after one of the job, for any business. */
const acceptedThen = sql<Scheduled[]>`(
  select coalesce(json_agg(json_build_object('schedule', o.schedule, 'startDate', o.start_date)), '[]')
  from ${jobApplications} a join ${jobs} o on o.id = a.job_id
  where a.rep_id = ${repProfiles.id} and a.status = 'accepted' and o.id <> ${jobs.id}
    and o.working_days && ${nearDays(jobs.workingDays)})`;

/** Applications with their rep, as the business that received them sees them. */
export function selectReceived(db: Db) {
  return db
    .select({
      ...own,
      shortlisted: sql<boolean>`${shortlistings.applicationId} is not null`,
      jobTitle: jobs.title,
      privateNote: { text: repNotes.text, updatedAt: repNotes.updatedAt },
      rep: {
        id: repProfiles.id,
        fullName: repProfiles.fullName,
        preferredIndustry: sql<string | null>`${preferredIndustry.name}`,
        industry: repProfiles.industry,
        experience: repProfiles.experience,
        availability: repProfiles.availability,
        hourlyRateCents: repProfiles.hourlyRateCents,
        skills: repProfiles.skills,
        tags: repProfiles.tags,
        description: repProfiles.description,
        verified,
        training: trainingOf(repProfiles.userId),
        reviews: reviewTotalsOf(repProfiles.id),
      },
      home: place(home.name, home.province),
      preferred: place(preferredLocation.name, preferredLocation.province),
      files: filesOfRep,
      asksCourses: jobs.asksCourses,
      courses: progressInAsked(jobs.asksCourses, repProfiles.userId),
      offer: { schedule: jobs.schedule, startDate: jobs.startDate },
      calendar: calendarColumns,
      accepted: acceptedThen,
    })
    .from(jobApplications)
    .innerJoin(jobs, eq(jobs.id, jobApplications.jobId))
    .innerJoin(repProfiles, eq(repProfiles.id, jobApplications.repId))
    .leftJoin(home, eq(home.id, repProfiles.locationId))
    .leftJoin(preferredLocation, eq(preferredLocation.id, repProfiles.preferredLocationId))
    .leftJoin(preferredIndustry, eq(preferredIndustry.id, repProfiles.preferredIndustryId))
    .leftJoin(
      repNotes,
      and(eq(repNotes.businessId, jobApplications.businessId), eq(repNotes.repId, jobApplications.repId)),
    )
    .leftJoin(shortlistings, eq(shortlistings.applicationId, jobApplications.id));
}
