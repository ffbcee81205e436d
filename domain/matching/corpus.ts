/** Frequencies of words: common words don't distinguish. Plain data, so that it can be stored with a model. */
export interface Corpus {
  readonly documents: number;
  /** The average number of terms in a text. */
  readonly averageLength: number;
  /** Number of texts with a term; those in one text alone are left out. */
  readonly frequency: Readonly<Record<string, number>>;
}

/** Counts the terms of texts, one by one. */
export function countTexts() {
  const counts = new Map<string, number>();
  let documents = 0;
  let length = 0;
  return {
    add(terms: readonly string[]): void {
      documents++;
      length += terms.length;
      for (const term of new Set(terms)) counts.set(term, (counts.get(term) ?? 0) + 1);
    },
    corpus(): Corpus {
      const common = [...counts].filter(([, count]) => count > 1).sort(([one], [other]) => (one < other ? -1 : 1));
      return {
        documents,
        averageLength: documents === 0 ? 1 : Math.max(1, length / documents),
        frequency: Object.fromEntries(common),
      };
    },
  };
}

/** Counts the terms of each text. */
export function makeCorpus(texts: Iterable<readonly string[]>): Corpus {
  const counted = countTexts();
  for (const terms of texts) counted.add(terms);
  return counted.corpus();
}

/** Cached weights of each corpus: few terms are in most texts. */
const worked = new WeakMap<Corpus, Map<string, number>>();
const mostWorked = 20_000;

/** A term's weight; above 0 even for the most common. */
export function rarity(corpus: Corpus, term: string): number {
  let known = worked.get(corpus);
  if (known === undefined || known.size >= mostWorked) {
    known = new Map();
    worked.set(corpus, known);
  }
  let value = known.get(term);
  if (value === undefined) {
    value = workOut(corpus, term);
    known.set(term, value);
  }
  return value;
}

function workOut({ documents, frequency }: Corpus, term: string): number {
  // A term may have the name of an object's own property.
  const count = Object.hasOwn(frequency, term) ? (frequency[term] ?? 1) : 1;
  return Math.log(1 + (documents - Math.min(count, documents) + 0.5) / (count + 0.5));
}

/** Before there are any texts: all words weigh the same. */
export const noCorpus: Corpus = { documents: 0, averageLength: 60, frequency: {} };
