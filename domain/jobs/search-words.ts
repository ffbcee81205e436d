import { inOneForm } from '#contract/one-form.ts';

/** Real queries have no more; each costs an index lookup. */
const mostWords = 8;
const longestWord = 40;

const everyWord = (text: string): string[] => {
  const words =
    inOneForm(text)
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.map((word) => word.slice(0, longestWord));
};

/** The words of a query, in lower case, each once. Signs of any kind only separate them. */
export const searchWords = (text: string): string[] => [...new Set(everyWord(text))].slice(0, mostWords);

/** The words of a query in order: "Cape Town, Western Cape" has one twice. */
export const wordsTyped = (text: string): string[] => everyWord(text).slice(0, mostWords);

/** How many typos a word of this length is forgiven. In a short word nearly everything is one typo away. */
function forgiven(word: string): number {
  if (word.length < 4) return 0;
  if (word.length < 6) return 1;
  return word.length < 9 ? 2 : 3;
}

/** Edit distance with swaps of neighbours. Stops counting above `most`. */
export function slipsBetween(one: string, other: string, most = Number.POSITIVE_INFINITY): number {
  const [a, b] = [[...one], [...other]];
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let twoBack: number[] = [];
  let back = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1];
      let least = Math.min(
        (back[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (back[column - 1] ?? 0) + (same ? 0 : 1),
      );
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1])
        least = Math.min(least, (twoBack[column - 2] ?? 0) + 1);
      current.push(least);
    }
    if (Math.min(...current) > most) return most + 1;
    [twoBack, back] = [back, current];
  }
  return back[b.length] ?? 0;
}

interface Candidate {
  readonly word: string;
  /** How often it was used. */
  readonly times: number;
}

/** The most likely intended word: the fewest typos away, then the most frequent one. Null when none is near. */
export function closestWord(typed: string, candidates: readonly Candidate[]): string | null {
  const most = forgiven(typed);
  const [best] = candidates
    .map(({ word, times }) => ({ word, times, slips: slipsBetween(typed, word, most) }))
    .filter(({ slips }) => slips <= most)
    .toSorted((one, other) => one.slips - other.slips || other.times - one.times || one.word.localeCompare(other.word));
  return best?.word ?? null;
}

/** Whether the input is near a prefix of the word: `johanes` may become `johannesburg`. */
function isNear(typed: string, word: string): boolean {
  const most = forgiven(typed);
  const beginnings = [word, word.slice(0, typed.length), word.slice(0, typed.length + 1)];
  return beginnings.some((beginning) => slipsBetween(typed, beginning, most) <= most);
}

/** Whether this input may mean something of this name: each word is near one of its words. */
export function isMeant(typed: string, name: string): boolean {
  const [asked, words] = [searchWords(typed), searchWords(name)];
  return asked.length > 0 && asked.every((one) => words.some((word) => isNear(one, word)));
}
