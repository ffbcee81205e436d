/** A number from 0 to 1 determined by a seed and some keys, independent of other draws. */
export function drawOf(seed: number, ...keys: readonly (number | string)[]): number {
  let hash = (seed ^ 0x9e3779b9) >>> 0;
  for (const key of keys) hash = mix(Math.imul(hash ^ (typeof key === 'number' ? key : numberOf(key)), 0x85ebca6b) + 1);
  return mix(hash) / 2 ** 32;
}

const numbers = new Map<string, number>();

function numberOf(name: string): number {
  const known = numbers.get(name);
  if (known !== undefined) return known;
  let hash = 7;
  for (let at = 0; at < name.length; at++) hash = mix(Math.imul(hash, 31) + name.charCodeAt(at));
  numbers.set(name, hash);
  return hash;
}

function mix(value: number): number {
  let hash = value >>> 0;
  hash = Math.imul(hash ^ (hash >>> 16), 0x7feb352d);
  hash = Math.imul(hash ^ (hash >>> 15), 0x846ca68b);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** Around 0, mostly between -1 and 1. */
export function normalOf(seed: number, ...keys: readonly (number | string)[]): number {
  const radius = Math.sqrt(-2 * Math.log(1 - drawOf(seed, ...keys, 'radius')));
  return radius * Math.cos(2 * Math.PI * drawOf(seed, ...keys, 'angle'));
}

/** A sequence of draws, for one-off generation. */
export interface Dice {
  readonly next: () => number;
  readonly normal: () => number;
  readonly chance: (share: number) => boolean;
  readonly between: (least: number, most: number) => number;
  readonly one: <T>(of: readonly T[]) => T;
  readonly some: <T>(of: readonly T[], count: number) => T[];
}

export function openDice(seed: number, ...name: readonly (number | string)[]): Dice {
  let turn = 0;
  const next = () => drawOf(seed, ...name, turn++);
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  const some = <T>(of: readonly T[], count: number) =>
    of
      .map((one) => ({ one, at: next() }))
      .sort((one, other) => one.at - other.at)
      .slice(0, count)
      .map(({ one }) => one);
  return {
    next,
    normal: () => normalOf(seed, ...name, turn++),
    chance: (share) => next() < share,
    between,
    one: (of) => of[Math.floor(next() * of.length)] as (typeof of)[number],
    some,
  };
}
