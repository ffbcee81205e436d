import { Refusal } from '../../refusal.ts';

export interface PdfReader {
  /** Where the next thing begins, behind white space and comments. Throws file.unsafe. */
  skip(at: number): number;
  /** Where a match of the sticky pattern here ends; null without a match. */
  endOf(pattern: RegExp, at: number): number | null;
}

/** Comments can be laid so that each name leads through all that follow. No program does that. */
const mostRead = 4;

const blank = /[\s\0]+|%[^\r\n]*/y;

/** Reads a PDF behind the names in it, in a time that its length bounds. */
export function createPdfReader(text: string): PdfReader {
  let left = text.length * mostRead;

  function endOf(pattern: RegExp, at: number): number | null {
    pattern.lastIndex = at;
    return pattern.test(text) ? pattern.lastIndex : null;
  }

  return {
    endOf,
    skip(from) {
      let at = from;
      for (let end = endOf(blank, at); end !== null; end = endOf(blank, at)) {
        left -= end - at;
        if (left < 0) throw new Refusal('file.unsafe');
        at = end;
      }
      return at;
    },
  };
}
