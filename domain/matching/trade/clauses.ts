import { splitWords } from '../words.ts';
import { partsOf } from './compounds.ts';
import { isGiven } from './given.ts';
import { formsOf } from './word-forms.ts';

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
const inexperience =
  /\b(?:never|nooit|yet|before|experience|ervaring|nog|havent|haven['’]t|hasn['’]t|did not|have not|has not)\b/i;
const refuses = (word: string, at: number, words: readonly string[]): boolean => {
  if (endings.get(word)?.has(words[at - 1] ?? '')) return !words.slice(at + 1, at + 4).some((one) => studies.has(one));
  return refusing.has(word) && !notReally.has(words[at + 1] ?? '');
};

/** Words between two commas or other ends. */
export interface Clause {
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
export interface Sentence {
  readonly text: string;
  isDressCode?: boolean;
  /** Introduces equipment, and not a product sold. */
  isEquipment?: boolean;
  isOwnLearning?: boolean;
}

/** A street as a location, not as a place to sell: they measure uniforms in Church Street. */
const streetName = /\b(in|on|at|down|along|near|off|from|to|of) (?!The |Our )\p{Lu}[\p{L}’'-]+ (?:Street|Straat)\b/gu;

export const clausesIn = (piece: Piece): Clause[] =>
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
