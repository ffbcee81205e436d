import type { ShownName } from '#contract/courses/options.ts';

/** The part of a certificate's name shown to visitors; null: none. */
export function nameAsShown(holderName: string, shown: ShownName): string | null {
  if (shown === 'none') return null;
  return shown === 'full' ? holderName : shortNameOf(holderName);
}

/** `Thabo M.`: by the first and the last word. */
function shortNameOf(holderName: string): string {
  const words = holderName.trim().split(/\s+/);
  const [first = ''] = words;
  const [initial] = new Intl.Segmenter('en').segment(words.at(-1) ?? '');
  return words.length < 2 || !initial ? first : `${first} ${initial.segment}.`;
}
