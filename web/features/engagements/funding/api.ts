import type { Result } from '#contract/endpoint.ts';
import { fundingApi } from '#contract/engagements/funding.ts';
import { queryOf } from '#web/lib/endpoint-queries.ts';

export const fundingDueQuery = queryOf(fundingApi.due, {});

/** Its answer. */
export type Due = Result<typeof fundingApi.due>;
