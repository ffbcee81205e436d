import { z } from 'zod';
import { applicationStatuses } from '../applications/options.ts';
import { pointsSummary } from '../courses/points.ts';
import { endpoint, noContent } from '../endpoint.ts';
import { id, timestamp } from '../fields.ts';

const ofJob = { jobId: id, jobTitle: z.string() };
const ofApplication = { ...ofJob, applicationId: id, repName: z.string() };

/** What the business has to act on, most pressing first. */
export const attention = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('interview'), ...ofApplication, at: timestamp, minutes: z.int() }),
  /** Reps who agreed and are unpaid; the first of them expires then. */
  z.object({ kind: z.literal('funding'), ...ofJob, reps: z.int(), dueAt: timestamp }),
  /** Work that is approved automatically at that moment. */
  z.object({ kind: z.literal('hand_in'), ...ofJob, engagementId: id, repName: z.string(), dueAt: timestamp }),
  /** The rep says that no time suits. */
  z.object({ kind: z.literal('declined'), ...ofApplication, answer: z.string().nullable(), since: timestamp }),
  /** Unanswered applicants, the first of them since then. */
  z.object({ kind: z.literal('waiting'), ...ofJob, applicants: z.int(), since: timestamp }),
  z.object({ kind: z.literal('closing'), ...ofJob, closesOn: z.string(), pending: z.int() }),
]);

export type Attention = z.output<typeof attention>;

const ofReceiver = { applicationId: id, jobId: id, jobTitle: z.string(), companyName: z.string() };

export const nextInterview = z.object({
  ...ofReceiver,
  interviewId: id,
  at: timestamp,
  minutes: z.int(),
  place: z.string().nullable(),
  link: z.string().nullable(),
});

const invitation = z.object({ ...ofReceiver, interviewId: id, since: timestamp });

const news = z.object({ ...ofReceiver, status: z.enum(applicationStatuses), at: timestamp });

const dashboardVisit = z.object({
  /** When the newest item you saw was decided; null: you have seen everything until now. */
  until: timestamp.nullable(),
});

export type DashboardVisit = z.output<typeof dashboardVisit>;

export const dashboardsApi = {
  business: endpoint({
    method: 'GET',
    path: '/api/business/dashboard',
    about: 'dashboards',
    seenByTeam: { without: ['answer'] },
    summary: 'Get the figures of the business dashboard',
    tag: 'Dashboards',
    gate: 'business',
    status: 200,
    response: z.object({
      jobsPosted: z.int(),
      /** Applications that wait for the business: pending or in interview. */
      activeApplications: z.int(),
      hiredReps: z.int(),
      /** Paid for finished work: released to reps, commission included. Neither held nor refunded amounts. */
      totalSpentCents: z.int(),
      attention: z.array(attention),
    }),
  }),
  rep: endpoint({
    method: 'GET',
    path: '/api/rep/dashboard',
    about: 'dashboards',
    seenByTeam: { without: ['place', 'link'] },
    summary: 'Get the rep dashboard figures',
    tag: 'Dashboards',
    gate: 'rep',
    status: 200,
    response: z.object({
      applications: z.int(),
      availableJobs: z.int(),
      /** All credits to the wallet so far, net of commission, whether paid out since or not. */
      totalEarningsCents: z.int(),
      /** Gigs whose money was released to the rep, except what sales didn't earn. */
      completedGigs: z.int(),
      points: pointsSummary,
      nextInterview: nextInterview.nullable(),
      /** Interviews whose times the rep has yet to answer, the oldest first. */
      invitations: z.array(invitation),
      /** What businesses decided since the last visit, newest first; before the first visit nothing is new. */
      news: z.object({ count: z.int(), since: timestamp.nullable(), items: z.array(news) }),
    }),
  }),
  earnings: endpoint({
    method: 'GET',
    path: '/api/rep/earnings',
    about: 'dashboards',
    seenByTeam: true,
    summary: 'Get your earnings',
    description: 'Amounts are in cents.',
    tag: 'Dashboards',
    gate: 'rep',
    afterTrial: 'own money',
    status: 200,
    /** As on the dashboard. */
    response: z.object({ totalEarningsCents: z.int() }),
  }),
  visitRep: endpoint({
    method: 'POST',
    path: '/api/rep/dashboard/visits',
    changes: [],
    summary: 'Mark the rep dashboard as seen',
    tag: 'Dashboards',
    body: dashboardVisit,
    gate: 'rep',
    status: 204,
    response: noContent,
  }),
};
