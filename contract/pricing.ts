/** The price of an account, in integer cents, and the days of its trial. Pages, the gate and the payment form read this. */
export const charges = {
  rep: { trialDays: 15, monthlyCents: 19_900 },
  business: { trialDays: 30, monthlyCents: 29_900 },
} as const;

export type PayingSide = keyof typeof charges;

/** How many days before the price of an account changes its owner is emailed. */
export const priceNoticeDays = 30;

/** Each training course, in integer cents. */
export const courseCents = 12_500;

export interface Plan {
  /** The stored value. */
  readonly id: string;
  readonly name: string;
  readonly monthlyCents: number;
  readonly features: readonly string[];
  readonly badge?: string;
}

/** As a plan says it, after the trial, if there is one. */
export const monthOfTrial = '1-month free trial';

/** The plans on `/businesses`. Today's prices are `charges`. */
export const businessPlans = [
  { id: 'free', name: 'Free', monthlyCents: 0, features: [monthOfTrial, 'Up to 2 reps'] },
  {
    id: 'starter',
    name: 'Basic',
    monthlyCents: 500_000,
    features: ['Up to 5 active reps'],
    badge: 'Most Popular',
  },
  { id: 'growth', name: 'Growth', monthlyCents: 800_000, features: ['Unlimited reps'] },
] as const satisfies readonly Plan[];

/** The plans on `/reps`. */
export const repPlans = [
  { id: 'free', name: 'Free', monthlyCents: 0, features: ['5 applications per month'] },
  {
    id: 'basic',
    name: 'Starter',
    monthlyCents: 15_000,
    features: ['25 applications per month'],
    badge: 'Most Popular',
  },
  { id: 'pro', name: 'Professional', monthlyCents: 25_000, features: ['Unlimited applications'] },
] as const satisfies readonly Plan[];

export type BusinessPlanId = (typeof businessPlans)[number]['id'];
export type RepPlanId = (typeof repPlans)[number]['id'];
