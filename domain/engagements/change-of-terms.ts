import type { MilestoneStatus } from '#contract/engagements/options.ts';
import type { Milestone } from './lifecycle.ts';

/**
 * How terms are changed, by the status of a milestone. `at once`: the rep has not agreed yet, so the business sets new terms. `with the rep`: the
 * agreed terms apply until the rep agrees to others. Null: not any more.
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

type MilestoneState = Pick<Milestone, 'status' | 'start' | 'dueAt'>;

/** How the terms of work with these milestones can be changed at that moment, or a refusal code. */
export function wayOfChange(
  milestones: readonly MilestoneState[],
  now: Date,
): WayOfChange | 'engagement.terms_fixed' | 'engagement.too_late' {
  const [way, ...others] = new Set(milestones.map(({ status }) => ways[status]));
  const started = milestones.some(({ start }) => start !== null && now >= start);
  if (!way || others.length > 0 || started) return 'engagement.terms_fixed';
  return milestones.some(({ dueAt }) => dueAt !== null && now >= dueAt) ? 'engagement.too_late' : way;
}

interface Paid {
  readonly payCents: bigint;
  readonly fundedCents: bigint;
}

/**
 * Why the agreed milestones cannot become these, or null when they can: each is paid in separately, so their number stays, and paid ones keep their
 * amounts.
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
