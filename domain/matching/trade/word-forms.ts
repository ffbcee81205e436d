import { singular, stem } from '../words.ts';
import { lexicon } from './phrases.ts';
import { spellOut } from './spelling.ts';

interface WordForms {
  /** What its forms have in common, a slip put right. */
  readonly stem: string;
  /** With nothing but a plural taken off. */
  readonly plain: string;
}

const mostKnown = 20_000;
const known = new Map<string, WordForms>();

/**
 * All texts are made of the same words, and to look for the slip in one takes long. Whoever asks twice also gets the same strings, which
 * are found in sets and maps sooner than others that read the same.
 */
export function formsOf(word: string): WordForms {
  const before = known.get(word);
  if (before !== undefined) return before;
  // What is used is soon back.
  if (known.size >= mostKnown) known.clear();
  const forms = readForms(word);
  known.set(word, forms);
  return forms;
}

function readForms(word: string): WordForms {
  const typed = stem(word);
  const meant = spellOut(typed);
  // What was spelt out is taken for the word itself, since nobody knows in which form it was meant.
  return { stem: meant, plain: meant === typed ? singular(word) : (lexicon().wordOf.get(meant) ?? word) };
}
