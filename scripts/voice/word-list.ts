import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';

const wordList = z
  .array(
    z.strictObject({
      not: z.string(),
      say: z.string(),
      except: z.array(z.strictObject({ text: z.string(), why: z.string() })).default([]),
    }),
  )
  .readonly();

/** A word that texts avoid. */
export type AvoidedWord = {
  readonly pattern: RegExp;
  /** What to say instead. */
  readonly say: string;
  /** Texts, or the beginning of a path followed by a slash, in which it stands for a reason. */
  readonly except: readonly string[];
};

/** Reads and checks the list at `path`. Throws on a list of another shape. */
export function readWordList(path: string): AvoidedWord[] {
  return wordList.parse(parse(readFileSync(path, 'utf8'))).map(({ not, say, except }) => ({
    pattern: new RegExp(`(?<![\\p{L}-])(?:${not})(?![\\p{L}-])`, 'iu'),
    say,
    except: except.map(({ text }) => text),
  }));
}
