import { type SiteWords, usualFacts, wordsOf } from './site-facts.ts';

/**
 * What stands in the built pages in place of each: the server puts in what holds as it gives a page out, and knows it then alone.
 * Between two characters of the private use area, which mean nothing in any text.
 */
export const factPlaceholders = /*#__PURE__*/ makePlaceholders();

function makePlaceholders(): SiteWords {
  const leaves = new Map(leavesOf(wordsOf(usualFacts)).map(([path]) => [path, `\uE000${path}\uE001`]));
  return withLeaves(wordsOf(usualFacts), leaves);
}

/** @param escaped what each word becomes, as the page needs it */
export function fillInFacts(page: string, words: SiteWords, escaped: (word: string) => string): string {
  const leaves = new Map(leavesOf(words));
  return page.replace(/\uE000([\w.]+)\uE001/g, (placeholder, path: string) => {
    const word = leaves.get(path);
    return word === undefined ? placeholder : escaped(word);
  });
}

/** Each word by its way there: `support.hours.0.time`. */
function leavesOf(words: object, before = ''): [string, string][] {
  return Object.entries(words).flatMap(([name, word]) =>
    typeof word === 'string' ? [[before + name, word]] : leavesOf(word, `${before}${name}.`),
  );
}

function withLeaves<Words extends object>(words: Words, leaves: ReadonlyMap<string, string>, before = ''): Words {
  const entries = Object.entries(words).map(([name, word]) => [
    name,
    typeof word === 'string' ? leaves.get(before + name) : withLeaves(word, leaves, `${before}${name}.`),
  ]);
  return (Array.isArray(words) ? entries.map(([, word]) => word) : Object.fromEntries(entries)) as Words;
}
