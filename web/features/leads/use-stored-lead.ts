import { useMemo, useSyncExternalStore } from 'react';
import type { PayingSide } from '#contract/pricing.ts';
import { parseLead, rawLead, type StoredLead, subscribeToLeads } from '#web/features/leads/stored-lead.ts';

/** What this browser keeps of an earlier visit; null while the page is still the prerendered one. */
export function useStoredLead<Side extends PayingSide>(side: Side): StoredLead<Side> | null {
  const raw = useSyncExternalStore(
    subscribeToLeads,
    () => rawLead(side),
    () => null,
  );
  return useMemo(() => parseLead(side, raw), [side, raw]);
}
