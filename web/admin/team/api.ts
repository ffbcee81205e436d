import { teamOfAdminsApi } from '#contract/operators/team.ts';
import { queryOf } from '#web/lib/endpoint-queries.ts';

export const teamQuery = queryOf(teamOfAdminsApi.list, {});
