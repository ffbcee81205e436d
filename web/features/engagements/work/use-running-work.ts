import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { Result } from '#contract/endpoint.ts';
import type { engagementsApi } from '#contract/engagements/engagements.ts';
import { runningWorkQuery } from './api.ts';

export type RunningWork = UseQueryResult<Result<typeof engagementsApi.running>>;

export const useRunningWork = (): RunningWork => useQuery(runningWorkQuery);
