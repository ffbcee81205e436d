export interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

/** A rep at a till can't wait longer for a satellite. */
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
