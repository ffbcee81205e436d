const quoted = (word: string) => `'${word.replace(/['\\]/g, '$&$&')}'`;

/** Text of a `tsquery`: words and marks that must all be present. */
export const allOf = (words: readonly string[]): string => words.map(quoted).join('&');

/** Text of a `tsquery`: one of several sets of words and marks. */
export const anyOf = (ways: readonly (readonly string[])[]): string =>
  `(${ways.map((words) => allOf(words)).join('|')})`;
