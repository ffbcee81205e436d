import type { Engagement, Milestone } from '#contract/engagements/engagements.ts';

/** Props of a component for an action on a gig. */
export interface WorkActionProps {
  readonly work: Engagement;
  readonly milestone: Milestone;
  readonly now: Date;
  /** The day's code, if scanned. */
  readonly code?: string | undefined;
}
