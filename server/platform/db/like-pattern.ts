const literally = (text: string) => text.replaceAll(/[\\%_]/g, '\\$&');

/** For `like` and `ilike`: the signs in the text stand for themselves. */
export const patternContaining = (text: string) => `%${literally(text)}%`;
export const patternBeginning = (text: string) => `${literally(text)}%`;
