import { termsApi } from '#contract/engagements/terms.ts';
import { queryOf } from '#web/lib/endpoint-queries.ts';

export const termsQuery = (engagementId: string) => queryOf(termsApi.show, { params: { engagementId } });
