import type { JobSort } from '#contract/jobs/options.ts';
import type { BrowseQuery, FoundJob, FoundJobs } from '#contract/jobs/search.ts';
import { pageSize } from '#contract/paging.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { RepActor } from '../../accounts/access.ts';
import { locatePlaces } from '../../catalogue/queries/locate-places.ts';
import { findOwnPlace } from '../../profiles/queries/find-preferences.ts';
import { presentJobSummary } from '../present.ts';
import { browseCursors, sortOfCursor } from './browse-cursor.ts';
import type { FoundRow } from './browse-statement.ts';
import { readFilters, searchJobs, type Wanted } from './search-jobs.ts';
import type { SearchOrder } from './search-order.ts';
import { nearestFirst, type RankedPlace, rankPlaces } from './search-place.ts';

export function presentFound(row: FoundRow, km: number | null = null): FoundJob {
  const { saved, answerHours } = row;
  return { ...presentJobSummary(row), saved, answerHours, distanceKm: km === null ? null : Math.round(km) };
}

interface Order {
  readonly sort: JobSort;
  readonly near?: string | undefined;
}

interface Turn extends SearchOrder {
  readonly cursorOf: (row: FoundRow) => string;
  readonly kmOf?: (row: FoundRow) => number | null;
}

function byNewest(cursor: string | undefined): Turn {
  const after = cursor === undefined ? null : browseCursors.newest.read(cursor);
  return {
    sort: 'newest',
    conditions: after ? ['after'] : [],
    values: { afterAt: after?.at.toISOString(), afterId: after?.id },
    from: after?.at ?? null,
    cursorOf: ({ createdAt, id }) => browseCursors.newest.write({ at: createdAt, id }),
  };
}

function byPay(cursor: string | undefined): Turn {
  const after = cursor === undefined ? null : browseCursors.pay.read(cursor);
  return {
    sort: 'pay',
    conditions: after ? ['afterPay'] : [],
    values: { afterCents: after?.cents, afterId: after?.id },
    from: null,
    cursorOf: ({ hourlyRateCents, id }) => browseCursors.pay.write({ cents: hourlyRateCents ?? 0, id }),
  };
}

/** The town in the search words, which is the origin of the order by distance. */
const townIn = ({ text }: Wanted) => text?.place?.townId ?? null;

/** By place, nearest first, and within each newest first. A page starts in the place of its cursor. */
async function byDistance(
  db: Db,
  actor: RepActor | null,
  { near, cursor }: Pick<BrowseQuery, 'near' | 'cursor'>,
  wanted: Wanted,
): Promise<Turn> {
  const after = cursor === undefined ? null : browseCursors.nearest.read(cursor);
  const origin = after?.origin ?? near ?? townIn(wanted) ?? (actor && (await findOwnPlace(db, actor.repId)));
  const ranked: RankedPlace[] = await rankPlaces(db, origin, wanted.place);
  const begin = after === null ? 0 : ranked.findIndex(({ id }) => id === after.locationId);
  if (begin < 0) throw new Refusal('request.bad_cursor');
  const km = new Map(ranked.map((place) => [place.id, place.km]));
  return {
    ...nearestFirst(ranked.slice(begin), after),
    cursorOf: ({ location, createdAt, id }) =>
      browseCursors.nearest.write({ origin: origin ?? '', locationId: location.id, at: createdAt, id }),
    kmOf: ({ location }) => km.get(location.id) ?? null,
  };
}

/**
 * The default order: nearest to the town in the search words, else to the caller if their place is known, else newest first. Later pages keep the
 * order of the first.
 */
async function usualOrder(
  db: Db,
  actor: RepActor | null,
  { cursor, near }: BrowseQuery,
  wanted: Wanted,
): Promise<Order> {
  if (cursor !== undefined) return { sort: sortOfCursor(cursor), near };
  const own = near ?? townIn(wanted) ?? (actor && (await findOwnPlace(db, actor.repId)));
  const places = own ? await locatePlaces(db) : [];
  const known = places.find(({ id, point }) => id === own && point !== null);
  return known ? { sort: 'nearest', near: known.id } : { sort: 'newest' };
}

/** Active jobs that match the filters, 20 a page. An actor of null has no place and no saved jobs. */
export async function browseJobs(db: Db, actor: RepActor | null, query: BrowseQuery): Promise<FoundJobs> {
  const { cursor } = query;
  const wanted = await readFilters(db, query);
  const { sort, near } = query.sort ? { ...query, sort: query.sort } : await usualOrder(db, actor, query, wanted);
  const turns: Record<JobSort, (wanted: Wanted) => Turn | Promise<Turn>> = {
    newest: () => byNewest(cursor),
    pay: () => byPay(cursor),
    nearest: (wanted) => byDistance(db, actor, { near, cursor }, wanted),
  };
  const turn = await turns[sort](wanted);
  const rows = await searchJobs(db, wanted, { ...turn, values: { ...turn.values, repId: actor?.repId ?? null } });
  const shown = rows.slice(0, pageSize);
  const last = shown.at(-1);
  return {
    items: shown.map((row) => presentFound(row, turn.kmOf?.(row))),
    nextCursor: rows.length > pageSize && last ? turn.cursorOf(last) : null,
    sort,
    near: sort === 'nearest' ? (query.near ?? townIn(wanted)) : null,
    searchedFor: wanted.text?.instead ?? null,
  };
}
