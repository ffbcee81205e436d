import { reliabilityApi } from '#contract/trust/reliability.ts';
import { reliabilityExcusesApi } from '#contract/trust/reliability-excuses.ts';
import { pagesOf, queryOf } from '#web/lib/endpoint-queries.ts';

export const repReliabilityQuery = queryOf(reliabilityApi.ofRep, {});

export const businessReliabilityQuery = queryOf(reliabilityApi.ofBusiness, {});

export const entriesQuery = {
  rep: pagesOf(reliabilityApi.entriesOfRep, {}),
  business: pagesOf(reliabilityApi.entriesOfBusiness, {}),
};

export const excusableQuery = (engagementId: string) =>
  queryOf(reliabilityExcusesApi.ofGig, { params: { engagementId } });
