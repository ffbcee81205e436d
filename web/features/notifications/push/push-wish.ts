/** The storage of whether somebody wants notifications on this device: `on`, or when they said "not now". */
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

export const wantsPush = (userId: string): boolean => read(userId) === 'on';

export const rememberWanted = (userId: string): void => void keep(userId, 'on');

export const rememberNotNow = (userId: string): void => void keep(userId, String(Date.now()));

/** Null: they were never asked, or said yes. */
export function saidNotNowAt(userId: string): number | null {
  const at = Number(read(userId) ?? Number.NaN);
  return Number.isNaN(at) ? null : at;
}
