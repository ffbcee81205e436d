import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import type { PayingSide } from '#contract/pricing.ts';
import { Waiting } from '#web/features/session/waiting.tsx';
import { toast } from '#web/lib/toast.ts';
import { LazyPart, partOf } from '#web/ui/lazy-part.tsx';
import { trialQuery } from '../api.ts';

// Loaded on demand: most people never see the gate.
const closedPortal = partOf(() => import('./closed-portal.tsx'));

/**
 * The portal while the trial or subscription runs. Until the trial's status is known the portal loads, since the server
 * refuses each call by the same rule.
 */
export function TrialGate({ side, children }: { readonly side: PayingSide; readonly children: ReactNode }) {
  const { data } = useQuery(trialQuery(side));
  const closed = data?.access_granted === false;
  const was = useRef(closed);
  useEffect(() => {
    if (was.current && !closed) toast({ title: 'Welcome back', description: 'You have full access again.' });
    was.current = closed;
  }, [closed]);

  if (!closed) return children;
  return (
    <LazyPart part={closedPortal} fallback={<Waiting />}>
      {(ClosedPortal) => <ClosedPortal side={side}>{children}</ClosedPortal>}
    </LazyPart>
  );
}
