import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { PayingSide } from '#contract/pricing.ts';
import { Waiting } from '#web/features/session/waiting.tsx';
import { toast } from '#web/lib/toast.ts';
import { TrialClosedProvider } from '#web/lib/trial-closed.ts';
import { trialQuery } from '../api.ts';
import { isOpenPlace } from './open-places.ts';

// Most people never see it.
const GateDialog = lazy(() => import('./gate-dialog.tsx'));

/**
 * The portal while the trial runs or is paid for; else what to do about it, and nothing of the portal but what was gone to
 * from there and stays open. The server refuses each call by the same rule: until it is known how the trial stands, the
 * portal loads.
 */
export function TrialGate({ side, children }: { readonly side: PayingSide; readonly children: ReactNode }) {
  const { data } = useQuery(trialQuery(side));
  const closed = data?.access_granted === false;
  const wasClosed = useRef(false);
  const { pathname, search } = useLocation();
  const [visits, setVisits] = useState(false);
  const stays = closed && visits && isOpenPlace(side, pathname, search);
  useEffect(() => {
    if (wasClosed.current && !closed) toast({ title: 'Welcome back', description: 'Everything is open to you again.' });
    wasClosed.current = closed;
    if (!closed) setVisits(false);
  }, [closed]);
  useEffect(() => {
    if (stays) document.getElementById('main')?.focus({ preventScroll: true });
  }, [stays]);

  if (stays) return <TrialClosedProvider value={side}>{children}</TrialClosedProvider>;
  if (!closed) return children;
  return (
    <Suspense fallback={<Waiting />}>
      <GateDialog side={side} onVisit={() => setVisits(true)} />
    </Suspense>
  );
}
