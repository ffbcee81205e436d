import { nationalProvince } from '#contract/catalogue/options.ts';
import type { JobFilters } from '#contract/jobs/search.ts';
import { distanceKm } from '#domain/shared/distance.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { locatePlaces, type Place } from '../../catalogue/queries/locate-places.ts';
import type { SearchOrder } from './search-order.ts';

/** Where a job has to be. Nationwide jobs are everywhere. */
export type WantedPlace =
  | { readonly kind: 'anywhere' }
  | { readonly kind: 'province'; readonly provinces: readonly string[] }
  | { readonly kind: 'location'; readonly ids: readonly string[] };

const isWhole = ({ name, province }: Place) => name === province;

/** Reads province and location of the filters together. */
export async function readPlace(db: Db, { province, locationId }: JobFilters): Promise<WantedPlace> {
  const inProvince = (name: string): WantedPlace => ({ kind: 'province', provinces: [name, nationalProvince] });
  if (locationId === undefined) return province === undefined ? { kind: 'anywhere' } : inProvince(province);
  const places = await locatePlaces(db);
  const chosen = places.find(({ id }) => id === locationId);
  if (!chosen) throw new Refusal('location.unknown');
  const country = places.filter((place) => place.province === nationalProvince).map(({ id }) => id);
  const elsewhere = province !== undefined && chosen.province !== province;
  if (elsewhere || chosen.province === nationalProvince) return { kind: 'location', ids: country };
  if (isWhole(chosen)) return inProvince(chosen.province);
  // A job for the whole province is one for each of its towns.
  const whole = places.filter((place) => isWhole(place) && place.province === chosen.province).map(({ id }) => id);
  return { kind: 'location', ids: [chosen.id, ...whole, ...country] };
}

export interface RankedPlace {
  readonly id: string;
  readonly km: number | null;
}

/** The wanted places, nearest to the origin first, nationwide last. */
export async function rankPlaces(db: Db, originId: string | null, wanted: WantedPlace): Promise<RankedPlace[]> {
  const places = await locatePlaces(db);
  const origin = places.find(({ id }) => id === originId)?.point;
  if (!origin) throw new Refusal('job.origin_unknown');
  return places
    .filter(({ id, province }) => {
      if (wanted.kind === 'anywhere') return true;
      return wanted.kind === 'province' ? wanted.provinces.includes(province) : wanted.ids.includes(id);
    })
    .map(({ id, point }) => ({ id, km: point && distanceKm(origin, point) }))
    .toSorted((one, other) => (one.km ?? Infinity) - (other.km ?? Infinity) || (one.id < other.id ? -1 : 1));
}

const endOfTime = 'infinity';
const lastId = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** By place in this order, and within each newest first. Of the first place only jobs after `after`. */
export function nearestFirst(
  ranked: readonly RankedPlace[],
  after: { readonly at: Date; readonly id: string } | null = null,
): SearchOrder {
  const inCursor = (index: number) => after !== null && index === 0;
  return {
    sort: 'nearest',
    conditions: [],
    values: {
      placeIds: ranked.map(({ id }) => id),
      placeAfters: ranked.map((_, index) => (inCursor(index) ? after?.at.toISOString() : endOfTime)),
      placeAfterIds: ranked.map((_, index) => (inCursor(index) ? after?.id : lastId)),
      placeRanks: ranked.map((_, index) => index),
    },
    from: null,
  };
}
