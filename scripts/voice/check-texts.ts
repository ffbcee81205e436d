import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isCode, listFiles } from '../rooms/list-files.ts';
import { readTexts, type Text } from './read-texts.ts';
import { sentencesOf, wordsOf } from './reading-ease.ts';
import type { AvoidedWord } from './word-list.ts';

/** Tests quote texts, benches are for engineers alone. */
const unread = /\.(?:test|spec)\.tsx?$|^(?:test|bench|research)\//;

/** Every text of the product, in the order of its files. */
export function listTexts(root: string): Text[] {
  return listFiles(root)
    .filter((path) => isCode(path) && !unread.test(path))
    .flatMap((path) => readTexts(path, readFileSync(join(root, path), 'utf8')));
}

/** A line for each text with a word of the list: its place, the word, a better one. */
export function findAvoided(texts: readonly Text[], words: readonly AvoidedWord[]): string[] {
  return texts.flatMap(({ path, line, text }) =>
    words.flatMap(({ pattern, say, except }) => {
      const found = pattern.exec(text)?.[0];
      return found === undefined || except.includes(text)
        ? []
        : [`${path}:${line}  “${found}” in “${text}”: say ${say}`];
    }),
  );
}

/** Exceptions without a text. */
export function findIdle(texts: readonly Text[], words: readonly AvoidedWord[]): string[] {
  return words.flatMap(({ pattern, except }) =>
    except.filter((one) => !texts.some(({ text }) => text === one && pattern.test(text))),
  );
}

/** Screens that people read between two customers. Legal and public pages may have longer sentences. */
const portals = /^web\/(?:admin|features|pages\/(?:rep|business))\/|^texts\//;
const longest = 20;

/** A line for each sentence of a portal's screens that is too long. */
export function findLong(texts: readonly Text[]): string[] {
  return texts
    .filter(({ path }) => portals.test(path))
    .flatMap(({ path, line, text }) =>
      sentencesOf(text)
        .filter((sentence) => wordsOf(sentence).length > longest)
        .map((sentence) => `${path}:${line}  more than ${longest} words in “${sentence}”`),
    );
}
