import { v7 as uuidv7 } from 'uuid';
import type { ApplicationStatus } from '#contract/applications/options.ts';
import type { JobStatus } from '#contract/jobs/options.ts';
import { defaultClosingDay } from '#domain/jobs/closing-day.ts';
import { addDays, dayInSouthAfrica } from '#domain/shared/calendar-day.ts';
import type { applicationSteps, jobApplications } from '#server/features/applications/tables.ts';
import type { jobs } from '#server/features/jobs/tables.ts';
import type { companyAnswers } from '#server/features/profiles/tables.ts';
import type { DemoAccounts, Member, References } from './demo-accounts.ts';
import {
  type DemoApplication,
  type DemoBusinessKey,
  type DemoGig,
  demoContent,
  type WorkStop,
} from './demo-content.ts';
import { demoTerms } from './demo-terms.ts';
import { timelineOf } from './demo-timeline.ts';

export interface DemoHiring {
  readonly jobs: (typeof jobs.$inferInsert)[];
  readonly applications: (typeof jobApplications.$inferInsert)[];
  readonly steps: (typeof applicationSteps.$inferInsert)[];
  readonly answers: (typeof companyAnswers.$inferInsert)[];
  /** By application. */
  readonly stops: Map<string, WorkStop>;
}

export const noHiring = (): DemoHiring => ({ jobs: [], applications: [], steps: [], answers: [], stops: new Map() });

const golden = 0.618;

/** Adds all gigs with their applications and the steps to their current status. */
export function demoHiring(today: number, accounts: DemoAccounts, references: References): DemoHiring {
  const hiring = noHiring();
  for (const [key, gigs] of Object.entries(demoContent.gigs)) {
    const business = accounts.business(key as DemoBusinessKey);
    for (const gig of gigs) {
      const spread = (hiring.jobs.length * golden) % 1;
      addGig(hiring, { today, spread, rep: accounts.rep, references, business, gig });
    }
  }
  return hiring;
}

interface AddedGig {
  readonly today: number;
  /** From 0 to 1: when on its day the gig was posted. At 0 the gig begins exactly `posted - starts` days before today. */
  readonly spread: number;
  readonly rep: DemoAccounts['rep'];
  readonly references: References;
  readonly business: Member;
  readonly gig: DemoGig;
}

/** Adds a gig with its applications and their steps. Returns the id of its job. */
export function addGig(hiring: DemoHiring, { today, spread, rep: repOf, references, business, gig }: AddedGig): string {
  const { postedAt, closedAt, stepsOf } = timelineOf(today, gig, spread);
  const jobId = uuidv7({ msecs: postedAt });
  const terms = demoTerms(gig, addDays(dayInSouthAfrica(new Date(postedAt)), gig.starts));
  const closes = addDays(dayInSouthAfrica(new Date(today)), gig.closesIn ?? 14 + Math.floor(spread * 60));
  // No one applies for work that is over.
  const last = terms.workingDays?.at(-1) ?? closes;
  hiring.jobs.push({
    id: jobId,
    businessId: business.profileId,
    title: gig.title,
    description: gig.description,
    industry: gig.industry,
    locationId: references.locationId(gig),
    province: gig.province,
    locationAddress: gig.address ?? null,
    ...terms,
    duration: gig.duration,
    requiredSkills: gig.skills,
    tags: gig.tags ?? null,
    anyLanguage: gig.anyLanguage ?? false,
    experienceRequired: gig.experience,
    positions: positionsOf(gig),
    status: statusOf(gig),
    closesOn:
      closedAt === null
        ? ([closes, last].toSorted()[0] ?? last)
        : defaultClosingDay(dayInSouthAfrica(new Date(postedAt))),
    createdAt: new Date(postedAt),
    updatedAt: new Date(closedAt ?? postedAt),
    closedAt: closedAt === null ? null : new Date(closedAt),
  });

  gig.applications.forEach((application, position) => {
    const path = pathOf(application);
    const times = stepsOf(position, gig.applications.length, path.length);
    const rep = repOf(application.rep);
    const applicationId = uuidv7({ msecs: times[0] });
    const appliedAt = new Date(times[0] ?? postedAt);
    hiring.applications.push({
      id: applicationId,
      jobId,
      repId: rep.profileId,
      businessId: business.profileId,
      status: application.status,
      message: application.message,
      appliedAt,
      updatedAt: new Date(times.at(-1) ?? postedAt),
    });
    if (application.stop) hiring.stops.set(applicationId, application.stop);
    const answer = path.findIndex(({ status }) => status !== 'pending');
    if (answer > 0 && path[answer]?.status !== 'withdrawn') {
      const answeredAt = new Date(times[answer] ?? postedAt);
      hiring.answers.push({ applicationId, businessId: business.profileId, appliedAt, answeredAt });
    }
    path.forEach(({ status, note }, step) => {
      const at = times[step] ?? postedAt;
      const byUserId = status === 'pending' || status === 'withdrawn' ? rep.userId : business.userId;
      hiring.steps.push({ id: uuidv7({ msecs: at }), applicationId, status, note, byUserId, createdAt: new Date(at) });
    });
  });
  return jobId;
}

function statusOf({ closed, filled, paused }: DemoGig): JobStatus {
  if (closed !== undefined) return filled ? 'filled' : 'closed';
  return paused ? 'paused' : 'active';
}

function positionsOf({ applications, closed, reps }: DemoGig): number {
  const accepted = applications.filter(({ status }) => status === 'accepted').length;
  return reps ?? Math.max(1, closed === undefined ? accepted + 1 : accepted);
}

function pathOf({ status, invitation, note }: DemoApplication): { status: ApplicationStatus; note: string | null }[] {
  return [
    { status: 'pending', note: null },
    ...(invitation === undefined ? [] : [{ status: 'interview' as const, note: invitation }]),
    ...(status === 'pending' || status === 'interview' ? [] : [{ status, note: note ?? null }]),
  ];
}
