import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id } from '../fields.ts';
import { ownCoursesOfRep } from '../jobs/asked-courses.ts';
import { company } from '../jobs/company.ts';
import { jobDetail, jobParams } from '../jobs/jobs.ts';
import { applicationStatuses } from './options.ts';

/** What keeps a rep from days of a job. They may apply all the same; the business is told that they have other work then. */
const inTheWay = z.object({
  /** Other work that they agreed to, at the same time. */
  work: z.array(z.object({ jobId: id, title: z.string(), companyName: z.string(), days: z.array(z.string()) })),
  /** On which they cannot work, by their own calendar. */
  daysOff: z.array(z.string()),
});

export type InTheWay = z.output<typeof inTheWay>;

/** What a rep sees of a job: the job, its company, and their own application if there is one. */
export const jobForRep = jobDetail.extend({
  company,
  /** You cannot apply for the moment: there are enough applicants to look at. */
  enoughApplicants: z.boolean(),
  /** Whether you keep it among your saved jobs. */
  saved: z.boolean(),
  myApplication: z.object({ id, status: z.enum(applicationStatuses), jobVersion: z.int() }).nullable(),
  /** What it said when they applied, if it was edited since. */
  appliedTo: jobDetail.nullable(),
  inTheWay,
  /** The courses that it asks for, and how far you are. */
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
