/** How common words are: what nearly everybody says tells nobody apart. Plain, so that it can be kept with a model. */
export interface Corpus {
  readonly documents: number;
  /** In words. */
  readonly averageLength: number;
  /** In how many texts a term is; those of one text alone are left out. */
  readonly frequency: Readonly<Record<string, number>>;
}

/** From the terms of each text. */
export function makeCorpus(texts: Iterable<readonly string[]>): Corpus {
  const counts = new Map<string, number>();
  let documents = 0;
  let length = 0;
  for (const terms of texts) {
    documents++;
    length += terms.length;
    for (const term of new Set(terms)) counts.set(term, (counts.get(term) ?? 0) + 1);
  }
  const common = [...counts].filter(([, count]) => count > 1).sort(([one], [other]) => (one < other ? -1 : 1));
  return {
    documents,
    averageLength: documents === 0 ? 1 : Math.max(1, length / documents),
    frequency: Object.fromEntries(common),
  };
}

/** Of each corpus, what was worked out: few terms are in most texts. */
const worked = new WeakMap<Corpus, Map<string, number>>();
const mostWorked = 20_000;

/** How much a term tells; above 0 also for what all say. */
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
  // A term may be called what an object has anyway.
  const count = Object.hasOwn(frequency, term) ? (frequency[term] ?? 1) : 1;
  return Math.log(1 + (documents - Math.min(count, documents) + 0.5) / (count + 0.5));
}

/** Before there are any texts: all words tell the same. */
export const noCorpus: Corpus = { documents: 0, averageLength: 60, frequency: {} };
