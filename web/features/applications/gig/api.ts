import { gigsApi } from '#contract/applications/gigs.ts';
import { queryOf } from '#web/lib/endpoint-queries.ts';

export const nextGigsQuery = queryOf(gigsApi.next, {});
