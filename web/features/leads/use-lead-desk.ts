import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { LeadInput } from '#contract/contact/leads.ts';
import type { PayingSide } from '#contract/pricing.ts';
import {
  type LeadOf,
  parseLead,
  rawLead,
  removeLead,
  type StoredLead,
  saveLead,
  subscribeToLeads,
} from '#web/features/leads/stored-lead.ts';
import { useTeamCopy } from '#web/features/leads/use-team-copy.ts';
import { type ToastMessage, toast } from '#web/lib/toast.ts';

const notKept: ToastMessage = {
  title: 'Your browser can’t save this',
  description: 'Storage is off, perhaps because this is a private window. Your details stay until you close this page.',
};

/** Step 1, the saved lead, and back. Focus moves to the heading shown. */
export function useLeadDesk<Side extends PayingSide>(side: Side, saved: ToastMessage) {
  const lead = useStoredLead(side);
  const [editing, setEditing] = useState(false);
  const team = useTeamCopy();
  const heading = useRef<HTMLHeadingElement>(null);
  const moved = useRef(false);
  const confirmed = lead !== null && !editing;

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the step changes, and only after a user's action
  useEffect(() => {
    if (!moved.current) return;
    moved.current = false;
    heading.current?.scrollIntoView({ block: 'start' });
    heading.current?.focus({ preventScroll: true });
  }, [confirmed]);

  return {
    lead,
    confirmed,
    heading,
    team,
    save: (draft: LeadOf<Side>, forTeam: LeadInput | null) => {
      moved.current = true;
      const kept = saveLead(side, draft, new Date());
      setEditing(false);
      toast(kept ? saved : notKept);
      team.send(forTeam);
    },
    edit: () => {
      moved.current = true;
      setEditing(true);
    },
    remove: () => {
      moved.current = true;
      removeLead(side);
      setEditing(false);
      toast({ title: 'Details removed', description: 'We’ve removed them from this browser.' });
    },
  };
}

/** Data this browser has from an earlier visit; null while the page is still the prerendered one. */
function useStoredLead<Side extends PayingSide>(side: Side): StoredLead<Side> | null {
  const raw = useSyncExternalStore(
    subscribeToLeads,
    () => rawLead(side),
    () => null,
  );
  return useMemo(() => parseLead(side, raw), [side, raw]);
}
