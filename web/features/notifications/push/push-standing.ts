/** What a browser says of itself. */
export interface BrowserFacts {
  readonly hasPush: boolean;
  /** An iPhone or iPad. */
  readonly isApplePhone: boolean;
  /** Opened from the home screen. */
  readonly isInstalled: boolean;
  readonly permission: NotificationPermission;
}

export type PushStanding =
  /** It cannot. */
  | 'unsupported'
  /** It can once the site is on the home screen. */
  | 'install'
  /** The person said no, in the browser. */
  | 'denied'
  | 'off'
  /** It was on, and the browser, its service or the person on another device has ended it. */
  | 'lost'
  | 'on';

/** @param isKept the server can reach this browser @param isWanted the person turned it on here, and not off again */
export function pushStanding(
  { hasPush, isApplePhone, isInstalled, permission }: BrowserFacts,
  { isKept, isWanted }: { readonly isKept: boolean; readonly isWanted: boolean },
): PushStanding {
  if (isApplePhone && !isInstalled) return 'install';
  if (!hasPush) return 'unsupported';
  if (permission === 'denied') return 'denied';
  if (permission === 'granted' && isKept) return 'on';
  return isWanted ? 'lost' : 'off';
}

interface Renewal {
  /** The session for which the server took this browser last; null: none, or the person signed out here since. */
  readonly keptFor: string | null;
  readonly sessionId: string;
  /** The server has this browser. */
  readonly isKept: boolean;
  /** The browser can still be reached where it could be then. */
  readonly isSubscribed: boolean;
  /** The server leaves out the device that was not opened for longest. */
  readonly isFull: boolean;
}

/**
 * Whether a browser where notifications were turned on has itself told again when the app is opened. Browsers end their
 * subscriptions, and this mends it; what a person has ended from another device, the one that it was or its session, stays ended.
 */
export function isRenewed({ keptFor, sessionId, isKept, isSubscribed, isFull }: Renewal): boolean {
  if (isKept || keptFor === null) return true;
  return keptFor === sessionId && (!isSubscribed || isFull);
}

/** So long nobody who said "not now" is asked again. */
const askAgainMs = 30 * 86_400_000;

/** Whether the question is worth a person's while, where they have just done something that others answer. */
export function isWorthAsking(standing: PushStanding, saidNotNowAt: number | null, now: number): boolean {
  if (standing !== 'off' && standing !== 'lost' && standing !== 'install') return false;
  return saidNotNowAt === null || now - saidNotNowAt > askAgainMs;
}
