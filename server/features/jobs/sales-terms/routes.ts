import { salesTermsApi } from '#contract/jobs/sales-terms.ts';
import { type Route, read, write } from '#server/platform/http/route.ts';
import { removeSalesTerms, setSalesTerms } from './commands.ts';
import { showSalesTerms } from './queries.ts';

export const salesTermsRoutes: readonly Route[] = [
  read(salesTermsApi.ofJob, (db, _actor, { params }) => showSalesTerms(db, params.jobId)),
  write(salesTermsApi.set, (tx, actor, { params, body }) => setSalesTerms(tx, actor, { ...params, terms: body })),
  write(salesTermsApi.remove, (tx, actor, { params }) => removeSalesTerms(tx, actor, params.jobId)),
];
