import { createHash } from 'node:crypto';
import { expect } from 'vitest';

/** Another seed in each run; FUZZ_SEED repeats a failed run. */
export const seedOfRun = Number(process.env.FUZZ_SEED ?? Date.now() % 2 ** 31);

/** The share of all cases that a run tries. FUZZ_SHARE=1 tries all. */
const shareOfRun = Number(process.env.FUZZ_SHARE ?? 1 / 8);

/** Up to this many are tried whole. */
const few = 10;

/** This run's sample, in order: by the seed and the test's name, so that each run and each test has another one. */
export function drawn<T>(all: readonly T[], share = shareOfRun): readonly T[] {
  const count = Math.max(few, Math.ceil(all.length * share));
  if (all.length <= count) return all;
  const { below } = seededRandom(seedOfRun ^ hashOf(expect.getState().currentTestName ?? ''));
  let wanted = count;
  // Each with the probability that fills the sample exactly from the rest.
  return all.filter((_, index) => below(all.length - index) < wanted && wanted-- > 0);
}

const hashOf = (text: string) => createHash('sha1').update(text).digest().readInt32BE();

/** The same numbers for the same seed, so that a failure can be reproduced. */
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
