import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id } from '../fields.ts';
import { ownCoursesOfRep } from '../jobs/asked-courses.ts';
import { company } from '../jobs/company.ts';
import { jobDetail, jobParams } from '../jobs/jobs.ts';
import { businessRecord } from '../reliability-records.ts';
import { applicationStatuses } from './options.ts';

/** Why a rep can't work on days of a job. They may still apply; the business is shown that they have other work then. */
const inTheWay = z.object({
  /** Other work that they agreed to, at the same time. */
  work: z.array(z.object({ jobId: id, title: z.string(), companyName: z.string(), days: z.array(z.string()) })),
  /** Days they cannot work, by their own calendar. */
  daysOff: z.array(z.string()),
});

export type InTheWay = z.output<typeof inTheWay>;

/** A job as a rep sees it: the job, its company, and their own application if there is one. */
export const jobForRep = jobDetail.extend({
  company,
  /** What is known of the company's gigs here. */
  companyRecord: businessRecord,
  /** Applying is paused: there are enough applicants to review. */
  enoughApplicants: z.boolean(),
  /** Whether it is among your saved jobs. */
  saved: z.boolean(),
  myApplication: z.object({ id, status: z.enum(applicationStatuses), jobVersion: z.int() }).nullable(),
  /** The job as of their application, if it was edited since. */
  appliedTo: jobDetail.nullable(),
  inTheWay,
  /** The required courses, and your progress. */
  courses: ownCoursesOfRep.nullable(),
});

export const jobForRepApi = {
  show: endpoint({
    method: 'GET',
    path: '/api/jobs/:jobId',
    about: 'jobs',
    seenByTeam: true,
    summary: 'Get a job as a rep',
    tag: 'Jobs',
    params: jobParams,
    gate: 'rep',
    status: 200,
    response: jobForRep,
    refusals: ['job.not_found', 'job.paused', 'job.filled', 'job.not_active'],
  }),
};
