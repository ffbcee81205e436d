import type { z } from 'zod';
import type {
  applicationStep,
  NewApplication,
  ReceivedApplication,
  RepApplication,
} from '#contract/applications/applications.ts';
import type { applicantFilePurposes } from '#contract/applications/files.ts';
import type { MatchReasons } from '#contract/applications/match-reasons.ts';
import type { Training } from '#contract/courses/points.ts';
import type { AskedCourses, CourseOfRep } from '#contract/jobs/asked-courses.ts';
import type { WorkCalendar } from '#contract/profiles/availability.ts';
import type { RepRecord } from '#contract/reliability-records.ts';
import { canApply } from '#domain/applications/application-lifecycle.ts';
import { levelOf } from '#domain/courses/points.ts';
import type { Scheduled } from '#domain/jobs/job-schedule.ts';
import { tagsOf } from '#domain/matching/tags/tag-kinds.ts';
import { dayInSouthAfrica } from '#domain/shared/calendar-day.ts';
import { now } from '#server/platform/clock.ts';
import { compareDays } from '#texts/applications/compare-days.ts';
import { presentCourses } from '../courses/present.ts';
import { type JobSummaryRow, presentJobSummary } from '../jobs/present.ts';
import { type InterviewJson, presentInterview } from './present/interview.ts';
import type { jobApplications } from './tables.ts';

type ApplicationRow = Pick<
  typeof jobApplications.$inferSelect,
  'id' | 'status' | 'message' | 'appliedAt' | 'jobId' | 'jobVersion' | 'standbyUntil'
>;

export type NewApplicationRow = Omit<ApplicationRow, 'jobId' | 'jobVersion' | 'standbyUntil'>;

export type Step = z.output<typeof applicationStep>;

/** As the database aggregates them: one JSON array for each application, oldest first. */
export interface WithSteps {
  readonly steps: readonly { readonly status: Step['status']; readonly at: string; readonly note: string | null }[];
}

type SharedRow = ApplicationRow & WithSteps & { readonly interview: InterviewJson | null };

const presentSteps = ({ steps }: WithSteps): Step[] =>
  steps.map(({ status, at, note }) => ({ status, at: new Date(at).toISOString(), note }));

export const presentNew = ({ id, status, message, appliedAt }: NewApplicationRow): NewApplication => ({
  id,
  status,
  message,
  appliedAt: appliedAt.toISOString(),
});

const presentStandby = (until: Date | null) => (until !== null && until > now() ? until.toISOString() : null);

const shared = (row: SharedRow) => ({
  ...presentNew(row),
  steps: presentSteps(row),
  standbyUntil: canApply('accept', row.status) ? presentStandby(row.standbyUntil) : null,
  interview: row.interview && presentInterview(row.interview),
});

export type RepApplicationRow = SharedRow &
  Pick<JobSummaryRow, 'location'> & { readonly job: Omit<JobSummaryRow, 'location'>; readonly jobEditedSince: boolean };

export function presentForRep(row: RepApplicationRow): RepApplication {
  const job = presentJobSummary({ ...row.job, location: row.location });
  return { ...shared(row), job, jobEditedSince: row.jobEditedSince };
}

export type ReceivedFile = (typeof applicantFilePurposes)[number];

export interface Place {
  readonly name: string;
  readonly province: string;
}

export type ReceivedApplicationRow = SharedRow & {
  readonly rep: Omit<ReceivedApplication['rep'], 'location' | 'preferredLocation' | 'tags' | 'training' | 'record'> & {
    readonly tags: readonly string[] | null;
    readonly training: Omit<Training, 'level'>;
  };
  readonly home: Place | null;
  readonly preferred: Place | null;
  readonly calendar: WorkCalendar;
  readonly accepted: readonly Scheduled[];
  readonly files: readonly ReceivedFile[];
  readonly shortlisted: boolean;
  readonly privateNote: { readonly text: string; readonly updatedAt: Date } | null;
  readonly asksCourses: AskedCourses | null;
  readonly courses: readonly CourseOfRep[];
  readonly offer: Scheduled;
};

/** How well a rep fits a job, and what is known of their gigs here. */
export interface WeighedFit {
  readonly score: number;
  /** Worked out when asked for. */
  readonly reasons: (audience: 'business') => MatchReasons;
  readonly record: RepRecord;
}

/** What is shown of a fit; null: not weighed. */
export const presentFit = (fit: WeighedFit | undefined) => ({
  record: fit?.record ?? null,
  fit: fit?.reasons('business') ?? null,
});

/** @param weighed undefined: not weighed */
export function presentReceived(row: ReceivedApplicationRow, weighed: WeighedFit | undefined): ReceivedApplication {
  const { record, fit } = presentFit(weighed);
  const { rep, home, preferred, calendar, accepted, offer, privateNote } = row;
  return {
    ...shared(row),
    jobId: row.jobId,
    jobVersion: row.jobVersion,
    rep: {
      ...rep,
      location: home && `${home.name}, ${home.province}`,
      preferredLocation: preferred?.name ?? null,
      tags: tagsOf(rep.tags),
      training: { ...rep.training, level: levelOf(rep.training.points).level.name },
      record,
    },
    match: compareDays({ calendar, accepted }, offer, dayInSouthAfrica(now())),
    fit,
    courses: presentCourses(row.asksCourses, row.courses),
    files: presentFiles(row),
    privateNote: privateNote && presentNote(privateNote),
    shortlisted: row.shortlisted,
  };
}

/** Files of a rep who withdrew are not shown. */
function presentFiles({ status, files }: ReceivedApplicationRow): ReceivedApplication['files'] {
  const has = (purpose: ReceivedFile) => status !== 'withdrawn' && files.includes(purpose);
  return { cv: has('cv'), photo: has('profile-photo'), video: has('profile-video') };
}

export const presentNote = ({ text, updatedAt }: { readonly text: string; readonly updatedAt: Date }) => ({
  text,
  updatedAt: updatedAt.toISOString(),
});
