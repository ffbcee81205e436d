import type { Engagement, Milestone } from '#contract/engagements/engagements.ts';

/** Props of a component for an action on a gig. */
export interface DeedProps {
  readonly work: Engagement;
  readonly milestone: Milestone;
  readonly now: Date;
  /** Of the day, from a code that was scanned. */
  readonly code?: string | undefined;
}
