import type { Plan } from './pricing.ts';

/** Features of the offers that are specified and not built yet: they are marked where they are shown. */
export const comingFeatures: readonly string[] = ['Profile rating system', 'Private rep reviews'];

/** What `/how-it-works` and the landing page show after the free trial. Beside the prices, which more pages fetch. */
export const offers = {
  rep: {
    name: 'Reps',
    monthlyCents: 15_000,
    features: ['Unlimited applications', 'Profile rating system', 'Certified badge access'],
  },
  basic: {
    name: 'Basic',
    monthlyCents: 500_000,
    features: [
      'Up to 5 reps per month',
      'Full dashboard',
      'AI matching',
      'Candidate video intros',
      'Private rep reviews',
    ],
  },
  enterprise: {
    name: 'Enterprise',
    monthlyCents: 800_000,
    features: ['Unlimited rep connections', 'Priority support', 'Advanced analytics'],
  },
} as const satisfies Record<string, Omit<Plan, 'id' | 'badge'>>;
