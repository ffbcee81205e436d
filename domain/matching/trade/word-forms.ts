import { neutral } from '../gendered.ts';
import { singular, stem } from '../words.ts';
import { lexicon } from './phrases.ts';
import { spellOut } from './spelling.ts';

interface WordForms {
  /** The common stem of its forms, with a typo corrected. */
  readonly stem: string;
  /** The word with only a plural ending removed. */
  readonly plain: string;
}

const mostKnown = 20_000;
const known = new Map<string, WordForms>();

/**
 * A cache: texts share most words, and searching for typos takes long. Repeated lookups also return the same strings, which sets and maps find faster
 * than equal ones.
 */
export function formsOf(word: string): WordForms {
  const before = known.get(word);
  if (before !== undefined) return before;
  // Words in use are soon cached again.
  if (known.size >= mostKnown) known.clear();
  const forms = readForms(word);
  known.set(word, forms);
  return forms;
}

function readForms(word: string): WordForms {
  const typed = stem(word);
  // A foreman is no mistyped fireman.
  const meant = neutral(word) === word ? spellOut(typed) : typed;
  // A corrected word counts as the base form, since the intended form is unknown.
  return { stem: meant, plain: meant === typed ? singular(word) : (lexicon().wordOf.get(meant) ?? word) };
}
