import type { BusinessPlanId, PayingSide, RepPlanId } from '#contract/pricing.ts';

/** Its storage key in this browser. */
export const planKeys: Record<PayingSide, string> = { business: 'selected_business_plan', rep: 'selected_rep_plan' };

/** Stores the plan that a visitor chose, in this browser only. */
export function storePlan(side: PayingSide, id: BusinessPlanId | RepPlanId): void {
  try {
    localStorage.setItem(planKeys[side], id);
  } catch {
    // Storage is off in some private windows; the choice is only a convenience.
  }
}
