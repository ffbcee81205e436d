import { useRef, useState } from 'react';
import type { LeadInput } from '#contract/contact/leads.ts';

export type TeamCopy = 'none' | 'sending' | 'sent' | 'failed';

/** The team's copy, with consent. It may fail and be retried; the lead itself stays in the browser. */
export function useTeamCopy() {
  const [state, setState] = useState<TeamCopy>('none');
  const last = useRef<LeadInput | null>(null);

  async function attempt() {
    if (!last.current) return;
    setState('sending');
    try {
      const { sendLead } = await import('#web/features/leads/send-lead.ts');
      await sendLead(last.current);
      setState('sent');
    } catch {
      setState('failed');
    }
  }

  return {
    state,
    /** Null without consent: there is nothing to send. */
    send: (lead: LeadInput | null) => {
      last.current = lead;
      setState('none');
      void attempt();
    },
    retry: () => void attempt(),
  };
}
