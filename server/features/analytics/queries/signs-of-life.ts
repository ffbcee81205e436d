import type { Figure } from '#contract/analytics/figures.ts';

/** The figures that count as activity: reps apply and work, businesses post and hire. */
export const signsOfLife = {
  rep: { signUp: 'reps_signed_up', figures: ['applications', 'work_completed'] },
  business: { signUp: 'businesses_signed_up', figures: ['jobs_posted', 'hires'] },
} as const satisfies Record<string, { signUp: Figure; figures: readonly Figure[] }>;
