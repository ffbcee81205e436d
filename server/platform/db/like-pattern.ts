import { withoutInvisible } from '#contract/clean-number.ts';
import { inOneForm } from '#contract/one-form.ts';

/** What phones and keyboards write for an apostrophe. Each is found by each other: in a pattern it is any one character. */
const apostrophes = /['’‘ʼʻ`´′]/g;

const literally = (text: string) =>
  inOneForm(withoutInvisible(text))
    .replaceAll(/[\\%_]/g, '\\$&')
    .replaceAll(apostrophes, '_');

/** For `like` and `ilike`: the signs in the text stand for themselves, and apostrophes for each other. Stored text is in NFC. */
export const patternContaining = (text: string) => `%${literally(text)}%`;
export const patternBeginning = (text: string) => `${literally(text)}%`;
