import { saidOf } from './needs.ts';
import type { Reading } from './trade/read-trade.ts';
import { numberOf } from './trade/trade-map.ts';

const now = numberOf('now');
const notice = numberOf('notice');

/** What a rep's profile says of the same. */
export interface Offers {
  readonly languages: readonly number[];
  readonly known: Uint8Array;
  readonly refused: ReadonlySet<number>;
  readonly saysNotice: boolean;
}

export function offersOf(reading: Reading, known: Uint8Array): Offers {
  return {
    languages: saidOf(reading, 'language'),
    known,
    refused: reading.refused,
    saysNotice: reading.said.has(notice) && !reading.said.has(now),
  };
}
