import { engagementTimes } from '#contract/agreed-terms.ts';
import type { applicationsApi, RepApplication } from '#contract/applications/applications.ts';
import type { jobForRepApi } from '#contract/applications/job-for-rep.ts';
import type { TrackerGroup } from '#contract/applications/options.ts';
import type { coursesApi } from '#contract/courses/courses.ts';
import type { dashboardsApi } from '#contract/dashboards/dashboards.ts';
import type { Result } from '#contract/endpoint.ts';
import type { Engagement, engagementsApi } from '#contract/engagements/engagements.ts';
import type { MilestoneStatus } from '#contract/engagements/options.ts';
import type { JobSummary } from '#contract/jobs/jobs.ts';
import type { JobStatus } from '#contract/jobs/options.ts';
import type { OwnJob, ownJobsApi } from '#contract/jobs/own-jobs.ts';
import type { JobSchedule } from '#contract/jobs/schedule.ts';
import type { LegalUserType, legalApi } from '#contract/vetting/legal.ts';
import { isDecided } from '#domain/applications/application-lifecycle.ts';
import { shiftOn } from '#domain/jobs/shifts.ts';
import { applicationStatusTexts } from '#texts/applications/status.ts';
import { gigStatusTexts } from '#texts/engagements/status.ts';
import { describePay } from '#texts/jobs/pay.ts';
import { describeSchedule } from '#texts/jobs/schedule.ts';
import { jobStatusTexts } from '#texts/jobs/status.ts';
import { legalStatusText } from '#texts/vetting/status.ts';
import { plural } from '#web/lib/format.ts';
import { formatDateTime, formatDay } from '#web/lib/format-time.ts';
import type { Seen, SeenItem } from '#web/lib/last-seen.ts';

type NameOf<E> = E extends { method: infer Method extends string; path: infer Path extends string }
  ? `${Method} ${Path}`
  : never;

/** By name: importing the endpoints would add their schemas to every page. */
type Read = NameOf<
  | typeof applicationsApi.track
  | typeof coursesApi.list
  | typeof dashboardsApi.business
  | typeof dashboardsApi.rep
  | typeof engagementsApi.running
  | typeof jobForRepApi.show
  | typeof legalApi.status
  | typeof ownJobsApi.list
>;

type Facts = Omit<Seen, 'at'>;
type Pages<Item> = { readonly pages: readonly { readonly items: readonly Item[] }[] };

const itemsOf = <Item>({ pages }: Pages<Item>) => pages.flatMap(({ items }) => items);

const interviewAt = (at: string, minutes: number) => `Interview ${formatDateTime(at)}, ${plural(minutes, 'minute')}`;

/** The link to a call stays on the server, as does anything that opens something or reaches a person. */
const meetingPlace = ({ place, link }: { readonly place: string | null; readonly link: string | null }) =>
  place ?? (link === null ? null : 'Online');

const termsOf = (job: JobSummary) => [describePay(job).stated, describeSchedule(job)];

const townOf = ({ location: { name, province } }: JobSummary) =>
  province && province !== name ? `${name}, ${province}` : name;

function applied({ job, status, interview }: RepApplication): SeenItem {
  const meeting = isDecided(status) || interview?.status !== 'accepted' ? null : interview;
  return {
    title: job.title,
    lines: [
      `${job.companyName} · ${applicationStatusTexts[status].label}`,
      ...termsOf(job),
      townOf(job),
      meeting?.acceptedTime ? interviewAt(meeting.acceptedTime, meeting.minutes) : null,
      meeting ? meetingPlace(meeting) : null,
    ],
  };
}

const posted = (job: OwnJob): SeenItem => ({
  title: job.title,
  lines: [
    `${jobStatusTexts[job.status].label} · ${plural(job.applicants.total, 'applicant')}, ${job.applicants.pending} pending`,
    ...termsOf(job),
    townOf(job),
    `Last day to apply: ${formatDay(job.closesOn)}`,
  ],
});

const groupHeadings: Record<TrackerGroup, string> = {
  all: 'My Applications',
  pending: 'My Applications: Pending',
  interview: 'My Applications: Interview',
  completed: 'My Applications: Completed',
};

/** Shifts at which the rep is expected, now or later. */
const expected: readonly MilestoneStatus[] = ['funded', 'confirmed', 'active'];
const checkInEarlyMs = engagementTimes.checkInEarlyMinutes * 60_000;
const checkOutLateMs = engagementTimes.checkOutLateHours * 3_600_000;

/** Its days, except one that the rep has checked out of. */
const daysToCome = ({ days, lastAttendance }: Engagement['milestones'][number]) =>
  days.filter((day) => lastAttendance?.kind !== 'out' || lastAttendance.day !== day);

function working({ id, title, companyName, schedule, milestones, location, locationAddress }: Engagement): SeenItem {
  const days =
    schedule === null ? [] : milestones.filter(({ status }) => expected.includes(status)).flatMap(daysToCome);
  const shifts = days.map((day) => {
    const { start, end } = shiftOn(day, schedule as JobSchedule);
    return [start.getTime() - checkInEarlyMs, end.getTime() + checkOutLateMs] as const;
  });
  return {
    title,
    lines: [
      companyName,
      describeSchedule({ schedule, startDate: milestones[0]?.days[0] ?? null }),
      [locationAddress, location.name, location.province].filter(Boolean).join(', '),
      ...new Set(milestones.map(({ status }) => gigStatusTexts[status].rep.label)),
    ],
    ...(shifts.length > 0 && { work: { id, begun: milestones.some(({ status }) => status === 'active'), shifts } }),
  };
}

/** Which responses are stored, and what of them: names, statuses, days and places. Nothing that reaches a person. */
const factsOf = {
  'GET /api/rep/engagements/running': ({ items }: Result<typeof engagementsApi.running>): Facts => ({
    kind: 'work',
    heading: 'My Work',
    items: items.map(working),
  }),
  'GET /api/rep/courses': ({ items }: Result<typeof coursesApi.list>): Facts => ({
    kind: 'courses',
    heading: 'Your courses',
    items: items.flatMap(({ id, title, own }) =>
      own?.begunAt
        ? [
            {
              title,
              lines: [
                own.wayBack ? 'Certificate withdrawn' : own.completedAt ? 'Certified' : `In progress, ${own.progress}%`,
              ],
              course: id,
            },
          ]
        : [],
    ),
  }),
  'GET /api/rep/dashboard': ({ nextInterview: next }: Result<typeof dashboardsApi.rep>): Facts => ({
    kind: 'next-interview',
    heading: 'Next interview',
    items: next
      ? [{ title: next.jobTitle, lines: [next.companyName, interviewAt(next.at, next.minutes), meetingPlace(next)] }]
      : [],
  }),
  'GET /api/rep/applications': (
    answer: Pages<Result<typeof applicationsApi.track>['items'][number]>,
    asked: { readonly query: { readonly group: TrackerGroup } },
  ): Facts => ({
    kind: 'applications',
    heading: groupHeadings[asked.query.group],
    items: itemsOf(answer).map(applied),
  }),
  'GET /api/jobs/:jobId': (job: Result<typeof jobForRepApi.show>): Facts => ({
    kind: `opened-job:${job.id}`,
    heading: 'Jobs you opened',
    items: [
      {
        title: job.title,
        lines: [
          job.myApplication
            ? `${job.companyName} · ${applicationStatusTexts[job.myApplication.status].label}`
            : job.companyName,
          ...termsOf(job),
          [job.locationAddress, townOf(job)].filter(Boolean).join(', '),
          `Last day to apply: ${formatDay(job.closesOn)}`,
        ],
      },
    ],
  }),
  'GET /api/legal/:userType/status': ({ standing, userType }: Result<typeof legalApi.status>): Facts => ({
    kind: `legal:${userType}`,
    heading: 'Legal Status',
    items: [{ title: legalStatusText(standing).label, lines: [sides[userType]] }],
  }),
  'GET /api/business/dashboard': ({ attention }: Result<typeof dashboardsApi.business>): Facts => ({
    kind: 'interviews',
    heading: 'Upcoming interviews',
    items: attention.flatMap((one) =>
      one.kind === 'interview' ? [{ title: one.jobTitle, lines: [interviewAt(one.at, one.minutes)] }] : [],
    ),
  }),
  'GET /api/business/jobs': (
    answer: Pages<Result<typeof ownJobsApi.list>['items'][number]>,
    asked: { readonly query: { readonly status?: JobStatus | undefined } },
  ): Facts => ({
    kind: 'own-jobs',
    heading: asked.query.status ? `My Jobs: ${jobStatusTexts[asked.query.status].label}` : 'My Jobs',
    items: itemsOf(answer).map(posted),
  }),
} satisfies Record<Read, (answer: never, asked: never) => Facts>;

const sides: Record<LegalUserType, string> = { rep: 'As a sales rep', business: 'As a business' };

/** The part of a response stored for offline use; null for most of them. */
export function seenFacts([, name, asked]: readonly unknown[], answer: unknown): Facts | null {
  const read = typeof name === 'string' && Object.hasOwn(factsOf, name) ? factsOf[name as keyof typeof factsOf] : null;
  return read ? (read as (answer: unknown, asked: unknown) => Facts)(answer, asked) : null;
}
