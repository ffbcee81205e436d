export interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

/** A rep at a till can't wait longer for a satellite. */
const patienceMs = 8000;

/** The phone's location; null if unknown or denied. */
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
