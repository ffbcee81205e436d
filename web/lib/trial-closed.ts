import { createContext, useContext } from 'react';
import type { Endpoint } from '#contract/endpoint.ts';
import { trialSideOf } from '#contract/gates.ts';
import { portalRefusals } from '#contract/portal-refusals.ts';
import type { PayingSide } from '#contract/pricing.ts';

/** The side whose trial gate is closed although its content is shown. */
const TrialClosed = createContext<PayingSide | null>(null);

export const TrialClosedProvider = TrialClosed.Provider;

/** Why the trial gate refuses a call; null: it doesn't. By the endpoint’s own gate, as on the server. */
export function useTrialRefusal(endpoint: Pick<Endpoint, 'gate' | 'afterTrial'>): string | null {
  const closed = useContext(TrialClosed);
  return closed !== null && trialSideOf(endpoint) === closed ? portalRefusals['trial.ended'].detail : null;
}
