import type { NamedCourse } from '#contract/jobs/asked-courses.ts';
import type { JobDetail, JobSummary } from '#contract/jobs/jobs.ts';
import type { SalesTermsInput } from '#contract/jobs/sales-terms.ts';
import { termsInForce } from '#domain/jobs/sales-most.ts';
import { tagsOf } from '#domain/matching/tags/tag-kinds.ts';
import { presentLocation } from '../catalogue/present.ts';
import type { locations } from '../catalogue/tables.ts';
import type { listedColumns } from './queries/select-job.ts';
import type { JobRow } from './tables.ts';

interface Joined {
  readonly location: typeof locations.$inferSelect;
  readonly companyName: string;
  readonly salesTerms: SalesTermsInput | null;
}

export type JobSummaryRow = Pick<JobRow, keyof typeof listedColumns> & Joined;

export type JobDetailRow = JobRow & Joined & { readonly namedCourses: NamedCourse[] };

function presentSaleRate({ jobType, salesTerms }: JobSummaryRow): Pick<JobSummary, 'saleCents' | 'saleBasisPoints'> {
  const rate = salesTerms && termsInForce(jobType, salesTerms)?.rate;
  return {
    saleCents: rate?.per === 'sale' ? rate.cents : null,
    saleBasisPoints: rate?.per === 'amount' ? rate.basisPoints : null,
  };
}

// Fields that aren't in the response schema aren't sent.
const present = <Row extends JobSummaryRow>(row: Row) => ({
  ...row,
  ...presentSaleRate(row),
  location: presentLocation(row.location),
  createdAt: row.createdAt.toISOString(),
  tags: tagsOf(row.tags),
});

export const presentJobSummary = (row: JobSummaryRow): JobSummary => present(row);

export const presentJob = (row: JobDetailRow): JobDetail => ({ ...present(row), tagsAsked: row.tags !== null });
