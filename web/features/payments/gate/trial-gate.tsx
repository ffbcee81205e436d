import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import type { PayingSide } from '#contract/pricing.ts';
import { Waiting } from '#web/features/session/waiting.tsx';
import { toast } from '#web/lib/toast.ts';
import { TrialClosedProvider } from '#web/lib/trial-closed.ts';
import { trialQuery } from '../api.ts';
import { isOpenPlace } from './open-places.ts';

// Loaded on demand: most people never see the gate.
const GateDialog = lazy(() => import('./gate-dialog.tsx'));

/**
 * The portal while the trial or subscription runs. After that the gate takes its place, except on pages for which the server
 * still answers: own data, earned money and agreed gigs. Until the trial's status is known the portal loads, since the server
 * refuses each call by the same rule.
 */
export function TrialGate({ side, children }: { readonly side: PayingSide; readonly children: ReactNode }) {
  const { data } = useQuery(trialQuery(side));
  const closed = data?.access_granted === false;
  const { pathname, search } = useLocation();
  const gated = closed && !isOpenPlace(side, pathname, search);
  const was = useRef({ closed, gated });
  useEffect(() => {
    if (was.current.closed && !closed) toast({ title: 'Welcome back', description: 'You have full access again.' });
    if (was.current.gated && !gated) document.getElementById('main')?.focus({ preventScroll: true });
    was.current = { closed, gated };
  }, [closed, gated]);

  if (!closed) return children;
  if (!gated) return <TrialClosedProvider value={side}>{children}</TrialClosedProvider>;
  return (
    <Suspense fallback={<Waiting />}>
      <GateDialog side={side} />
    </Suspense>
  );
}
