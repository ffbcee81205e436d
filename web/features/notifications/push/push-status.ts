/** Facts reported by the browser. */
export interface BrowserFacts {
  readonly hasPush: boolean;
  /** An iPhone or iPad. */
  readonly isApplePhone: boolean;
  /** Opened from the home screen. */
  readonly isInstalled: boolean;
  readonly permission: NotificationPermission;
}

export type PushStatus =
  /** Not supported. */
  | 'unsupported'
  /** Supported once the site is on the home screen. */
  | 'install'
  /** Permission was denied in the browser. */
  | 'denied'
  | 'off'
  /** It was on, and the browser, its service or the user on another device has ended it. */
  | 'lost'
  | 'on';

/** @param isKept the server has this browser @param isWanted the user turned it on here, and has not turned it off */
export function pushStatus(
  { hasPush, isApplePhone, isInstalled, permission }: BrowserFacts,
  { isKept, isWanted }: { readonly isKept: boolean; readonly isWanted: boolean },
): PushStatus {
  if (isApplePhone && !isInstalled) return 'install';
  if (!hasPush) return 'unsupported';
  if (permission === 'denied') return 'denied';
  if (permission === 'granted' && isKept) return 'on';
  return isWanted ? 'lost' : 'off';
}

interface Renewal {
  /** The session for which the server last stored this browser; null: none, or signed out here since. */
  readonly keptFor: string | null;
  readonly sessionId: string;
  /** The server has this browser. */
  readonly isKept: boolean;
  /** The subscription is unchanged since then. */
  readonly isSubscribed: boolean;
  /** The server drops the device that has been unused the longest. */
  readonly isFull: boolean;
}

/**
 * Whether a browser where notifications were turned on resubscribes when the app is opened. Browsers end their
 * subscriptions, and this repairs it; what a user has ended from another device, this device's notifications or its
 * session, stays ended.
 */
export function isRenewed({ keptFor, sessionId, isKept, isSubscribed, isFull }: Renewal): boolean {
  if (isKept || keptFor === null) return true;
  return keptFor === sessionId && (!isSubscribed || isFull);
}

const dayMs = 86_400_000;
/** An offer that was ignored may come back after a week, one that was declined after a month. */
const offerAgainMs = 7 * dayMs;
const askAgainMs = 30 * dayMs;

/** When this device last showed the offer, and when the user last declined it or turned notifications off; null: never. */
export interface Asked {
  readonly offeredAt: number | null;
  readonly declinedAt: number | null;
}

/** Whether the user can do something about it. */
export const isOfferable = (status: PushStatus): boolean =>
  status === 'off' || status === 'lost' || status === 'install';

/** Whether to offer notifications after an action that others will answer. */
export function isWorthAsking(status: PushStatus, { offeredAt, declinedAt }: Asked, now: number): boolean {
  const isPast = (at: number | null, ms: number) => at === null || now - at > ms;
  return isOfferable(status) && isPast(offeredAt, offerAgainMs) && isPast(declinedAt, askAgainMs);
}
