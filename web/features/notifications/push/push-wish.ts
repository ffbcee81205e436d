/**
 * Stores whether the user wants notifications on this device: `on`, with the session for which the server has it;
 * `ended`, if they were on until ended from another device; or the time they said "not now".
 */
export const pushWishPrefix = 'push:';
/** When this device last showed the offer to turn notifications on. */
export const pushOfferedPrefix = 'push-offered:';

/** Storage is off in some private windows: then the choice lasts as long as the page. */
function attempt<Result>(act: () => Result): Result | null {
  try {
    return act();
  } catch {
    return null;
  }
}

const load = (key: string) => attempt(() => localStorage.getItem(key));
const read = (userId: string) => load(pushWishPrefix + userId);
const keep = (userId: string, wish: string) => attempt(() => localStorage.setItem(pushWishPrefix + userId, wish));

/** Wanted: also while they don't arrive, until the user says otherwise. */
export const wantsPush = (userId: string): boolean => /^(on|ended)/.test(read(userId) ?? '');

export const wasEnded = (userId: string): boolean => read(userId) === 'ended';

/** The session for which the server has it; null: none yet, or none after a sign-out. */
export const keptFor = (userId: string): string | null => read(userId)?.match(/^on (.+)$/)?.[1] ?? null;

/** @param sessionId the session for which the server has it */
export const rememberWanted = (userId: string, sessionId?: string): void =>
  void keep(userId, ['on', sessionId ?? []].flat().join(' '));

export const rememberEnded = (userId: string): void => void keep(userId, 'ended');

export const rememberNotNow = (userId: string): void => void keep(userId, String(Date.now()));

/** Null: never declined, or turned on since. */
export const declinedAt = (userId: string): number | null => timeOf(read(userId));

export const rememberOffered = (userId: string): void =>
  void attempt(() => localStorage.setItem(pushOfferedPrefix + userId, String(Date.now())));

/** Null: never, on this device. */
export const offeredAt = (userId: string): number | null => timeOf(load(pushOfferedPrefix + userId));

function timeOf(text: string | null): number | null {
  const at = Number(text ?? Number.NaN);
  return Number.isNaN(at) ? null : at;
}
