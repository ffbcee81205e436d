import type { Policy } from './policy.ts';
import type { Records } from './records.ts';
import type { JobState, RepState, State } from './state.ts';

export type MarketEvent =
  | { readonly kind: 'morning' }
  | { readonly kind: 'posted'; readonly job: JobState }
  | { readonly kind: 'visit'; readonly rep: RepState }
  | { readonly kind: 'told'; readonly job: JobState; readonly rep: RepState }
  | { readonly kind: 'check'; readonly job: JobState }
  | { readonly kind: 'answer'; readonly job: JobState; readonly rep: RepState }
  | { readonly kind: 'worked'; readonly job: JobState; readonly rep: RepState };

/** The participants' view of the world. */
export interface World {
  readonly state: State;
  readonly policy: Policy;
  readonly records: Records;
  /** The probability that a notified rep looks at a job before they would have come anyway. */
  readonly looksWhenNotified: number;
  readonly later: (at: number, event: MarketEvent) => void;
}
