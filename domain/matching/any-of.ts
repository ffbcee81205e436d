/** Phrases as regular expressions, separated by bars or lines: matches any of them, as whole words. */
export const anyOf = (sayings: string, flags = 'i'): RegExp =>
  new RegExp(
    `\\b(?:${sayings
      .trim()
      .split(/\s*\n\s*/)
      .join('|')})\\b`,
    flags,
  );
