import { nationalProvince } from '#contract/catalogue/options.ts';
import type { MatchPlace } from '#domain/matching/described.ts';
import { shareOfWay } from '#domain/matching/needs-fit.ts';
import type { Pair } from '#domain/matching/pair-to-explain.ts';
import { reachOf } from '#domain/matching/reach.ts';
import { distanceKm } from '#domain/shared/distance.ts';

const isAnywhere = ({ province }: MatchPlace) => province === nationalProvince;

/** As the crow flies. A province has a middle, but no one lives there. */
function kmBetween(one: MatchPlace, other: MatchPlace): number | null {
  const isWhole = [one, other].some(({ name, province }) => name === province);
  return isWhole || one.point === null || other.point === null ? null : Math.round(distanceKm(one.point, other.point));
}

const nameOf = ({ name, province }: MatchPlace) =>
  name === province || province === '' ? name : `${name}, ${province}`;

/** The distance, whichever way it counts. To be in one province is to be anywhere in it: that alone is no reason. */
export function explainReach(pair: Pair): string | null {
  const words = wordsOf(pair);
  return words !== null && isOneProvince(pair) && !/ \d+ km/.test(words) ? null : words;
}

function isOneProvince({ job: { job, needs }, rep: { offers, whence } }: Pair): boolean {
  const isHere = needs.remote || (job.place !== null && isAnywhere(job.place));
  return !isHere && reachOf(whence, job.place, shareOfWay(offers))?.how === 'same province';
}

function wordsOf({ job, rep: { rep, offers, whence }, audience }: Pair): string | null {
  const place = job.job.place;
  const isRep = audience === 'rep';
  if (job.needs.remote || (place && isAnywhere(place))) return explainAtHome(job.needs.remote, place, rep.home, isRep);
  const reach = reachOf(whence, place, shareOfWay(offers));
  if (!place || !reach) return null;
  if (reach.from === 'named') return reach.place ? explainNamed(place, reach.place, rep.home, isRep) : null;
  if (reach.from === 'roams') return explainRoaming(place, rep.home, whence.roams === 'anywhere', isRep);
  const own = reach.from === 'home' ? rep.home : rep.preferred;
  if (!own) return null;
  if (isAnywhere(own)) return explainRoaming(place, rep.home, true, isRep);
  if (isRep) return reach.from === 'home' ? homeForRep(place, own) : wishForRep(place, own, rep.home);
  return reach.from === 'home' ? homeForBusiness(place, own) : wishForBusiness(place, own, rep.home);
}

/** Works from anywhere. The distance is named nevertheless: not all of the job may be done from there. */
function explainAtHome(
  isRemote: boolean,
  place: MatchPlace | null,
  home: MatchPlace | null,
  isRep: boolean,
): string | null {
  const known = home === null || isAnywhere(home) ? null : home;
  const km = place && known && kmBetween(known, place);
  if (isRep) {
    const far = place && known && km ? ` (${place.name} is about ${km} km from ${known.name})` : '';
    return `Can be done ${isRemote ? 'from home' : 'anywhere'}${far}`;
  }
  if (known === null) return null;
  return `Lives in ${known.name}${away(km || null)}, and the work can be done ${isRemote ? 'from home' : 'anywhere'}`;
}

const away = (km: number | null) => (km === null ? '' : `, about ${km} km away`);

const isSame = (one: MatchPlace, other: MatchPlace) => one.name === other.name && one.province === other.province;

function homeForRep(place: MatchPlace, own: MatchPlace): string {
  const km = kmBetween(own, place);
  if (isSame(place, own)) return `In ${place.name}, where you live`;
  if (km !== null) return `In ${place.name}, about ${km} km from ${own.name}`;
  return own.province === place.province ? 'In your province' : `In ${place.name}, far from ${own.name}`;
}

const homeForBusiness = (place: MatchPlace, own: MatchPlace) =>
  isSame(place, own)
    ? `Lives in ${own.name}`
    : `Lives in ${kmBetween(own, place) === null ? nameOf(own) : own.name}${away(kmBetween(own, place))}`;

function wishForRep(place: MatchPlace, own: MatchPlace, home: MatchPlace | null): string {
  if (isSame(place, own)) return `In ${place.name}, where you want to work`;
  const near = kmBetween(own, place);
  if (near !== null) return `In ${place.name}, about ${near} km from ${own.name}`;
  if (own.province !== place.province) return `In ${place.name}, far from ${own.name}`;
  const km = home && kmBetween(home, place);
  return `In ${place.province}, where you want to work${home && km !== null ? `, about ${km} km from ${home.name}` : ''}`;
}

function wishForBusiness(place: MatchPlace, own: MatchPlace, home: MatchPlace | null): string {
  if (isSame(place, own)) return `Wants to work in ${own.name}`;
  const near = kmBetween(own, place);
  if (near !== null) return `Wants to work in ${own.name}${away(near)}`;
  const km = home && kmBetween(home, place);
  return `Wants to work in ${nameOf(own)}${home && km !== null ? ` and lives in ${home.name}${away(km)}` : ''}`;
}

/** They would work anywhere, or move; the job is somewhere. */
function explainRoaming(place: MatchPlace, home: MatchPlace | null, isEverywhere: boolean, isRep: boolean): string {
  const km = home && kmBetween(home, place);
  const isKnown = home !== null && !isAnywhere(home) && km !== null;
  const doing = isEverywhere ? 'work anywhere' : 'move';
  if (isRep)
    return `In ${place.name}${isKnown ? `, about ${km} km from ${home.name}` : ''}, and you’re willing to ${doing}`;
  return isKnown ? `Lives in ${home.name}${away(km)}, and is willing to ${doing}` : `Willing to ${doing}`;
}

/** A place that the profile's text names, and no field of it. */
function explainNamed(place: MatchPlace, named: MatchPlace, home: MatchPlace | null, isRep: boolean): string {
  if (isRep && isSame(place, named)) return `In ${place.name}, which your profile mentions`;
  const km = isSame(place, named) ? null : kmBetween(named, place);
  const far = km === null ? '' : `, about ${km} km ${isRep ? 'away' : 'from the work'}`;
  if (isRep) return `In ${place.name}. Your profile mentions ${named.name}${far}`;
  const lives = home === null || isAnywhere(home) ? '' : `, and lives in ${home.name}${away(kmBetween(home, place))}`;
  return `Mentions ${named.name}${far}${lives}`;
}
