import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { VettingCase } from '#contract/vetting/cases.ts';
import { vettingApi } from '#contract/vetting/review-api.ts';
import { caseQuery, claimQuery } from './api.ts';

type Claimed = Pick<VettingCase, 'id' | 'status' | 'submittedAt'>;

/** Holds the claim on an open case while the page shows it, and releases it afterwards. */
export function useClaim({ id: vettingId, status, submittedAt }: Claimed) {
  const isOpen = status === 'pending';
  const { data, error } = useQuery({ ...claimQuery(vettingId), enabled: isOpen });
  const queries = useQueryClient();
  const changed = data !== undefined && (data.submittedAt !== submittedAt || data.status !== status);

  // A colleague decided it, or the user sent documents, while the page was open.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each change
  useEffect(() => {
    if (changed) void queries.invalidateQueries({ queryKey: caseQuery(vettingId).queryKey });
  }, [data?.submittedAt, data?.status, changed]);

  useEffect(() => {
    if (!isOpen) return;
    const giveBack = () => release(vettingId);
    window.addEventListener('pagehide', giveBack);
    return () => {
      window.removeEventListener('pagehide', giveBack);
      giveBack();
    };
  }, [vettingId, isOpen]);

  return { claim: isOpen ? (data?.claim ?? null) : null, error };
}

/** Outlives the page. If the request is lost, the claim expires. */
function release(vettingId: string): void {
  const { method, path } = vettingApi.release;
  void fetch(path.replace(':vettingId', vettingId), { method, keepalive: true }).catch(() => {});
}
