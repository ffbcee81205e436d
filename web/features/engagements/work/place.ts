/** Stores whether the rep's phone sends its location at check-in. */
export const sharesPlacePrefix = 'work-place:';

/** Null: never asked. */
export function sharesPlace(userId: string): boolean | null {
  try {
    const kept = localStorage.getItem(sharesPlacePrefix + userId);
    return kept === null ? null : kept === 'yes';
  } catch {
    return null;
  }
}

export function rememberPlace(userId: string, shares: boolean): void {
  try {
    localStorage.setItem(sharesPlacePrefix + userId, shares ? 'yes' : 'no');
  } catch {
    // Then it is asked for again.
  }
}
