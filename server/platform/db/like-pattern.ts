import { withoutInvisible } from '#contract/clean-number.ts';
import { inOneForm } from '#contract/one-form.ts';

/** What phones and keyboards write for an apostrophe. Each matches the others: in a pattern it is any one character. */
const apostrophes = /['’‘ʼʻ`´′]/g;

const literally = (text: string) =>
  inOneForm(withoutInvisible(text))
    .replaceAll(/[\\%_]/g, '\\$&')
    .replaceAll(apostrophes, '_');

/** Escapes text for `like` and `ilike`, and lets apostrophes match each other. Stored text is in NFC. */
export const patternContaining = (text: string) => `%${literally(text)}%`;
export const patternStartingWith = (text: string) => `${literally(text)}%`;
