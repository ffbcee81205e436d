import { anyOf } from '../any-of.ts';
import { sureness } from '../sureness.ts';
import { splitWords } from '../words.ts';
import { isComparison } from './comparison.ts';
import { partsOf } from './compounds.ts';
import { isDressCode, worn } from './dress-code.ts';
import { isEquipment, isOwnLearning, ownThings } from './equipment.ts';
import { isGiven } from './given.ts';
import { isBeingEarned } from './learning.ts';
import { anothersCar } from './others-car.ts';
import { lexicon, longestPhrase, type ReadSense } from './phrases.ts';
import { isSpokenLittle, saysNo } from './spoken.ts';
import { groupNumbers, numberOf } from './trade-map.ts';
import { formsOf } from './word-forms.ts';
import { isWorkplace } from './workplace.ts';

/** A piece of a text, and its weight. */
export interface Piece {
  readonly text: string;
  readonly counts: number;
  readonly part?: Part;
  /** From 0 to 1: whether it was done, or is only wished for or mentioned in passing. */
  readonly surely?: number;
  /** A job says what the worker gets, and names goods by the place where others are sold. */
  readonly isJob?: boolean;
}

/** The section of a job; `given`: what the worker gets. */
export type Part = 'title' | 'skills' | 'text' | 'given';

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

const endsOfSentence = /[.!?;\n•|]+/u;
const ends = /:+|,\s|\s[-–—+]\s|\s(?:but|maar|kodwa)\s/u;
const refusing = new Set(
  'no not never without dont doesnt cannot cant wont nothing except neither nor avoid hate nie geen nooit sonder angifuni'.split(
    ' ',
  ),
);
/** A rep who is done with selling sells no more. */
const endings: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['with', new Set(['done', 'finished', 'through'])],
  ['of', new Set(['tired', 'sick', 'enough', 'bored'])],
  ['met', new Set(['klaar'])],
  ['vir', new Set(['moeg', 'gatvol'])],
]);
/** What a rep may be done with, such as school, without being done with selling. */
const studies = new Set(
  'matric matriek school skool varsity university college studies study course courses training grade degree no'.split(
    ' ',
  ),
);
/** Follow-ups to a refusal that refuses nothing. */
const notReally = new Set('only just problem problems limit mind matter issue issues trouble fear afraid'.split(' '));
const refusedWords = 5;
const inexperience =
  /\b(?:never|nooit|yet|before|experience|ervaring|nog|havent|haven['’]t|hasn['’]t|did not|have not|has not)\b/i;
const welcome = anyOf(
  String.raw`
  not (?:required|needed|necessary|essential|a must)|(?:a|big) (?:bonus|plus)|an? (?:\p{L}+ )?advantage|advantageous|nice to have
  preferred|preferably|helpful|good but|would help|will help|helps|(?:is|are) welcome|welcome(?=\s*$)|useful|optional
  beneficial|both count|or years|or equivalent|or can learn|or willing to learn|['’]?n (?:bonus|voordeel|pluspunt)
  `,
  'iu',
);

/** Optional, not required. */
export const isWelcome = (text: string) => welcome.test(text);

const isLeft = /(?:\s(?:is|are))?(?:\s['’])?$/;

/** Only the optional thing itself. */
export const withoutWelcome = (text: string) => text.replace(welcome, '').trim().replace(isLeft, '') || text.trim();

const refuses = (word: string, at: number, words: readonly string[]): boolean => {
  if (endings.get(word)?.has(words[at - 1] ?? '')) return !words.slice(at + 1, at + 4).some((one) => studies.has(one));
  return refusing.has(word) && !notReally.has(words[at + 1] ?? '');
};

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

interface Clause {
  readonly text: string;
  readonly sentence: Sentence;
  readonly isJob: boolean;
  readonly stems: readonly string[];
  /** The same words with only a plural removed. */
  readonly words: readonly string[];
  readonly counts: number;
  readonly part: Part;
  readonly surely: number;
  isOptional?: boolean;
  /** Index of the first refused word. */
  readonly refusedFrom: number;
  readonly isInexperience: boolean;
}

/** What a sentence is about is found out when it matters: most sentences name nothing that depends on it. */
interface Sentence {
  readonly text: string;
  isDressCode?: boolean;
  /** Introduces equipment, and not a product sold. */
  isEquipment?: boolean;
  isOwnLearning?: boolean;
}

/** A street as a location, not as a place to sell: they measure uniforms in Church Street. */
const streetName = /\b(in|on|at|down|along|near|off|from|to|of) (?!The |Our )\p{Lu}[\p{L}’'-]+ (?:Street|Straat)\b/gu;

const clausesIn = (piece: Piece): Clause[] =>
  piece.text
    .replace(streetName, '$1')
    .split(endsOfSentence)
    .flatMap((sentence) => {
      const about: Sentence = { text: sentence };
      return sentence.split(ends).map((text) => readClause(text, piece, about));
    });

const givenCounts = 0.2;

function readClause(
  text: string,
  { counts, part = 'text', surely = 1, isJob = false }: Piece,
  sentence: Sentence,
): Clause {
  const isOnlyGiven = isJob && part === 'text' && isGiven(text, sentence.text);
  const words = splitWords(text).flatMap(partsOf);
  const refusal = words.findIndex((word, at) => refuses(word, at, words));
  const forms = words.map(formsOf);
  return {
    stems: forms.map(({ stem }) => stem),
    words: forms.map(({ plain }) => plain),
    ...{ text, sentence, surely, isJob },
    ...(isOnlyGiven ? { counts: givenCounts, part: 'given' } : { counts, part }),
    refusedFrom: refusal === -1 ? words.length : refusal,
    isInexperience: refusal !== -1 && inexperience.test(text),
  };
}

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
