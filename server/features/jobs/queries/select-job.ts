import { eq, getTableColumns, sql } from 'drizzle-orm';
import type { SalesTermsInput } from '#contract/jobs/sales-terms.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { locations } from '../../catalogue/tables.ts';
import { namesOfAsked } from '../../courses/queries/select-asked.ts';
import { operatorSettings } from '../../operators/tables.ts';
import { businessProfiles } from '../../profiles/tables.ts';
import { jobSalesTerms } from '../sales-terms/tables.ts';
import { jobs } from '../tables.ts';

/** The columns of a job's own row that a list needs. */
export const listedColumns = {
  id: jobs.id,
  title: jobs.title,
  industry: jobs.industry,
  compensationCents: jobs.compensationCents,
  hourlyRateCents: jobs.hourlyRateCents,
  dayRateCents: jobs.dayRateCents,
  payPer: jobs.payPer,
  schedule: jobs.schedule,
  startDate: jobs.startDate,
  duration: jobs.duration,
  experienceRequired: jobs.experienceRequired,
  jobType: jobs.jobType,
  positions: jobs.positions,
  status: jobs.status,
  closesOn: jobs.closesOn,
  createdAt: jobs.createdAt,
  tags: jobs.tags,
  anyLanguage: jobs.anyLanguage,
};

/** The same with its company, and what sales pay: nothing while gigs aren’t paid here. */
export const jobColumns = {
  ...listedColumns,
  companyName: businessProfiles.companyName,
  salesTerms: sql<SalesTermsInput | null>`(
    select s.terms from ${jobSalesTerms} s where s.job_id = ${jobs.id}
      and (select gigs_paid_here from ${operatorSettings}))`,
};

export const locationColumns = { id: locations.id, name: locations.name, province: locations.province };

/** The columns of `JobSummaryRow`, for jobs joined with their business and their location. */
export const summaryColumns = { ...jobColumns, location: locationColumns };

/** Jobs with all their content, ready for a `where`. */
export function selectJobDetails(db: Db) {
  return db
    .select({ ...getTableColumns(jobs), ...summaryColumns, namedCourses: namesOfAsked(jobs.asksCourses) })
    .from(jobs)
    .innerJoin(businessProfiles, eq(businessProfiles.id, jobs.businessId))
    .innerJoin(locations, eq(locations.id, jobs.locationId));
}
