import type { Confirmed } from './confirmed.ts';
import type { Corpus } from './corpus.ts';
import { rarity } from './corpus.ts';
import type { ConceptGroup } from './trade/concept.ts';
import type { Mentions, Reading } from './trade/read-trade.ts';
import { concepts, groupNumbers, neighboursOf, numberOf } from './trade/trade-map.ts';
import { usualWays } from './trade/usual-ways.ts';

/** Concepts of one group that a job is about; their shares sum to 1. */
export interface Ask {
  readonly number: number;
  readonly share: number;
  /** It is the subject of the job, and no passing mention. */
  readonly isMain: boolean;
}

/** A concept's name among the terms of a corpus. */
export const termOf = (number: number): string => terms[number] ?? '';

const terms = concepts.map(({ id }) => `=${id}`);

/** The title says what a job is about; a word in passing does not. */
const emphasis = 1.5;

/** What was read beside what was confirmed. */
const onlyRead = 0.15;

/** The concepts of a group that a job is about: first of all those that its business confirmed. */
export function asksOf(group: ConceptGroup, reading: Reading, corpus: Corpus, confirmed: Confirmed): Ask[] {
  const read = readAsks(group, reading, corpus);
  if (confirmed === null) return read;
  const own = [...confirmed].filter((number) => groupNumbers[group].has(number));
  const rest = read.filter(({ number }) => !confirmed.has(number));
  if (own.length === 0) return rest.map((ask) => ({ ...ask, isMain: false }));
  const left = rest.reduce((sum, { share }) => sum + share, 0);
  const restShare = left === 0 ? 0 : onlyRead;
  return [
    ...own.map((number) => ({ number, share: (1 - restShare) / own.length, isMain: true })),
    ...rest.map(({ number, share }) => ({ number, share: (restShare * share) / left, isMain: false })),
  ];
}

/** Concepts common to every job count less. */
function readAsks(group: ConceptGroup, { said, mentions }: Reading, corpus: Corpus): Ask[] {
  const all = [...said].filter(
    ([number]) => groupNumbers[group].has(number) && !(group === 'product' && isOnlyGiven(mentions.get(number))),
  );
  const weighed = all.map(([number, counts]) => ({
    number,
    weight: counts ** emphasis * (1 + rarity(corpus, termOf(number))),
  }));
  const total = weighed.reduce((sum, { weight }) => sum + weight, 0);
  const main = mainOf(
    group,
    weighed.map(({ number }) => [number, mentions.get(number) ?? {}]),
  );
  return weighed.map(({ number, weight }) => ({ number, share: weight / total, isMain: main.has(number) }));
}

/** Whether it is named only among what the worker gets. */
export const isOnlyGiven = (mentions: Mentions | undefined) => Object.keys(mentions ?? {}).join() === 'given';

const again = 2;

/** The title's concepts. Without any, those required or repeated; but goods to be handled are not goods to be sold. */
function mainOf(group: ConceptGroup, mentions: readonly (readonly [number, Mentions])[]): ReadonlySet<number> {
  const titled = mentions.filter(([, { title = 0 }]) => title > 0);
  const others = mentions.filter(
    ([, { skills = 0, text = 0 }]) => text >= again || (group !== 'product' && skills > 0),
  );
  return new Set((titled.length > 0 ? titled : others).map(([number]) => number));
}

const whole = 255;
const sells = numberOf('sells');
/** Enough to greet in, and not to sell. */
const spokenLittle = 0.5;

/** Of a profile whose tags were confirmed, what is only read. */
const unconfirmed = 0.6;

/** How near a profile is to each concept, in 255ths: a byte each, since there are as many of these as reps. */
export function knownOf(
  { said, refused, weak, unsure }: Reading,
  presumed: ReadonlyMap<number, number>,
  confirmed: Confirmed,
): Uint8Array {
  const known = new Uint8Array(concepts.length);
  const raise = (number: number, strength: number) => {
    for (const { number: near, near: share } of neighboursOf(number)) {
      const value = Math.round(whole * strength * share);
      if (value > (known[near] ?? 0)) known[near] = value;
    }
  };
  const trustIn = (number: number) =>
    (weak.has(number) ? spokenLittle : (unsure.get(number) ?? 1)) *
    (confirmed === null || confirmed.has(number) ? 1 : unconfirmed);
  for (const number of said.keys()) raise(number, trustIn(number));
  if (!refused.has(sells) && ![...said.keys()].some((number) => groupNumbers['other-work'].has(number)))
    for (const number of said.keys())
      for (const { way, surely } of usualWays.get(number) ?? [])
        known[way] = Math.max(known[way] ?? 0, Math.round(whole * surely * trustIn(number)));
  for (const [number, strength] of presumed) known[number] = Math.max(known[number] ?? 0, Math.round(whole * strength));
  for (const number of refused) known[number] = 0;
  return known;
}

/** How much of what is asked a rep knows. Null: nothing is asked. */
export function coverage(asks: readonly Ask[], known: Uint8Array): number | null {
  if (asks.length === 0) return null;
  let sum = 0;
  for (const { number, share } of asks) sum += share * (known[number] ?? 0);
  return sum / whole;
}

export const knows = (known: Uint8Array, number: number) => (known[number] ?? 0) / whole;
