// Tabs that wake together, and answers that get lost, are over by then.
const graceSeconds = 10;

/**
 * rotate: the newest token came back. current: an older tab, or an answer that got lost, gets the newest token again.
 * stolen: a token so old that somebody else must be using it. unknown: a token that was never given out.
 */
export type RefreshVerdict = 'rotate' | 'current' | 'stolen' | 'unknown';

/** `behind` is the session's counter minus the token's. */
export function judgeRefresh(behind: number, secondsSinceRefresh: number): RefreshVerdict {
  if (behind < 0) return 'unknown';
  if (behind === 0) return 'rotate';
  return behind === 1 || secondsSinceRefresh < graceSeconds ? 'current' : 'stolen';
}
