import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router';
import type { PayingSide } from '#contract/pricing.ts';
import { TrialClosedProvider } from '#web/lib/trial-closed.ts';
import { GateDialog } from './gate-dialog.tsx';
import { isOpenPlace } from './open-places.ts';

interface ClosedPortalProps {
  readonly side: PayingSide;
  readonly children: ReactNode;
}

/**
 * The portal after the trial or subscription: the gate takes its place, except on pages for which the server still
 * answers: own data, earned money and agreed gigs.
 */
export default function ClosedPortal({ side, children }: ClosedPortalProps) {
  const { pathname, search } = useLocation();
  const gated = !isOpenPlace(side, pathname, search);
  useEffect(() => {
    if (!gated) return;
    return () => document.getElementById('main')?.focus({ preventScroll: true });
  }, [gated]);
  return gated ? <GateDialog side={side} /> : <TrialClosedProvider value={side}>{children}</TrialClosedProvider>;
}
