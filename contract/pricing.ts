/** What an account costs, in integer cents, and for how many days it costs nothing. Pages, the gate and the payment form read this. */
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
  /** What is stored when somebody chooses it. */
  readonly id: string;
  readonly name: string;
  readonly monthlyCents: number;
  readonly features: readonly string[];
  readonly badge?: string;
}

/** As a plan says it, which begins with the trial that there is. */
export const monthOfTrial = '1-month free trial';

/** The plans on `/businesses`. What is charged today are `charges`. */
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
