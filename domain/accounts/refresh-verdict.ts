// Long enough for tabs that wake together, and for retries after a lost response.
const graceSeconds = 10;

/**
 * rotate: the newest token was sent. current: an older tab, or a lost answer, gets the newest token again. outdated: the same, but from before the
 * second factor was verified, which its holder may not have done. stolen: a token so old that someone else must be using it. unknown: a token that
 * was never issued.
 */
export type RefreshVerdict = 'rotate' | 'current' | 'outdated' | 'stolen' | 'unknown';

interface Presented {
  /** The session's counter minus the token's. */
  readonly behind: number;
  readonly secondsSinceRefresh: number;
  /** The token is from before the session was raised to aal2. */
  readonly isFromBefore: boolean;
}

export function judgeRefresh({ behind, secondsSinceRefresh, isFromBefore }: Presented): RefreshVerdict {
  if (behind < 0) return 'unknown';
  if (behind === 0) return 'rotate';
  if (behind > 1 && secondsSinceRefresh >= graceSeconds) return 'stolen';
  return isFromBefore ? 'outdated' : 'current';
}
