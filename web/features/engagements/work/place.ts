/** Stores whether the rep's phone sends its location at check-in. */
export const tellsPlacePrefix = 'work-place:';

/** Null: never asked. */
export function tellsPlace(userId: string): boolean | null {
  try {
    const kept = localStorage.getItem(tellsPlacePrefix + userId);
    return kept === null ? null : kept === 'yes';
  } catch {
    return null;
  }
}

export function rememberPlace(userId: string, tells: boolean): void {
  try {
    localStorage.setItem(tellsPlacePrefix + userId, tells ? 'yes' : 'no');
  } catch {
    // Then it is asked for again.
  }
}
