import { notInArray } from 'drizzle-orm';
import { applicationTransitions } from '#domain/application-lifecycle.ts';
import { jobApplications } from '../tables.ts';

/** Of an application: its rep cannot apply for the job again. What they withdrew they can. */
export const barsAnother = notInArray(jobApplications.status, [...applicationTransitions.reapply.from]);
