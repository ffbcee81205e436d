import { createHash } from 'node:crypto';
import { expect } from 'vitest';

/** Another one in each run; FUZZ_SEED repeats a run that failed. */
export const seedOfRun = Number(process.env.FUZZ_SEED ?? Date.now() % 2 ** 31);

/** How much of what could be tried a run tries. FUZZ_SHARE=1 tries all of it. */
const shareOfRun = Number(process.env.FUZZ_SHARE ?? 1 / 8);

/** So few are tried whole. */
const few = 10;

/** What this run tries of these, in their order: by the seed and the test's name, so that each run and each test has others. */
export function drawn<T>(all: readonly T[], share = shareOfRun): readonly T[] {
  const count = Math.max(few, Math.ceil(all.length * share));
  if (all.length <= count) return all;
  const { below } = seededRandom(seedOfRun ^ hashOf(expect.getState().currentTestName ?? ''));
  let wanted = count;
  // Each with the chance that fills what is wanted exactly from what is left.
  return all.filter((_, index) => below(all.length - index) < wanted && wanted-- > 0);
}

const hashOf = (text: string) => createHash('sha1').update(text).digest().readInt32BE();

/** The same numbers for the same seed, so that a failure can be repeated. */
export type Random = {
  /** From 0 up to, not including, `below`. */
  below(below: number): number;
  pick<T>(from: readonly T[]): T;
};

export function seededRandom(seed: number): Random {
  let state = seed;
  // mulberry32
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return { below, pick: (from) => from[below(from.length)] as (typeof from)[number] };
}
