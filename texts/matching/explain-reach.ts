import { nationalProvince } from '#contract/catalogue/options.ts';
import type { MatchPlace } from '#domain/matching/described.ts';
import type { Pair } from '#domain/matching/pair-to-explain.ts';
import { quoteOfJob } from '#domain/matching/quotable.ts';
import { reachOf } from '#domain/matching/reach.ts';
import { numberOf } from '#domain/matching/trade/trade-map.ts';
import { distanceKm } from '#domain/shared/distance.ts';
import { refusalsOf } from './explain-refusals.ts';
import { field, muchLost, quotation, type Told } from './told.ts';

const isAnywhere = ({ province }: MatchPlace) => province === nationalProvince;
const isSame = (one: MatchPlace, other: MatchPlace) => one.name === other.name && one.province === other.province;

const nameOf = ({ name, province }: MatchPlace) =>
  name === province || province === '' ? name : `${name}, ${province}`;

/** As the crow flies. A province has a middle, but no one lives there. */
function kmBetween(one: MatchPlace, other: MatchPlace): number | null {
  const isWhole = [one, other].some(({ name, province }) => name === province);
  return isWhole || one.point === null || other.point === null ? null : Math.round(distanceKm(one.point, other.point));
}

const remote = numberOf('remote');

/** The distance from the places in the rep's profile, to both readers alike, whichever way it counts. */
export function explainReach(pair: Pair, lost: number): Told[] {
  const { job, rep, audience } = pair;
  const { place } = job.job;
  if (place === null) return [];
  const [home, preferred] = [rep.rep.home, rep.rep.preferred].map((one) => (one && isAnywhere(one) ? null : one));
  const words = audience === 'rep' ? wordsForRep : wordsForBusiness;
  const known = { home: home ?? null, wish: wishOf(pair), place, isShort: isShort(pair) };
  const refused = refusalsOf(pair, ['relocating']);
  if (isAnywhere(place)) {
    const lives = home && audience === 'business' ? `Lives in ${nameOf(home)}. ` : '';
    return [...refused, field(lost < muchLost, `${lives}The work can be done anywhere`)];
  }
  if (job.job.tags?.includes('remote')) {
    const where = words({ ...known, wish: null });
    const sentence = audience === 'rep' ? jobIs(where) : where;
    return [...refused, field(lost < muchLost, home ? `Work from home. ${sentence}` : 'Work from home')];
  }
  if (!home && !preferred && known.wish === null)
    return [...refused, field(false, audience === 'rep' ? 'Your profile has no town' : 'No town in the profile')];
  if (!job.needs.remote && isInOwnProvince(known)) {
    const check =
      audience === 'rep'
        ? `Check how far you’d travel: in ${place.name}, where you live`
        : `Lives in ${nameOf(known.home)}. Ask how far they’d travel`;
    return [...refused, field(false, check)];
  }
  if (!job.needs.remote) return [...refused, field(lost < muchLost, words(known))];
  // Work from home that only a sentence names is as far away as any other.
  const quote = quoteOfJob(job, remote, briefly);
  const says = `${words(known)}. ${audience === 'rep' ? 'The' : 'Your'} job says`;
  return [...refused, quote ? quotation(known.isShort, says, quote) : field(known.isShort, words(known))];
}

/** A job in a whole province, which may be anywhere in the one that the rep lives in. */
const isInOwnProvince = (known: Known): known is Known & { readonly home: MatchPlace } =>
  known.wish === null &&
  known.home !== null &&
  known.place.name === known.place.province &&
  !isSame(known.home, known.place) &&
  known.home.province === known.place.province;

const briefly = 60;
const withinSentence = (words: string) => `${words.charAt(0).toLowerCase()}${words.slice(1)}`;
const jobIs = (where: string) => `The job is ${withinSentence(where)}`;

const nearEnough = 0.9;
const isShort = ({ job, rep: { rep } }: Pair) =>
  (reachOf({ home: rep.home, preferred: rep.preferred }, job.job.place)?.fit ?? 0) >= nearEnough;

/** Where they want to work, if that is nearer than their home; `anywhere`: they chose the whole country. */
function wishOf({ job, rep: { rep } }: Pair): MatchPlace | 'anywhere' | null {
  const { home, preferred } = rep;
  if (!preferred) return null;
  if (isAnywhere(preferred)) return 'anywhere';
  if (home && isSame(home, preferred)) return null;
  const reach = reachOf({ home: home && isAnywhere(home) ? null : home, preferred }, job.job.place);
  return reach?.from === 'preferred' ? preferred : null;
}

interface Known {
  readonly home: MatchPlace | null;
  readonly wish: MatchPlace | 'anywhere' | null;
  readonly place: MatchPlace;
  /** From their home or from where they want to work. */
  readonly isShort: boolean;
}

function wordsForRep({ home, wish, place, isShort }: Known): string {
  if (home && isSame(home, place)) return `In ${place.name}, where you live`;
  const from = [wish === 'anywhere' ? null : wish, home].flatMap((own) => {
    const km = own && kmBetween(own, place);
    return own && km !== null && !isSame(own, place) ? [`${km} km from ${own.name}`] : [];
  });
  const isWished = wish !== null && (wish === 'anywhere' || isSame(wish, place));
  const isInArea = wish !== null && !isWished && wish.name === wish.province && wish.province === place.province;
  const head = isInArea
    ? `In ${place.name}, ${place.province}, where you want to work`
    : isWished && wish !== 'anywhere'
      ? `In ${place.name}, where you want to work`
      : `In ${place.name}`;
  const lives = home && kmBetween(home, place) === null ? `. You live in ${nameOf(home)}` : '';
  // A far distance comes before the wish, which alone would read as a reason for the job.
  if (!isShort && (isInArea || isWished) && from.length > 0)
    return `About ${from.join(' and ')}, ${withinSentence(head)}${lives}`;
  const where = `${head}${from.length > 0 ? `, about ${from.join(' and ')}` : ''}${lives}`;
  return wish === 'anywhere' ? `You work countrywide. ${jobIs(where)}` : where;
}

function wordsForBusiness({ home, wish, place, isShort }: Known): string {
  if (home && isSame(home, place)) return `Lives in ${home.name}`;
  const away = (own: MatchPlace) => {
    const km = isSame(own, place) ? null : kmBetween(own, place);
    return km === null ? '' : `, about ${km} km away`;
  };
  const named = (own: MatchPlace) => `${kmBetween(own, place) === null ? nameOf(own) : own.name}${away(own)}`;
  const wishes = wish === null ? [] : [wish === 'anywhere' ? 'Works countrywide' : `Wants to work in ${named(wish)}`];
  const lives = home ? [`Lives in ${named(home)}`] : [];
  return (isShort ? [...wishes, ...lives] : [...lives, ...wishes]).join('. ');
}
