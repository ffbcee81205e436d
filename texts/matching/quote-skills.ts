import type { Pair } from '#domain/matching/pair-to-explain.ts';
import { sharedSkills } from '#domain/matching/quotable.ts';
import { numberOf } from '#domain/matching/trade/trade-map.ts';
import { compareTags } from './compare-tags.ts';
import { quotation, type Told } from './told.ts';

/** Skills that both name in the same words, of the concepts that pass. What both confirmed is said already. */
export function quoteSkills(pair: Pair, passes: (concept: number) => boolean, isNamed = false): Told[] {
  const confirmed = new Set(compareTags(pair, () => true).shared.map(({ id }) => numberOf(id)));
  return sharedSkills(pair)
    .filter(({ states }) => (states.size > 0 || !isNamed) && [...states].every(passes))
    .filter(({ states }) => states.size === 0 || ![...states].every((number) => confirmed.has(number)))
    .map((skill) =>
      quotation(true, pair.audience === 'rep' ? 'In your skills' : 'In the rep’s skills', skill.own, skill),
    );
}
