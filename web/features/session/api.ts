import { queryOptions } from '@tanstack/react-query';
import { profilesApi } from '#contract/profiles/profiles.ts';
import { queryOf } from '#web/lib/endpoint-queries.ts';

export const meQuery = queryOptions({ ...queryOf(profilesApi.me, {}), staleTime: 60_000 });
