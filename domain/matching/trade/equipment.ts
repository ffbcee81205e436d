import { anyOf } from '../any-of.ts';
import { numberOf } from './trade-map.ts';

/** What is sold, and is also what people work with. */
export const ownThings: ReadonlyMap<number, number> = new Map(
  ['fibre', 'phones', 'hardware-it', 'solar'].map((id) => [numberOf(id), numberOf('smartphone')]),
);

const has = anyOf(
  String.raw`
  from home|home office|home[- ]based|wfh|headset|ups|quiet (?:room|space|corner|place)|load ?shedding|internet is
  (?:have|own|owns|my|got|with|need|needs|use|het|eie) (?:\p{L}+[ ,]+){0,3}(?:laptop|computer|smartphone|phone|android|samsung|tablet|wi-?fi|fibre|internet|inverter|selfoon|foon)
  `,
  'iu',
);
const deals = anyOf(
  String.raw`
  sell\w*|sold|sales|verko\p{L}+|install\p{L}*|doors?|leads?|sign(?:ed|ing)?[- ]ups?|rep|reps|shop|shops|store
  stores|promot\p{L}+|demo\p{L}*|repair\p{L}*|market\p{L}*|contracts?|deals?|packages?|clients?|customers?|book
  booked|appointments?
  `,
  'iu',
);

/** Whoever has fibre and a laptop at home does not sell them. */
export const isEquipment = (sentence: string): boolean => has.test(sentence) && !deals.test(sentence);
