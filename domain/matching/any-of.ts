/** Sayings as regular expressions, with bars between them or each line of its own: finds any of them, from word to word. */
export const anyOf = (sayings: string, flags = 'i'): RegExp =>
  new RegExp(
    `\\b(?:${sayings
      .trim()
      .split(/\s*\n\s*/)
      .join('|')})\\b`,
    flags,
  );
