import type { Ask } from './asks.ts';
import { concepts, groupNumbers, numberOf } from './trade/trade-map.ts';

/** The meaning of a profile's industry. */
interface Industry {
  /** Industries of jobs, and how near they are. */
  readonly jobs: Readonly<Record<string, number>>;
  /** Families of products, or single ones, that are sold in it; none: nothing more specific. */
  readonly sells: Readonly<Record<string, number>>;
}

const industries: Readonly<Record<string, Industry>> = {
  technology: { jobs: { Technology: 1 }, sells: {} },
  finance: { jobs: { Finance: 1 }, sells: {} },
  healthcare: { jobs: { Healthcare: 1 }, sells: { health: 1, 'medical-aid': 0.6 } },
  retail: { jobs: { Retail: 1 }, sells: {} },
  manufacturing: { jobs: { Manufacturing: 1 }, sells: {} },
  telecommunications: { jobs: { Technology: 0.9, Retail: 0.3 }, sells: { telecoms: 1, software: 0.3 } },
  'financial services': { jobs: { Finance: 1 }, sells: { banking: 1, insurance: 0.7 } },
  insurance: { jobs: { Finance: 0.9, Healthcare: 0.2 }, sells: { insurance: 1, legal: 0.6, savings: 0.5 } },
  'beauty & cosmetics': {
    jobs: { Retail: 0.7, Healthcare: 0.4 },
    sells: { beauty: 1, pharmacy: 0.3, supplements: 0.3 },
  },
  'sport & fitness': {
    jobs: { Other: 0.6, Retail: 0.5, Healthcare: 0.4 },
    sells: { gym: 1, sport: 1, supplements: 0.6 },
  },
  fmcg: { jobs: { Retail: 0.9, Manufacturing: 0.2 }, sells: { groceries: 1, alcohol: 0.6, beauty: 0.4 } },
  'food & beverage': { jobs: { Retail: 0.8, Other: 0.3 }, sells: { groceries: 1, alcohol: 0.7, restaurant: 0.8 } },
  'fashion & clothing': { jobs: { Retail: 0.9 }, sells: { clothing: 1, sport: 0.4, makeup: 0.3 } },
  'construction & hardware': {
    jobs: { Manufacturing: 0.8, Retail: 0.6, 'Real Estate': 0.2 },
    sells: { building: 1, water: 0.5, electricity: 0.3 },
  },
  'agriculture & farming': { jobs: { Manufacturing: 0.4, Other: 0.7, Retail: 0.4 }, sells: { farming: 1, water: 0.3 } },
  automotive: { jobs: { Automotive: 1 }, sells: { vehicles: 1, trackers: 0.5 } },
  'real estate': { jobs: { 'Real Estate': 1 }, sells: { property: 1 } },
  'energy & solar': {
    jobs: { Manufacturing: 0.5, Technology: 0.5, Retail: 0.4, Other: 0.6 },
    sells: { energy: 1, alarms: 0.3 },
  },
  education: { jobs: { Other: 0.8 }, sells: { education: 1 } },
  'events & promotions': { jobs: { Other: 0.6, Retail: 0.6, Automotive: 0.3 }, sells: {} },
  'hospitality & tourism': {
    jobs: { Other: 0.7, Retail: 0.3 },
    sells: { travel: 1, restaurant: 0.9, timeshare: 0.8, tickets: 0.5 },
  },
  other: { jobs: { Other: 0.5 }, sells: {} },
};

interface Known {
  readonly jobs: ReadonlyMap<string, number>;
  /** What the rep sells, by the number of the concept. */
  readonly sells: ReadonlyMap<number, number>;
}

const familyOrProduct = (name: string) => {
  const family = [...groupNumbers.product].filter((number) => concepts[number]?.family === name);
  return family.length > 0 ? family : [numberOf(name)];
};

const known: ReadonlyMap<string, Known> = new Map(
  Object.entries(industries).map(([name, { jobs, sells }]) => [
    name,
    {
      jobs: new Map(Object.entries(jobs)),
      sells: new Map(
        Object.entries(sells)
          .flatMap(([one, near]) => familyOrProduct(one).map((number) => [number, near] as const))
          .toSorted(([, one], [, other]) => one - other),
      ),
    },
  ]),
);

/** Products presumed sold, from a profile's industry. */
export function presumedOf(named: readonly (string | null)[]): Map<number, number> {
  const presumed = new Map<number, number>();
  for (const name of named)
    for (const [number, near] of known.get(name?.toLowerCase() ?? '')?.sells ?? [])
      presumed.set(number, Math.max(presumed.get(number) ?? 0, near * presumedShare));
  return presumed;
}

const presumedShare = 0.4;
const finer = 0.6;

/** The nearest of the industries that a profile names. Null: it names none. */
export function industryFit(job: string, products: readonly Ask[], named: readonly (string | null)[]): number | null {
  let best: number | null = null;
  for (const name of named) {
    const one = name === null ? undefined : known.get(name.toLowerCase());
    if (one === undefined) continue;
    const broad = one.jobs.get(job) ?? 0;
    let fit = broad;
    if (one.sells.size > 0 && products.length > 0) {
      let fine = 0;
      for (const { number, share } of products) fine += share * (one.sells.get(number) ?? 0);
      fit = finer * fine + (1 - finer) * broad;
    }
    if (best === null || fit > best) best = fit;
  }
  return best;
}
