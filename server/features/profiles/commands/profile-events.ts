import type { PayingSide } from '#contract/pricing.ts';
import type { RepProfileInput } from '#contract/profiles/rep-profiles.ts';
import { eventKind } from '#server/platform/events/event-kind.ts';

export type RepField = Exclude<keyof RepProfileInput, 'version'>;

export interface RepProfileChange {
  readonly repId: string;
  /** The changed fields. */
  readonly changed: readonly RepField[];
}

/** A rep changed their profile or their availability. */
export const repProfileChanged = eventKind<RepProfileChange>('profile.rep_changed');

/** A user has a new profile, and its trial starts. */
export const profileAdded = eventKind<{ readonly userId: string; readonly side: PayingSide }>('profile.added');
