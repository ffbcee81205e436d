import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';

const wordList = z.strictObject({
  unchecked: z.array(z.strictObject({ path: z.string(), why: z.string() })),
  words: z.array(
    z.strictObject({
      not: z.string(),
      say: z.string(),
      except: z.array(z.strictObject({ text: z.string(), why: z.string() })).default([]),
    }),
  ),
});

/** A word that texts avoid. */
export interface AvoidedWord {
  readonly pattern: RegExp;
  /** The suggested replacement. */
  readonly say: string;
  /** Texts that may contain it. */
  readonly except: readonly string[];
}

interface WordList {
  /** Path prefixes whose texts are not checked. */
  readonly unchecked: readonly string[];
  readonly words: readonly AvoidedWord[];
}

/** Reads and validates the list at `path`. Throws on a list of another shape. */
export function readWordList(path: string): WordList {
  const { unchecked, words } = wordList.parse(parse(readFileSync(path, 'utf8')));
  return {
    unchecked: unchecked.map((one) => one.path),
    words: words.map(({ not, say, except }) => ({
      pattern: new RegExp(`(?<![\\p{L}_-])(?:${not})(?![\\p{L}_-])`, 'iu'),
      say,
      except: except.map(({ text }) => text),
    })),
  };
}
