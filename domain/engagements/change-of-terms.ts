import type { MilestoneStatus } from '#contract/engagements/options.ts';
import type { Milestone } from './lifecycle.ts';

/**
 * How terms are changed, by where a milestone stands. `at once`: nobody has agreed yet, so the business says what there is to
 * agree to. `with the rep`: what was agreed stands until the rep agrees to something else. Null: not any more.
 */
const ways = {
  accepted: 'at once',
  agreed: 'with the rep',
  funded: 'with the rep',
  confirmed: 'with the rep',
  active: null,
  submitted: null,
  completed: null,
  lapsed: null,
  cancelled: null,
  no_show: null,
  business_absent: null,
  disputed: null,
  resolved: null,
} as const satisfies Record<MilestoneStatus, 'at once' | 'with the rep' | null>;

export type WayOfChange = 'at once' | 'with the rep';

type Standing = Pick<Milestone, 'status' | 'start' | 'dueAt'>;

/** How the terms of work with these milestones are changed at that moment, or why they are not, as a refusal code. */
export function wayOfChange(
  milestones: readonly Standing[],
  now: Date,
): WayOfChange | 'engagement.terms_fixed' | 'engagement.too_late' {
  const [way, ...others] = new Set(milestones.map(({ status }) => ways[status]));
  const begun = milestones.some(({ start }) => start !== null && now >= start);
  if (!way || others.length > 0 || begun) return 'engagement.terms_fixed';
  return milestones.some(({ dueAt }) => dueAt !== null && now >= dueAt) ? 'engagement.too_late' : way;
}

interface Paid {
  readonly payCents: bigint;
  readonly fundedCents: bigint;
}

/**
 * Why what was agreed cannot become these milestones, or null when it can: each is paid in by itself, so there are as many as
 * before, and what is paid in stays what it is.
 */
export function refusePlan(
  agreed: readonly Paid[],
  planned: readonly Pick<Paid, 'payCents'>[],
): 'engagement.parts_fixed' | 'engagement.pay_funded' | null {
  if (agreed.length !== planned.length) return 'engagement.parts_fixed';
  const isFunded = agreed.some(({ fundedCents }) => fundedCents > 0n);
  const isSamePay = agreed.every(({ payCents }, at) => payCents === planned[at]?.payCents);
  return isFunded && !isSamePay ? 'engagement.pay_funded' : null;
}
