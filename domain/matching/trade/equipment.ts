import { anyOf } from '../any-of.ts';
import { numberOf } from './trade-map.ts';

/** Products that are also work equipment. */
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

/** Whether a sentence is about equipment: fibre and a laptop at home are not products sold. */
export const isEquipment = (sentence: string): boolean => has.test(sentence) && !deals.test(sentence);

const learnt = anyOf(
  String.raw`
  learnerships?|internship|studied|studying|study|graduat(?:e|ed)|n[1-6]|leerlingskap
  (?:finish|complet|pass)(?:ed|ing) (?:\p{L}+[ ,]+){0,4}(?:courses?|college|learnership|diploma|degree|certificate|n[1-6])
  (?:done|did|doing|busy with) (?:\p{L}+[ ,]+){0,4}(?:courses?|college|learnership|diploma|degree|certificate|n[1-6])
  (?:my|a|short|matric and) (?:\p{L}+ ){0,2}(?:course|learnership)|(?:college|university|tvet|school) (?:student|graduate|leaver)s?
  kursus (?:gedoen|voltooi)|het (?:\p{L}+ )?studeer
  `,
  'iu',
);
const teaches = anyOf(
  String.raw`
  sell\w*|sold|recruit\w*|enrol\w*|promot\p{L}+|market\p{L}*|sign(?:ed|ing)?[- ]ups?|sales|leads?|visit\w*|talks?|campaigns?
  for (?:a|an|the) (?:\p{L}+ )?(?:college|school|academy|university)
  tutor\w*|taught|teach\w*|open days?|verko\p{L}+
  `,
  'iu',
);

/** Whether a sentence is about the rep's own studies, which are not courses sold. */
export const isOwnLearning = (sentence: string): boolean => learnt.test(sentence) && !teaches.test(sentence);
