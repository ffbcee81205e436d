import { salesTermsApi } from '#contract/jobs/sales-terms.ts';
import { queryOf } from '#web/lib/endpoint-queries.ts';

export const salesTermsQuery = (jobId: string) => queryOf(salesTermsApi.ofJob, { params: { jobId } });
