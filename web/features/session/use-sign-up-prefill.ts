import { useState } from 'react';
import type { UserType } from '#contract/accounts/roles.ts';
import type { PayingSide } from '#contract/pricing.ts';
import { leadKeys, rawLead } from '#web/features/leads/stored-lead.ts';
import { planKeys } from '#web/features/marketing/stored-plan.ts';
import { useSession } from '#web/lib/session.tsx';
import { readStored } from '#web/lib/stored-session.ts';
import { asRegistered, chosenPlan, prefillOf } from './lead-prefill.ts';

const sideOf = (userType: UserType) => (userType === 'business' ? 'business' : 'rep');

/** Stored data in this browser for either kind of account, read once. */
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

/** A user's chosen plan for one side: from this browser, or else from their sign-up. */
export function useChosenPlan(side: PayingSide): { readonly name: string } | null {
  const details = useSession().session?.user.user_metadata ?? {};
  const userType = side === 'business' ? 'business' : 'sales_rep';
  const atSignUp =
    details.user_type === userType && typeof details.selected_plan === 'string' ? details.selected_plan : null;
  return readChosenPlan(userType) ?? chosenPlan(userType, atSignUp);
}

/** The lead has become an account. Its values stay for the profile, and prefill no other sign-up. */
export function noteRegistered(userType: UserType): void {
  const lead = leadKeys[sideOf(userType)];
  const kept = asRegistered(readStored(lead));
  try {
    if (kept !== null) localStorage.setItem(lead, kept);
  } catch {
    // Storage is full or off: at worst a form is filled in once more.
  }
}
