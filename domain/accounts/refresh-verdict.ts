// Tabs that wake together, and answers that get lost, are over by then.
const graceSeconds = 10;

/**
 * rotate: the newest token came back. current: an older tab, or an answer that got lost, gets the newest token again.
 * outdated: the same, but from before the second factor was shown, and whoever has it may not have shown it. stolen: a token
 * so old that somebody else must be using it. unknown: a token that was never given out.
 */
export type RefreshVerdict = 'rotate' | 'current' | 'outdated' | 'stolen' | 'unknown';

interface Presented {
  /** The session's counter minus the token's. */
  readonly behind: number;
  readonly secondsSinceRefresh: number;
  /** What proves it is from before the session was raised to aal2. */
  readonly isFromBefore: boolean;
}

export function judgeRefresh({ behind, secondsSinceRefresh, isFromBefore }: Presented): RefreshVerdict {
  if (behind < 0) return 'unknown';
  if (behind === 0) return 'rotate';
  if (behind > 1 && secondsSinceRefresh >= graceSeconds) return 'stolen';
  return isFromBefore ? 'outdated' : 'current';
}
