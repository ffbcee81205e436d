/**
 * The storage of whether somebody wants notifications on this device: `on`, with the session for which the server has it;
 * `ended`, where they were on until somebody ended them from another device; or when they said "not now".
 */
export const pushWishPrefix = 'push:';

/** Storage is off in some private windows: then nothing is wanted there for longer than the page is open. */
function attempt<Result>(act: () => Result): Result | null {
  try {
    return act();
  } catch {
    return null;
  }
}

const read = (userId: string) => attempt(() => localStorage.getItem(pushWishPrefix + userId));
const keep = (userId: string, wish: string) => attempt(() => localStorage.setItem(pushWishPrefix + userId, wish));

/** They are to come: also where they do not, until that person says otherwise. */
export const wantsPush = (userId: string): boolean => /^(on|ended)/.test(read(userId) ?? '');

export const wasEnded = (userId: string): boolean => read(userId) === 'ended';

/** For which session the server has it; null: for none yet, or none after a sign-out. */
export const keptFor = (userId: string): string | null => read(userId)?.match(/^on (.+)$/)?.[1] ?? null;

/** @param sessionId the one for which the server has it by now */
export const rememberWanted = (userId: string, sessionId?: string): void =>
  void keep(userId, ['on', sessionId ?? []].flat().join(' '));

export const rememberEnded = (userId: string): void => void keep(userId, 'ended');

export const rememberNotNow = (userId: string): void => void keep(userId, String(Date.now()));

/** Null: they were never asked, or said yes. */
export function saidNotNowAt(userId: string): number | null {
  const at = Number(read(userId) ?? Number.NaN);
  return Number.isNaN(at) ? null : at;
}
