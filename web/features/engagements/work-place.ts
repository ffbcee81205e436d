import type { Place } from './work-kept.ts';

/** The storage of whether somebody's phone says where they are when they check in. */
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
    // Then it is asked again.
  }
}

/** Whoever stands at a till does not wait longer for a satellite. */
const patienceMs = 8000;

/** Where the phone is; null when it does not know, or is not allowed to say. */
export const findPlace = (): Promise<Place | null> =>
  new Promise((resolve) => {
    if (!('geolocation' in navigator)) {
      resolve(null);
      return;
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      () => resolve(null),
      { timeout: patienceMs, maximumAge: 60_000, enableHighAccuracy: true },
    );
  });
