import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { matchReviewApi } from '#contract/matching/review.ts';
import { ApiError } from '#web/lib/api-client.ts';
import { matchClaimQuery } from './api.ts';

/** Holds the claim on a job while the page shows it, and releases it afterwards. */
export function useMatchClaim(jobId: string) {
  const { data, error } = useQuery(matchClaimQuery(jobId));
  useEffect(() => {
    const giveBack = () => release(jobId);
    window.addEventListener('pagehide', giveBack);
    return () => {
      window.removeEventListener('pagehide', giveBack);
      giveBack();
    };
  }, [jobId]);
  const taken = error instanceof ApiError && error.code === 'match.taken';
  return { mine: error === null && data?.claim?.mine === true, taken, error: taken ? null : error };
}

/** Outlives the page. If the request is lost, the claim expires. */
function release(jobId: string): void {
  const { method, path } = matchReviewApi.release;
  void fetch(path.replace(':jobId', jobId), { method, keepalive: true }).catch(() => {});
}
