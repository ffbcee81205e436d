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
  /** It was on, and the browser or its service has ended it. */
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

/** So long nobody who said "not now" is asked again. */
const askAgainMs = 30 * 86_400_000;

/** Whether the question is worth a person's while, where they have just done something that others answer. */
export function isWorthAsking(standing: PushStanding, saidNotNowAt: number | null, now: number): boolean {
  if (standing !== 'off' && standing !== 'install') return false;
  return saidNotNowAt === null || now - saidNotNowAt > askAgainMs;
}
