import type { RepToMatch } from './described.ts';
import { mentionedIn } from './needs.ts';
import { needsNotice } from './notice.ts';
import { sureness } from './sureness.ts';
import type { ConceptGroup } from './trade/concept.ts';
import type { Reading } from './trade/read-trade.ts';
import { groupNumbers, numberOf } from './trade/trade-map.ts';
import { cannotDrive, type Stays, staysOf, wantsSalary } from './unwilling.ts';

const now = numberOf('now');
const driving = new Set(['licence', 'own'].map(numberOf));
const later = numberOf('later');

/** The same attributes in a rep's profile. */
export interface Offers {
  readonly languages: readonly number[];
  /** Named explicitly by them. */
  readonly names: ReadonlySet<number>;
  readonly known: Uint8Array;
  readonly refused: ReadonlySet<number>;
  readonly declined: ReadonlySet<number>;
  /** Not available immediately. */
  readonly givesNotice: boolean;
  /** Places they would rather not leave for work. */
  readonly stays: Stays | null;
  /** They refuse commission-only work. */
  readonly wantsSalary: boolean;
  readonly hasOtherWork: boolean;
  readonly hasSelling: boolean;
  /** Says nothing of any work, or only wishes. */
  readonly isBlank: boolean;
}

export function offersOf(rep: RepToMatch, reading: Reading, known: Uint8Array): Offers {
  const has = (group: ConceptGroup, surely = 0) =>
    [...reading.said].some(([number]) => groupNumbers[group].has(number) && (reading.unsure.get(number) ?? 1) > surely);
  const [hasOtherWork, hasSelling] = [has('other-work'), has('selling')];
  return {
    hasOtherWork,
    hasSelling,
    isBlank: !hasOtherWork && !has('selling', sureness.wish) && !has('product', sureness.wish),
    names: new Set(reading.said.keys()),
    languages: mentionedIn(reading, 'language'),
    known,
    stays: staysOf(rep),
    wantsSalary: wantsSalary(rep),
    declined: reading.declined,
    refused: cannotDrive(rep) ? reading.refused.union(driving) : reading.refused,
    givesNotice: (needsNotice(rep) || reading.said.has(later)) && !reading.said.has(now),
  };
}
