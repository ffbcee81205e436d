import { type Corpus, rarity } from './corpus.ts';

/** The terms of a text as numbers, in ascending order, so that two texts are compared in one pass along both. */
export interface Terms {
  readonly ids: Int32Array;
  /** A term's weight in a document: more with each mention, with diminishing effect. */
  readonly found: Float32Array;
  /** Its weight in a query. */
  readonly asked: Float32Array;
  /** The maximum score of a query, if every term were found. */
  readonly total: number;
}

// Nearly the usual ones of BM25.
const soonEnough = 1.2;
const lengthCounts = 0.7;
const mostAsked = 3;

/** FNV-1a: a number for a term without keeping a list of all terms. */
function numberOf(term: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < term.length; index++) hash = Math.imul(hash ^ term.charCodeAt(index), 0x01000193);
  return hash | 0;
}

/** Each term with its weight: one mention is 1. */
export function weighTerms(said: ReadonlyMap<string, number>, corpus: Corpus): Terms {
  let length = 0;
  for (const times of said.values()) length += times;
  const slow = soonEnough * (1 - lengthCounts + lengthCounts * Math.min(3, length / corpus.averageLength));
  const rows = [...said].map(([term, times]) => ({ id: numberOf(term), term, times }));
  rows.sort((one, other) => one.id - other.id);
  // In one piece of memory: separate allocations cost more than their content.
  const memory = new ArrayBuffer(12 * rows.length);
  const ids = new Int32Array(memory, 0, rows.length);
  const found = new Float32Array(memory, 4 * rows.length, rows.length);
  const asked = new Float32Array(memory, 8 * rows.length, rows.length);
  let total = 0;
  rows.forEach(({ id, term, times }, at) => {
    const asks = rarity(corpus, term) * Math.min(times, mostAsked);
    ids[at] = id;
    found[at] = (times * (soonEnough + 1)) / (times + slow);
    asked[at] = asks;
    total += asks;
  });
  return { ids, found, asked, total };
}

// A fifth of the possible score is half way: no profile repeats a whole advertisement.
const half = 0.2;
const part = (sum: number, total: number) => (total === 0 ? 0 : sum / total / (sum / total + half));

/** BM25 both ways, each from 0 to near 1. */
export function compareTerms(question: Terms, answer: Terms): { asked: number; offered: number } {
  const { ids, asked: questionAsked, found: questionFound } = question;
  const { ids: others, asked: answerAsked, found: answerFound } = answer;
  let i = 0;
  let j = 0;
  let asked = 0;
  let offered = 0;
  while (i < ids.length && j < others.length) {
    const one = ids[i] as number;
    const other = others[j] as number;
    if (one < other) i++;
    else if (other < one) j++;
    else {
      asked += (questionAsked[i] as number) * (answerFound[j] as number);
      offered += (answerAsked[j] as number) * (questionFound[i] as number);
      i++;
      j++;
    }
  }
  return { asked: part(asked, question.total), offered: part(offered, answer.total) };
}
