/** What a phone says of a moment: by a clock that may be wrong, and perhaps hours after it. */
interface Told {
  readonly at: string;
  readonly sentAt: string;
}

/** So long after it happened, what a phone sends was kept on it without a network. */
const offlineAfterMs = 2 * 60_000;

/**
 * The moment by our clock: what the phone's differs by when it sends is taken off. Never later than now.
 * @returns how far ahead the phone's clock is, in milliseconds; negative for behind
 */
export function recordedAt({ at, sentAt }: Told, received: Date): { readonly at: Date; readonly clockAheadMs: number } {
  const clockAheadMs = Date.parse(sentAt) - received.getTime();
  const corrected = Date.parse(at) - clockAheadMs;
  return { at: new Date(Math.min(corrected, received.getTime())), clockAheadMs };
}

/** Whether it was kept on the phone before it was sent. */
export const isOffline = (at: Date, received: Date): boolean => received.getTime() - at.getTime() > offlineAfterMs;
