import type { Concept, ConceptGroup } from './concept.ts';
import { trade } from './trade-data.ts';

/** All concepts of the trade; features refer to a concept by its index here. */
export const { concepts } = trade;

const numbers = new Map(concepts.map(({ id }, number) => [id, number]));

/** Leaves out IDs that the map no longer has. */
export const numbersNamed = (ids: readonly string[]): number[] => ids.flatMap((id) => numbers.get(id) ?? []);

/** A concept's index in the list. */
export function numberOf(id: string): number {
  const number = numbers.get(id);
  if (number === undefined) throw new Error(`The map of the trade has no ${id}.`);
  return number;
}

const { withinFamily, families, pairs } = trade.kinship;
const inFamilies = new Map(families.map(([one, other, near]) => [[one, other].toSorted().join(), near]));
const inPairs = new Map(pairs.map(([one, other, near]) => [[one, other].toSorted().join(), near]));

/** How near knowing one is to knowing the other, from 0 to 1. */
export function nearness(one: Concept, other: Concept): number {
  if (one.id === other.id) return 1;
  if (one.group !== other.group) return 0;
  const pair = inPairs.get([one.id, other.id].toSorted().join());
  if (pair !== undefined) return pair;
  if (one.family === other.family) return withinFamily[one.family] ?? 0;
  return inFamilies.get([one.family, other.family].toSorted().join()) ?? 0;
}

interface Neighbour {
  readonly number: number;
  readonly near: number;
}

const neighbours: (readonly Neighbour[] | undefined)[] = [];

/** The concepts near a concept, itself included. */
export function neighboursOf(number: number): readonly Neighbour[] {
  const found = neighbours[number];
  if (found) return found;
  const one = concepts[number];
  const all = concepts.map((other, at) => ({ number: at, near: one ? nearness(one, other) : 0 }));
  const near = all.filter((other) => other.near > 0);
  neighbours[number] = near;
  return near;
}

const numbersOf = (group: ConceptGroup) =>
  new Set(concepts.flatMap((concept, number) => (concept.group === group ? [number] : [])));

export const groupNumbers: Readonly<Record<ConceptGroup, ReadonlySet<number>>> = {
  product: numbersOf('product'),
  selling: numbersOf('selling'),
  venue: numbersOf('venue'),
  ability: numbersOf('ability'),
  'other-work': numbersOf('other-work'),
  language: numbersOf('language'),
  transport: numbersOf('transport'),
  credential: numbersOf('credential'),
  time: numbersOf('time'),
};
