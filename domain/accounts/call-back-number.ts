import { callBackDays } from '#contract/accounts/support-changes.ts';

interface PhoneHistory {
  readonly phone: string | null;
  /** When it was last entered. */
  readonly phoneSince: Date;
  /** The last number before it that was in the profile for `callBackDays`. */
  readonly formerPhone: string | null;
}

export interface CallBackNumber {
  /** Null: no number was in the profile for long enough. */
  readonly number: string | null;
  /** Since when the profile has another number, which isn't to be called; null where it doesn't. */
  readonly changedAt: Date | null;
}

const dayMs = 86_400_000;

/** The number of a profile that reaches the account's owner. A thief who is signed in changes the number first. */
export function callBackNumber({ phone, phoneSince, formerPhone }: PhoneHistory, now: Date): CallBackNumber {
  const isOld = now.getTime() - phoneSince.getTime() >= callBackDays * dayMs;
  if (isOld)
    return { number: phone ?? formerPhone, changedAt: phone === null && formerPhone !== null ? phoneSince : null };
  return { number: formerPhone, changedAt: phone === null && formerPhone === null ? null : phoneSince };
}
