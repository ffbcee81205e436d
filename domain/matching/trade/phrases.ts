import { singular, splitWords, stem } from '../words.ts';
import type { Concept } from './concept.ts';
import type { Sense } from './sense.ts';
import { trade } from './trade-data.ts';
import { concepts, numberOf } from './trade-map.ts';

/** The next word of a phrase of the trade. */
interface Step {
  readonly next: Map<string, Step>;
  /** The meaning of the words up to here. */
  readonly means: number[];
  /** For a word whose meaning is bound to certain forms: only these. */
  readonly alone: Map<string, number[]>;
}

const newStep = (): Step => ({ next: new Map(), means: [], alone: new Map() });

const inAnyForm = new Set(trade.words.inAnyForm.map(stem));

const stemsOf = (phrase: string) => splitWords(phrase).map(stem);

/** The vocabulary of the trade. */
interface Lexicon {
  /** All phrases, by their stems. */
  readonly phrases: Step;
  /** The meaning of a clause that has these stems and no others. */
  readonly wholeClauses: ReadonlyMap<string, readonly number[]>;
  /** Ambiguous words, by their stems. */
  readonly sensesOf: ReadonlyMap<string, readonly ReadSense[]>;
  /** Every word that some phrase has. */
  readonly tradeWords: ReadonlySet<string>;
  /** The full word behind a meaningful stem. */
  readonly wordOf: ReadonlyMap<string, string>;
}

let known: Lexicon | undefined;

/** Built on first use, which takes an eighth of a start: most processes match nothing. */
export function lexicon(): Lexicon {
  known ??= makeLexicon();
  return known;
}

function makeLexicon(): Lexicon {
  const sensesOf = new Map(
    Object.entries(trade.senses).map(([word, list]) => [stem(word), list.map((sense) => readSense(word, sense))]),
  );
  const said = concepts.flatMap((concept) => concept.said);
  const phrases = readPhrases();
  nameWhatIsInside(phrases, sensesOf);
  return {
    phrases,
    sensesOf,
    wholeClauses: new Map(
      concepts.flatMap((concept, number) =>
        concept.said.filter(isAlone).map((phrase) => [stemsOf(phrase).join(' '), [number]]),
      ),
    ),
    tradeWords: new Set([...said.flatMap(stemsOf), ...sensesOf.keys()]),
    wordOf: new Map(
      said.filter((phrase) => !phrase.includes(' ') && !isAlone(phrase)).map((word) => [stem(word), singular(word)]),
    ),
  };
}

/** Starts a meaning that needs an otherwise empty clause: "car" listed among skills is a car owned. */
const alone = '^';
const isAlone = (phrase: string) => phrase.startsWith(alone);

function readPhrases(): Step {
  const start = newStep();
  concepts.forEach(({ said }, number) => {
    for (const phrase of said) {
      if (isAlone(phrase)) continue;
      let step = start;
      const words = splitWords(phrase);
      for (const word of words.map(stem)) {
        const next = step.next.get(word) ?? newStep();
        step.next.set(word, next);
        step = next;
      }
      const [only = ''] = words;
      const means = words.length > 1 || inAnyForm.has(stem(only)) ? step.means : aloneIn(step, singular(only));
      if (!means.includes(number)) means.push(number);
    }
  });
  return start;
}

function aloneIn(step: Step, word: string): number[] {
  const known = step.alone.get(word);
  if (known) return known;
  const means: number[] = [];
  step.alone.set(word, means);
  return means;
}

export interface ReadSense {
  readonly means: number | null;
  /** Its meaning, by an id that is stable when concepts are added. */
  readonly name: string;
  /** Stems; none: its usual meaning. */
  readonly near: ReadonlySet<string>;
}

const readSense = (word: string, { means, near }: Sense): ReadSense => ({
  means: means === null ? null : numberOf(means),
  name: means ?? '',
  // The word itself is always in its own context, and does not disambiguate.
  near: new Set(near.flatMap(stemsOf).filter((one) => one !== stem(word))),
});

interface Phrase {
  readonly means: readonly number[];
  /** Number of words. */
  readonly length: number;
}

/** The longest phrase that begins at one of the words, given with their stems. */
export function longestPhrase(
  stems: readonly string[],
  words: readonly string[],
  from: number,
  start = lexicon().phrases,
): Phrase | null {
  let found: Phrase | null = null;
  let step: Step | undefined = start;
  for (let length = 1; from + length <= stems.length; length++) {
    step = step.next.get(stems[from + length - 1] ?? '');
    if (step === undefined) break;
    const alone = length === 1 ? (step.alone.get(words[from] ?? '') ?? []) : [];
    if (step.means.length + alone.length > 0) found = { means: [...step.means, ...alone], length };
  }
  return found;
}

const namedByProduct = new Set(trade.words.namedByProduct);
const namedAfterProduct = new Set(trade.words.namedAfterProduct);

type Senses = Lexicon['sensesOf'];

function usuallyMeant(word: string, otherwise: readonly number[], sensesOf: Senses): readonly number[] {
  const [usual] = sensesOf.get(word) ?? [];
  if (usual === undefined) return otherwise;
  return usual.means === null ? [] : [usual.means];
}

/** Further concepts in a phrase besides its meaning as a whole. */
function insideOf(phrase: string, { id, group }: Concept, start: Step, sensesOf: Senses): number[] {
  const words = splitWords(phrase);
  const [stems, plain] = [words.map(stem), words.map(singular)];
  const isNamed = ({ id: one, group: other }: Concept) =>
    group === 'product' ? namedAfterProduct.has(one) : namedByProduct.has(id) && other === 'product';
  return stems.flatMap((word, at) => {
    // Not the phrase itself.
    const found = longestPhrase(at === 0 ? stems.slice(0, -1) : stems, plain, at, start);
    const means = found && found.length > 1 ? found.means : usuallyMeant(word, found?.means ?? [], sensesOf);
    return means.filter((number) => isNamed(concepts[number] as Concept));
  });
}

function nameWhatIsInside(start: Step, sensesOf: Senses): void {
  const inside = concepts.flatMap((concept) =>
    concept.said
      .filter((phrase) => phrase.includes(' ') && !isAlone(phrase))
      .map((phrase) => ({ phrase, numbers: insideOf(phrase, concept, start, sensesOf) })),
  );
  for (const { phrase, numbers } of inside) {
    const { means } = stemsOf(phrase).reduce((step, word) => step.next.get(word) ?? step, start);
    for (const number of numbers) if (!means.includes(number)) means.push(number);
  }
}
