import type { Reading } from './trade/read-trade.ts';
import { numbersNamed } from './trade/trade-map.ts';

/** The confirmed tags of a job or a profile, by number. Null: never asked. */
export type Confirmed = ReadonlySet<number> | null;

export const confirmedOf = (tags: readonly string[] | null): Confirmed => tags && new Set(numbersNamed(tags));

/** Like a word of the title. */
const counts = 3;

/** A reading with what people confirmed, which counts as said, surely and by themselves, whatever the text says of it. */
export function withConfirmed(reading: Reading, confirmed: Confirmed): Reading {
  if (confirmed === null || confirmed.size === 0) return reading;
  const said = new Map(reading.said);
  const unsure = new Map(reading.unsure);
  for (const number of confirmed) {
    said.set(number, Math.max(counts, said.get(number) ?? 0));
    unsure.set(number, 1);
  }
  const without = (numbers: ReadonlySet<number>) => numbers.difference(confirmed);
  return {
    ...reading,
    ...{ said, unsure },
    refused: without(reading.refused),
    declined: without(reading.declined),
    optional: without(reading.optional),
    weak: without(reading.weak),
  };
}
