import { type Craft, crafts } from './crafts.ts';
import { type HiddenFit, openHiddenFit } from './hidden-fit.ts';
import type { SimulatedJob, SimulatedRep } from './inhabitants.ts';
import { commonAsks, platitudes } from './platitudes.ts';
import { type Dice, openDice } from './random.ts';
import { dayWeight, workingDaysFrom } from './season.ts';
import { languagesOf, regions } from './towns.ts';

export interface MarketSize {
  readonly days: number;
  readonly reps: number;
  readonly jobs: number;
}

export interface Market {
  readonly seed: number;
  readonly size: MarketSize;
  readonly reps: readonly SimulatedRep[];
  readonly jobs: readonly SimulatedJob[];
  readonly fit: HiddenFit;
}

/** The same for all policies. */
export function makeMarket(seed: number, size: MarketSize): Market {
  const reps = Array.from({ length: size.reps }, (_, number) => makeRep(openDice(seed, 'rep', number), number, size));
  const posted = postedOn(seed, size);
  const businesses = Math.max(4, Math.round(size.jobs / 8));
  const jobs = posted.map((at, number) => makeJob(seed, openDice(seed, 'job', number), number, at, businesses));
  return { seed, size, reps, jobs, fit: openHiddenFit(seed, reps.length, jobs.length) };
}

const shareBefore = 0.6;

function makeRep(dice: Dice, number: number, { days, reps }: MarketSize): SimulatedRep {
  const region = dice.one(regions);
  const home = dice.one(region.towns);
  const known = new Map(
    dice
      .some(crafts, 1 + Number(dice.chance(0.55)) + Number(dice.chance(0.2)))
      .map((craft) => [craft, 0.3 + 0.7 * dice.next()]),
  );
  const gifts = Array.from({ length: 8 }, (_, axis) => {
    let sum = 0;
    for (const [craft, depth] of known) sum += (craft.gifts[axis] ?? 0) * depth;
    return sum / known.size + 0.35 * dice.normal();
  });
  const years = Math.max(0, 2.2 + 2 * dice.normal());
  const [main] = known.keys();
  const speaks = languagesOf(region, dice);
  const wantedRate = (main?.pay ?? 45) * Math.exp(0.2 * dice.normal()) * (1 + 0.05 * Math.min(years, 6));
  return {
    number,
    region,
    home,
    joined: number < reps * shareBefore ? -31 - dice.between(0, 400) : dice.between(0, days - 1),
    gifts,
    // Preferences follow talents, in part.
    likings: gifts.map((gift) => 0.6 * gift + 0.4 * dice.normal()),
    known,
    years,
    speaks,
    reliable: Math.min(0.99, Math.max(0.5, 0.92 + 0.08 * dice.normal())),
    charm: dice.normal(),
    wantedRate,
    dislikesTravel: Math.exp(0.5 * dice.normal()),
    looks: 0.15 + 0.6 * dice.next(),
    answerHours: Math.exp(2 + 0.9 * dice.normal()),
    says: describeRep(dice, { number, home, region, known: [...known], speaks, years, wantedRate }),
  };
}

interface Described extends Pick<SimulatedRep, 'number' | 'home' | 'region' | 'speaks' | 'years' | 'wantedRate'> {
  readonly known: readonly (readonly [Craft, number])[];
}

const levels = ['entry', 'junior', 'mid', 'senior'] as const;
const levelOf = (years: number) => (years < 1 ? 0 : years < 3 ? 1 : years < 5 ? 2 : 3);

/** Half of it is left out, one in ten chose another industry, and some exaggerate. */
function describeRep(
  dice: Dice,
  { number, home, region, known, speaks, years, wantedRate }: Described,
): SimulatedRep['says'] {
  const silent = dice.chance(0.2);
  const tells = known.flatMap(([{ tells }, depth]) =>
    dice.some(tells, silent ? 0 : 1 + Math.round(depth * 1.6 * dice.next())),
  );
  const skills = known.flatMap(([{ skills }]) => dice.some(skills, dice.between(0, 2)));
  const industry = dice.one((dice.chance(0.12) ? dice.one(crafts) : (known[0]?.[0] ?? dice.one(crafts))).industries);
  const level = Math.min(3, levelOf(years) + Number(dice.chance(0.15)));
  return {
    id: `rep-${String(number).padStart(5, '0')}`,
    home,
    preferred: dice.chance(0.25) ? dice.one(region.towns) : null,
    industry: dice.chance(0.75) ? industry : null,
    preferredIndustry: null,
    experience: dice.chance(0.85) ? (levels[level] ?? 'entry') : null,
    availability: dice.chance(0.6) ? dice.one(['full-time', 'part-time', 'weekends', 'flexible']) : null,
    hourlyRateCents: dice.chance(0.7) ? Math.round(wantedRate) * 100 : null,
    skills: dice.chance(0.8) ? [...skills, ...(dice.chance(0.5) ? speaks : [])] : [],
    description: [...dice.some(tells, tells.length), ...dice.some(platitudes, dice.between(0, 2))].join(' ') || null,
    unquotable: [],
    tags: null,
    refuses: null,
    certificates: [],
  };
}

/** More on some days of the week, before month-end and before Christmas. */
function postedOn(seed: number, { days, jobs }: MarketSize): number[] {
  const weights = Array.from({ length: days }, (_, day) => dayWeight(day));
  const total = weights.reduce((sum, one) => sum + one, 0);
  const dice = openDice(seed, 'posted');
  return Array.from({ length: jobs }, () => {
    let left = dice.next() * total;
    const day = weights.findIndex((weight) => {
      left -= weight;
      return left < 0;
    });
    return Math.max(0, day) + dice.next();
  }).sort((one, other) => one - other);
}

const experience = ['Entry Level', '1-2 years', '3-5 years', '5+ years'] as const;

function makeJob(seed: number, dice: Dice, number: number, posted: number, businesses: number): SimulatedJob {
  // A few businesses post most of it, and each mostly of one craft.
  const business = Math.floor(businesses * dice.next() ** 2);
  const own = openDice(seed, 'business', business);
  const region = own.one(regions);
  const usual = own.one(crafts);
  const manner = usual.gifts.map(() => 0.3 * own.normal());
  const craft = dice.chance(0.8) ? usual : dice.one(crafts);
  const place = dice.one(region.towns);
  const rate = Math.max(31, craft.pay * Math.exp(0.18 * dice.normal()));
  const days = workingDaysFrom(Math.floor(posted) + dice.between(3, 18), dice);
  const positions = dice.chance(0.6) ? 1 : dice.between(2, 4);
  const wantsYears = Math.max(0, Math.round(dice.normal() * 1.5 + 0.5));
  const language = dice.chance(0.25) ? dice.one(region.languages) : null;
  const asks = dice.some(craft.asks, dice.between(2, 3));
  const cents = Math.round(rate) * 100;
  return {
    number,
    business,
    craft,
    place,
    region,
    posted,
    wants: craft.gifts.map((gift, axis) => gift + (manner[axis] ?? 0)),
    wantsYears,
    language,
    rate,
    days,
    positions,
    says: {
      id: `job-${String(number).padStart(5, '0')}`,
      title: dice.one(craft.titles),
      description: [...asks, ...(language ? [`${language} is needed.`] : []), ...dice.some(commonAsks, 2)].join(' '),
      industry: dice.chance(0.9) ? craft.industry : 'Other',
      place,
      compensationCents: cents * 8 * days.length,
      hourlyRateCents: cents,
      duration: '1 week',
      requiredSkills: dice.chance(0.7) ? dice.some(craft.skills, 2).join(', ') : null,
      startInDays: Math.max(0, (days[0] ?? 0) - Math.floor(posted)),
      experienceRequired: experience[levelOf(wantsYears)] ?? 'Entry Level',
      jobType: 'Contract',
      positions,
      tags: null,
      anyLanguage: false,
      endsLate: false,
    },
  };
}
