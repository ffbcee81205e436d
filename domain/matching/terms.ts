import { type Corpus, rarity } from './corpus.ts';

/** The terms of a text as numbers, in ascending order, so that two texts are compared in one walk along both. */
export interface Terms {
  readonly ids: Int32Array;
  /** What a term counts when this text is the one that is searched: more the oftener it is said, but ever less so. */
  readonly found: Float32Array;
  /** What it counts when this text is the question. */
  readonly asked: Float32Array;
  /** All that is asked, as if everything were found. */
  readonly total: number;
}

// The usual ones of BM25; lengths count for less, since a long profile is no worse.
const soonEnough = 1.2;
const lengthCounts = 0.4;
const mostAsked = 3;

/** FNV-1a: a number for a term without keeping a list of all terms. */
function numberOf(term: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < term.length; index++) hash = Math.imul(hash ^ term.charCodeAt(index), 0x01000193);
  return hash | 0;
}

/** Each term with how heavily it is said: once in the text is 1. */
export function weighTerms(said: ReadonlyMap<string, number>, corpus: Corpus): Terms {
  let length = 0;
  for (const times of said.values()) length += times;
  const slow = soonEnough * (1 - lengthCounts + lengthCounts * Math.min(3, length / corpus.averageLength));
  const rows = [...said].map(([term, times]) => ({
    id: numberOf(term),
    found: (times * (soonEnough + 1)) / (times + slow),
    asked: rarity(corpus, term) * Math.min(times, mostAsked),
  }));
  rows.sort((one, other) => one.id - other.id);
  return {
    ids: Int32Array.from(rows, ({ id }) => id),
    found: Float32Array.from(rows, ({ found }) => found),
    asked: Float32Array.from(rows, ({ asked }) => asked),
    total: rows.reduce((sum, { asked }) => sum + asked, 0),
  };
}

// A third of all that could be found is a lot: nobody repeats a whole advertisement in their profile.
const half = 0.12;
const part = (sum: number, total: number) => (total === 0 ? 0 : sum / total / (sum / total + half));

/** BM25 both ways, each from 0 to near 1. */
export function compareTerms(question: Terms, answer: Terms): { asked: number; offered: number } {
  let [i, j, asked, offered] = [0, 0, 0, 0];
  while (i < question.ids.length && j < answer.ids.length) {
    const [one = 0, other = 0] = [question.ids[i], answer.ids[j]];
    if (one === other) {
      asked += (question.asked[i] ?? 0) * (answer.found[j] ?? 0);
      offered += (answer.asked[j] ?? 0) * (question.found[i] ?? 0);
    }
    if (one <= other) i++;
    if (other <= one) j++;
  }
  return { asked: part(asked, question.total), offered: part(offered, answer.total) };
}
