import { sureness } from '../sureness.ts';
import { type Clause, clausesIn, type Part, type Piece, type Sentence } from './clauses.ts';
import { isComparison } from './comparison.ts';
import { isDressCode, worn } from './dress-code.ts';
import { isEquipment, isOwnLearning, ownThings } from './equipment.ts';
import { isBeingEarned } from './learning.ts';
import { anothersCar } from './others-car.ts';
import { lexicon, longestPhrase, type ReadSense } from './phrases.ts';
import { isSpokenLittle, saysNo } from './spoken.ts';
import { groupNumbers, numberOf } from './trade-map.ts';
import { isWelcome } from './welcome.ts';
import { isWorkplace } from './workplace.ts';

export type Mentions = Readonly<Partial<Record<Part, number>>>;

export interface Reading {
  /** The weight of each concept, by its number. */
  readonly said: ReadonlyMap<number, number>;
  /** The certainty of each concept at its most certain mention; missing ones are certain. */
  readonly unsure: ReadonlyMap<number, number>;
  /** Mentions of each concept by section. */
  readonly mentions: ReadonlyMap<number, Mentions>;
  /** Ruled-out concepts. */
  readonly refused: ReadonlySet<number>;
  /** Of those, the ones they do not want; work never done may still be wanted. */
  readonly declined: ReadonlySet<number>;
  /** Concepts somewhere called optional. */
  readonly optional: ReadonlySet<number>;
  /** Languages spoken a little. */
  readonly weak: ReadonlySet<number>;
  /** The weight of each word; an ambiguous word has its chosen meaning beside it. */
  readonly words: ReadonlyMap<string, number>;
}

const refusedWords = 5;
const courses = numberOf('courses');

const counted = new Set(['per', 'each', 'every', 'any']);
const gathered = new Set(
  'talk learner dance farewell ball class pupil result subject exam group evening expo recruiter recruitment'.split(
    ' ',
  ),
);
/** Whether a certificate is the customers': R250 per registered student, matric talks. */
const isOfOthers = (words: readonly string[], at: number) =>
  counted.has(words[at - 1] ?? '') || gathered.has(words[at + 1] ?? '') || gathered.has(words[at + 2] ?? '');

/** Chooses among several meanings: the one with most of its words in the context, those in the same clause counting twice. */
function chooseSense(
  list: readonly ReadSense[],
  clause: ReadonlySet<string>,
  all: ReadonlySet<string>,
): ReadSense | null {
  let best: ReadSense | null = null;
  let most = -1;
  for (const sense of list) {
    let hits = 0;
    for (const word of sense.near) hits += clause.has(word) ? 3 : all.has(word) ? 1 : 0;
    // A rare meaning needs evidence in its own clause.
    if (hits < 3 && list[0]?.means === null) hits = Math.min(hits, 0);
    if (hits > most) [best, most] = [sense, hits];
  }
  return best;
}

const own = numberOf('own');
const licence = numberOf('licence');
const student = numberOf('student');

const isPaper = (number: number) => number === licence || (number !== student && groupNumbers.credential.has(number));

const isEquipmentIn = (sentence: Sentence) => (sentence.isEquipment ??= isEquipment(sentence.text));
const isLearningIn = (sentence: Sentence) => (sentence.isOwnLearning ??= isOwnLearning(sentence.text));
const isDressCodeIn = (sentence: Sentence) => (sentence.isDressCode ??= isDressCode(sentence.text));

/** Goods that a clause names without being about them. */
const isBeside = ({ words, sentence }: Clause, number: number, at: number): boolean =>
  isComparison(words, at) || (worn.has(number) && isDressCodeIn(sentence));

interface Meant {
  readonly number: number;
  readonly clause: Clause;
}

/** The concepts of the trade in a text. */
export function readTrade(pieces: readonly Piece[]): Reading {
  const clauses = pieces.flatMap(clausesIn);
  const all = new Set(clauses.flatMap(({ stems }) => stems));
  const said = new Map<number, number>();
  const mentions = new Map<number, Mentions>();
  const refused = new Set<number>();
  const declined = new Set<number>();
  const optional = new Set<number>();
  const unsure = new Map<number, number>();
  const spoken = { well: new Set<number>(), little: new Set<number>() };
  const words = new Map<string, number>();
  const workplaces: Meant[] = [];
  const withGoods = new Set<Sentence>();
  const count = (number: number, { counts, part }: Clause, surely: number) => {
    said.set(number, (said.get(number) ?? 0) + counts);
    unsure.set(number, Math.max(unsure.get(number) ?? 0, surely));
    const before = mentions.get(number);
    mentions.set(number, { ...before, [part]: (before?.[part] ?? 0) + 1 });
  };
  const add = (numbers: readonly number[], clause: Clause, at: number, length: number) => {
    const { refusedFrom, sentence } = clause;
    const isRefused = at > refusedFrom && at <= refusedFrom + refusedWords;
    for (const meant of numbers) {
      const ownThing = ownThings.get(meant);
      const number = ownThing !== undefined && isEquipmentIn(sentence) ? ownThing : meant;
      if (number === courses && isLearningIn(sentence)) continue;
      if (groupNumbers.credential.has(number) && isOfOthers(clause.words, at)) continue;
      const isLanguage = groupNumbers.language.has(number);
      if (isRefused || (isLanguage && saysNo(clause.words, at))) {
        refused.add(number);
        if (!clause.isInexperience) declined.add(number);
        continue;
      }
      if (number === own && anothersCar.test(clause.text)) continue;
      if (groupNumbers.product.has(number)) {
        if (isBeside(clause, number, at)) continue;
        if (clause.isJob && isWorkplace(clause.words, at, length)) {
          workplaces.push({ number, clause });
          continue;
        }
        withGoods.add(sentence);
      }
      clause.isOptional ??= isWelcome(clause.text);
      if (clause.isOptional) optional.add(number);
      if (isLanguage) spoken[isSpokenLittle(clause.words, at) ? 'little' : 'well'].add(number);
      const isEarned = isPaper(number) && isBeingEarned(clause.words, at, length);
      count(number, clause, isEarned ? sureness.wish : isPaper(number) ? 1 : clause.surely);
    }
  };
  const { sensesOf, wholeClauses } = lexicon();
  for (const clause of clauses) {
    const { stems, counts } = clause;
    let own: ReadonlySet<string> | undefined;
    let read = 0;
    const whole = stems.length > 0 && stems.length <= 3 ? wholeClauses.get(stems.join(' ')) : undefined;
    if (whole) {
      add(whole, clause, 0, stems.length);
      read = stems.length;
    }
    stems.forEach((word, at) => {
      let term = word;
      if (at >= read) {
        const phrase = longestPhrase(stems, clause.words, at);
        const several = phrase && phrase.length > 1 ? undefined : sensesOf.get(word);
        if (several) {
          // Few clauses have such a word.
          own ??= new Set(stems);
          const sense = chooseSense(several, own, all);
          if (sense && sense.means !== null) {
            add([sense.means], clause, at, 1);
            term = `${word}:${sense.name}`;
          } else term = `${word}:`;
        } else if (phrase) {
          add(phrase.means, clause, at, phrase.length);
          read = at + phrase.length;
        }
      }
      words.set(term, (words.get(term) ?? 0) + counts);
    });
  }
  // Who works in a bakery and names no other goods sells bread.
  for (const { number, clause } of workplaces)
    if (!withGoods.has(clause.sentence)) count(number, clause, clause.surely);
  for (const number of refused) if (said.has(number)) refused.delete(number);
  for (const number of declined) if (!refused.has(number)) declined.delete(number);
  return {
    said,
    mentions,
    unsure,
    refused,
    declined,
    optional,
    weak: spoken.little.difference(spoken.well),
    words,
  };
}
