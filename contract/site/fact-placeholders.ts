import { type SiteWords, usualFacts, wordsOf } from './site-facts.ts';

/**
 * Placeholders in the built pages: the server inserts the current values when it serves a page, as they are known only then. Between two characters
 * of the private use area, which mean nothing in any text.
 */
export const factPlaceholders = /*#__PURE__*/ makePlaceholders();

function makePlaceholders(): SiteWords {
  const leaves = new Map(leavesOf(wordsOf(usualFacts)).map(([path]) => [path, `\uE000${path}\uE001`]));
  return withLeaves(wordsOf(usualFacts), leaves);
}

/** @param escaped maps each word to its form on the page */
export function fillInFacts(page: string, words: SiteWords, escaped: (word: string) => string): string {
  const leaves = new Map(leavesOf(words));
  return page.replace(/\uE000([\w.]+)\uE001/g, (placeholder, path: string) => {
    const word = leaves.get(path);
    return word === undefined ? placeholder : escaped(word);
  });
}

/** Each word by its path: `support.hours.0.time`. */
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
