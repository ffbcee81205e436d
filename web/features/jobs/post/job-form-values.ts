import type { z } from 'zod';
import type { jobInput } from '#contract/jobs/jobs.ts';
import type { SalesTermsInput } from '#contract/jobs/sales-terms.ts';
import type { JobSchedule } from '#contract/jobs/schedule.ts';

export type JobValues = z.input<typeof jobInput>;

/** Initial values of the form. Nothing is undefined: such a field would be missing from a draft. */
export const blankJob = {
  title: '',
  industry: null,
  description: '',
  locationId: null,
  locationAddress: null,
  compensationCents: null,
  hourlyRateCents: null,
  dayRateCents: null,
  payPer: 'whole',
  schedule: null,
  duration: null,
  requiredSkills: null,
  tags: null,
  anyLanguage: false,
  asksPictures: false,
  asksCount: null,
  asksCourses: null,
  startDate: null,
  experienceRequired: 'Entry Level',
  // The most common job here: a few days long.
  jobType: 'Contract',
  positions: 1,
  closesOn: null,
} as const satisfies { [Name in keyof Required<JobValues>]: JobValues[Name] | null };

/** Initial values: unset fields are null, and the schema refuses them. */
export type JobStart = { [Name in keyof typeof blankJob]: JobValues[Name] | null };

/** Of a job not posted yet, which may take along what sales pay on another. */
interface NewJobSales {
  readonly salesTerms: SalesTermsInput | null;
}

export type NewJobStart = JobStart & NewJobSales;
export type NewJobValues = JobValues & NewJobSales;

/** One part of a schedule. */
export interface ScheduleProps<Kind extends JobSchedule['kind'] = JobSchedule['kind']> {
  readonly schedule: Extract<JobSchedule, { kind: Kind }>;
  readonly onChange: (schedule: JobSchedule) => void;
  readonly errorOf: (part: string) => string | undefined;
}
