import { splitWords, stem } from '../words.ts';
import { type Sense, senses } from './senses.ts';
import { concepts, numberOf } from './trade-map.ts';

/** One word further in a phrase of the trade. */
export interface Step {
  readonly next: Map<string, Step>;
  /** What is said by the words up to here. */
  readonly means: number[];
}

const newStep = (): Step => ({ next: new Map(), means: [] });

const stemsOf = (phrase: string) => splitWords(phrase).map(stem);

function readPhrases(): Step {
  const start = newStep();
  concepts.forEach(({ said }, number) => {
    for (const phrase of said) {
      let step = start;
      for (const word of stemsOf(phrase)) {
        const next = step.next.get(word) ?? newStep();
        step.next.set(word, next);
        step = next;
      }
      if (!step.means.includes(number)) step.means.push(number);
    }
  });
  return start;
}

/** All phrases of the trade, by their stems. */
export const phrases: Step = readPhrases();

export interface ReadSense {
  readonly means: number | null;
  /** Stems; none: what it usually means. */
  readonly near: ReadonlySet<string>;
}

const readSense = ({ means, near }: Sense): ReadSense => ({
  means: means === null ? null : numberOf(means),
  near: new Set(stemsOf(near)),
});

/** The words of several meanings, by their stems. */
export const sensesOf: ReadonlyMap<string, readonly ReadSense[]> = new Map(
  Object.entries(senses).map(([word, list]) => [stem(word), list.map(readSense)]),
);

/** Every word that some phrase has. */
export const tradeWords: ReadonlySet<string> = new Set(
  concepts.flatMap(({ said }) => said.flatMap(stemsOf)).concat([...sensesOf.keys()]),
);
