import type { PayingSide } from '#contract/pricing.ts';
import type { RepProfileInput } from '#contract/profiles/rep-profiles.ts';
import { eventKind } from '#server/platform/events/event-kind.ts';

export type RepField = Exclude<keyof RepProfileInput, 'version'>;

export interface RepProfileChange {
  readonly repId: string;
  /** What of the profile says something else now. */
  readonly changed: readonly RepField[];
}

/** A rep says something else about themselves, or about when they can work. */
export const repProfileChanged = eventKind<RepProfileChange>('profile.rep_changed');

/** A user has a new profile, whose trial begins. */
export const profileAdded = eventKind<{ readonly userId: string; readonly side: PayingSide }>('profile.added');
