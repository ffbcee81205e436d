import { useState } from 'react';
import type { UserType } from '#contract/profiles/profiles.ts';
import { leadKeys, rawLead } from '#web/features/leads/stored-lead.ts';
import { planKeys } from '#web/features/marketing/stored-plan.ts';
import { readStored } from '#web/lib/stored-session.ts';
import { asRegistered, chosenPlan, prefillOf } from './lead-prefill.ts';

const sideOf = (userType: UserType) => (userType === 'business' ? 'business' : 'rep');

/** What this browser keeps for either kind of account, read once. */
export function useSignUpPrefill() {
  const [prefill] = useState(() => ({
    business: prefillOf('business', rawLead('business')),
    sales_rep: prefillOf('rep', rawLead('rep')),
  }));
  return prefill;
}

export function readChosenPlan(userType: UserType) {
  return chosenPlan(userType, readStored(planKeys[sideOf(userType)]));
}

/** The lead has become an account. What it says stays for the profile, and prefills no other sign-up. */
export function noteRegistered(userType: UserType): void {
  const lead = leadKeys[sideOf(userType)];
  const kept = asRegistered(readStored(lead));
  try {
    if (kept !== null) localStorage.setItem(lead, kept);
  } catch {
    // Storage is full or off: the worst is a form that is filled in once more.
  }
}
