import type { SeedSizes } from '#scripts/seed/seed-market.ts';
import { StartupError } from '#server/platform/startup-error.ts';
import type { Course } from '../day/find-knee.ts';
import type { Until } from './load.ts';

/** The size of everything. */
export interface Scale {
  readonly market: SeedSizes;
  /** Number of callers in rotation. A prime shares no factor with the number of jobs but itself: no pair repeats for long. */
  readonly callers: number;
  readonly comparison: { readonly rounds: number; readonly round: Until; readonly warmUp: Until };
  readonly signIns: {
    readonly rounds: number;
    readonly seconds: number;
    readonly together: number;
    readonly known: number;
  };
  readonly hires: number;
  /** How often each pair of the labelled set is scored. */
  readonly pairs: number;
  /** Pairs drawn with their reasons. */
  readonly pairsToRead: number;
  readonly answers: { readonly rounds: number; readonly warmUp: number };
  /** Runs of the program, after some untimed ones; with the embedded database or with another. */
  readonly starts: {
    readonly program: string;
    readonly ownDatabase: boolean;
    readonly before: number;
    readonly times: number;
  };
  readonly sizes: {
    readonly markets: readonly SeedSizes[];
    readonly turns: number;
    readonly warmUp: number;
    readonly explained: number;
  };
  /** Numbers of engagements, and of callers in rotation. */
  readonly work: { readonly sizes: readonly number[]; readonly turns: number; readonly warmUp: number };
  /** Weeks of gigs. */
  readonly reliability: { readonly gigs: number };
  /** Numbers of reviews in a market of this size. */
  readonly reviews: { readonly market: SeedSizes } & Scale['work'];
  /** Numbers of bought courses, five by each rep, and of callers in rotation. */
  readonly courses: { readonly sizes: readonly number[]; readonly turns: number; readonly warmUp: number };
  /** Numbers of jobs, of which the largest counts, and of callers in rotation. */
  readonly analytics: { readonly sizes: readonly number[]; readonly turns: number };
  /** Numbers of jobs, of which the largest counts, and of requests for each read of the panel. */
  readonly panel: { readonly sizes: readonly number[]; readonly turns: number; readonly warmUp: number };
  /** A market of this size, and the numbers of jobs and reps queried. */
  readonly matching: { readonly market: SeedSizes; readonly turns: number };
  /** A market of this size that is matched, and how many jobs are published and profiles edited. */
  readonly fresh: { readonly market: SeedSizes; readonly turns: number };
  readonly talk: {
    readonly pairs: number;
    readonly perSecond: number;
    readonly messages: number;
    /** Or that of the other cases, which is quick to create. */
    readonly ownProcesses: boolean;
    /** The role of each process, and its name: the worker sends the bell's notifications. */
    readonly processes: readonly (readonly [readonly ('web' | 'all' | 'worker')[], string])[];
  };
  /** What a gig has, and how many packs of it are made. */
  readonly evidence: { readonly messages: number; readonly days: number; readonly packs: number };
  readonly streams: { readonly streams: number; readonly announcements: number; readonly ownProcess: boolean };
  /** A market of this size, the numbers of web processes, and the folder that the result and its curves are written to. */
  readonly day: {
    readonly market: SeedSizes;
    readonly course: Course;
    readonly processes: readonly number[];
    readonly resultsIn: string | null;
  };
  /** Numbers of conversations, each with fifty messages, and of callers in rotation. */
  readonly messages: { readonly sizes: readonly number[]; readonly turns: number; readonly warmUp: number };
}

/** `BENCH_SIZES=10000,100000` sets other numbers of jobs, engagements or courses: a million take a while to create. */
export function readSizes(usual: readonly number[]): readonly number[] {
  const given = process.env.BENCH_SIZES;
  if (given === undefined) return usual;
  const sizes = given.split(',').map(Number);
  if (sizes.some((size) => !Number.isInteger(size) || size < 5_000))
    throw new StartupError('BENCH_SIZES is a list of numbers, 5000 at least each, such as 10000,100000.');
  return sizes;
}

/** The proportions of the market: a fifth as many reps as jobs, a fiftieth as many businesses, three applications a job. */
export const marketOf = (jobs: number): SeedSizes => ({
  jobs,
  reps: jobs / 5,
  businesses: jobs / 50,
  applications: jobs * 3,
});

/** As everywhere, with a hire for every ten jobs. */
function dayMarket(jobs: number): SeedSizes {
  return { ...marketOf(jobs), hires: jobs / 10 };
}

export const usual: Scale = {
  market: { businesses: 2_000, reps: 20_000, jobs: 100_000, applications: 100_000 },
  callers: 401,
  comparison: { rounds: 24, round: { duration: 1 }, warmUp: { duration: 3 } },
  signIns: { rounds: 12, seconds: 1.5, together: 16, known: 400 },
  hires: 300,
  pairs: 20,
  pairsToRead: 60,
  answers: { rounds: 300, warmUp: 30 },
  starts: { program: 'scripts/start.mjs', ownDatabase: true, before: 1, times: 5 },
  sizes: { markets: [10_000, 100_000, 1_000_000].map(marketOf), turns: 200, warmUp: 30, explained: 5 },
  work: { sizes: [10_000, 1_000_000], turns: 400, warmUp: 40 },
  reliability: { gigs: 100_000 },
  reviews: {
    market: { businesses: 400, reps: 20_000, jobs: 20_000, applications: 60_000, hires: 20_000 },
    sizes: [10_000, 1_000_000],
    turns: 200,
    warmUp: 20,
  },
  courses: { sizes: [10_000, 1_000_000], turns: 200, warmUp: 20 },
  analytics: { sizes: [1_000_000], turns: 200 },
  panel: { sizes: [1_000_000], turns: 100, warmUp: 1 },
  matching: { market: { businesses: 4_000, reps: 200_000, jobs: 100_000, applications: 0 }, turns: 1_000 },
  fresh: { market: { businesses: 200, reps: 5_000, jobs: 3_000, applications: 0 }, turns: 100 },
  talk: {
    pairs: 200,
    perSecond: 200,
    messages: 6000,
    ownProcesses: true,
    processes: [
      [['web', 'web'], 'without the bell'],
      [['web', 'web', 'worker'], 'the bell in a third'],
      [['all', 'all'], 'the bell in both'],
    ],
  },
  evidence: { messages: 1_100, days: 90, packs: 5 },
  streams: { streams: 10_000, announcements: 10, ownProcess: true },
  messages: { sizes: [10_000, 1_000_000], turns: 400, warmUp: 40 },
  day: {
    market: dayMarket(readSizes([10_000]).at(-1) ?? 10_000),
    course: {
      from: 10,
      factor: 1.4,
      mostSteps: 20,
      seconds: Number(process.env.BENCH_SECONDS ?? 20),
      streams: 200,
      people: { reps: 401, conversations: 300, gigs: 300 },
    },
    processes: [1, 2],
    resultsIn: 'docs/measurements',
  },
};

const toyMarket: SeedSizes = { businesses: 20, reps: 300, jobs: 800, applications: 300, hires: 300 };

/** All of it in some seconds: to check that it works. The numbers mean nothing. */
export const toy: Scale = {
  market: toyMarket,
  callers: 13,
  comparison: { rounds: 1, round: { amount: 16 }, warmUp: { amount: 16 } },
  signIns: { rounds: 1, seconds: 0, together: 1, known: 3 },
  hires: 2,
  pairs: 1,
  pairsToRead: 4,
  answers: { rounds: 1, warmUp: 0 },
  starts: { program: 'server/main.ts', ownDatabase: false, before: 0, times: 1 },
  sizes: { markets: [toyMarket], turns: 1, warmUp: 0, explained: 1 },
  work: { sizes: [500], turns: 2, warmUp: 0 },
  reliability: { gigs: 500 },
  reviews: { market: toyMarket, sizes: [200, 400], turns: 2, warmUp: 0 },
  courses: { sizes: [200], turns: 2, warmUp: 0 },
  analytics: { sizes: [500], turns: 2 },
  panel: { sizes: [500], turns: 1, warmUp: 0 },
  matching: { market: { businesses: 10, reps: 60, jobs: 40, applications: 0 }, turns: 3 },
  fresh: { market: { businesses: 10, reps: 60, jobs: 40, applications: 0 }, turns: 2 },
  talk: {
    pairs: 2,
    perSecond: 100,
    messages: 4,
    ownProcesses: false,
    processes: [[['web', 'web'], 'without the bell']],
  },
  evidence: { messages: 30, days: 5, packs: 1 },
  streams: { streams: 10, announcements: 1, ownProcess: false },
  messages: { sizes: [200], turns: 2, warmUp: 0 },
  day: {
    market: toyMarket,
    course: {
      from: 20,
      factor: 1.5,
      mostSteps: 1,
      seconds: 2,
      streams: 3,
      people: { reps: 13, conversations: 10, gigs: 2 },
    },
    processes: [1],
    resultsIn: null,
  },
};
