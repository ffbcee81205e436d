import type { Milestone } from '#contract/engagements/engagements.ts';
import { isOver } from '#domain/engagements/lifecycle.ts';

const over = ({ status, money }: Milestone) => isOver({ status, heldCents: BigInt(money.heldCents) });

/** The milestone that represents the gig: the first that isn't over, else the last. */
export const milestoneToShow = (milestones: readonly Milestone[]): Milestone | undefined =>
  milestones.find((one) => !over(one)) ?? milestones.at(-1);
