/** Normalises words for comparison: without case, accents and signs, one space between them and around all. */
export function foldWords(text: string): string {
  const words = text
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu);
  return ` ${(words ?? []).join(' ')} `;
}

/** Which of these occur in a text as whole words. */
export const wordsIn = <Word extends { readonly folded: string }>(text: string, words: readonly Word[]): Word[] => {
  const folded = foldWords(text);
  return words.filter((word) => folded.includes(` ${word.folded.trim()} `));
};
