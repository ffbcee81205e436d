export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

const earthRadiusKm = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** As the crow flies. */
export function distanceKm(from: Point, to: Point): number {
  const north = radians(to.latitude - from.latitude) / 2;
  const east = radians(to.longitude - from.longitude) / 2;
  const chord =
    Math.sin(north) ** 2 + Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.sin(east) ** 2;
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(chord)));
}
