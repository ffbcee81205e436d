import type { Engagement, Milestone } from '#contract/engagements/engagements.ts';

/** What is known where somebody is to do something about their work. */
export interface DeedProps {
  readonly work: Engagement;
  readonly milestone: Milestone;
  readonly now: Date;
  /** Of the day, from a code that was scanned. */
  readonly code?: string | undefined;
}
