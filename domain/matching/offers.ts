import type { RepToMatch } from './described.ts';
import { saidOf } from './needs.ts';
import type { ConceptGroup } from './trade/concept.ts';
import type { Reading } from './trade/read-trade.ts';
import { groupNumbers, numberOf } from './trade/trade-map.ts';

const now = numberOf('now');
const waiting = ['notice', 'later'].map(numberOf);

/** What a rep's profile says of the same. */
export interface Offers {
  readonly languages: readonly number[];
  /** What they name themselves, in so many words. */
  readonly names: ReadonlySet<number>;
  readonly known: Uint8Array;
  readonly refused: ReadonlySet<number>;
  readonly declined: ReadonlySet<number>;
  /** They are not free at once. */
  readonly saysNotice: boolean;
  /** Where they would rather not leave for work. */
  readonly stays: 'home' | 'desk' | null;
  readonly hasOtherWork: boolean;
  readonly hasSelling: boolean;
  /** Says nothing of any work. */
  readonly isBlank: boolean;
}

const atHome =
  /\b(?:(?:home office|from home|at home|remote(?:ly)?|van die huis(?: af)?) (?:only|alleen|please)|only (?:work )?(?:from home|remote(?:ly)?)|(?:prefer|want|like) (?:to (?:work |stay |keep working ))?(?:from home|remote|at home)|from home\b[^.]*\bkeep it that way)\b/i;
const atDesk =
  /\b(?:desk please|desk (?:job|work) (?:only|please)|rather (?:stay )?(?:on the phone|inside|indoors|at a desk)|prefer (?:to (?:be|stay|work) )?(?:inside|indoors|on the phone|at a desk)|(?:not|never) (?:in the field|on the road|door to door) please)\b/i;

const staysOf = ({ description }: RepToMatch): Offers['stays'] =>
  description === null ? null : atHome.test(description) ? 'home' : atDesk.test(description) ? 'desk' : null;

export function offersOf(rep: RepToMatch, reading: Reading, known: Uint8Array): Offers {
  const has = (group: ConceptGroup) => [...reading.said.keys()].some((number) => groupNumbers[group].has(number));
  const [hasOtherWork, hasSelling] = [has('other-work'), has('selling')];
  return {
    hasOtherWork,
    hasSelling,
    isBlank: !hasOtherWork && !hasSelling && !has('product'),
    names: new Set(reading.said.keys()),
    languages: saidOf(reading, 'language'),
    known,
    stays: staysOf(rep),
    declined: reading.declined,
    refused: reading.refused,
    saysNotice: waiting.some((number) => reading.said.has(number)) && !reading.said.has(now),
  };
}
