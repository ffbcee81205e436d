import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import type { PayingSide } from '#contract/pricing.ts';
import { Waiting } from '#web/features/session/waiting.tsx';
import { toast } from '#web/lib/toast.ts';
import { trialQuery } from '../api.ts';

// Most people never see it.
const GateDialog = lazy(() => import('./gate-dialog.tsx'));

/**
 * The portal while the trial runs or is paid for; else what to do about it, and nothing of the portal. The server refuses
 * each of its calls by the same rule: until it is known how the trial stands, the portal loads.
 */
export function TrialGate({ side, children }: { readonly side: PayingSide; readonly children: ReactNode }) {
  const { data } = useQuery(trialQuery(side));
  const closed = data?.access_granted === false;
  const wasClosed = useRef(false);
  useEffect(() => {
    if (wasClosed.current && !closed) toast({ title: 'Welcome back', description: 'Everything is open to you again.' });
    wasClosed.current = closed;
  }, [closed]);

  if (!closed) return children;
  return (
    <Suspense fallback={<Waiting />}>
      <GateDialog side={side} />
    </Suspense>
  );
}
