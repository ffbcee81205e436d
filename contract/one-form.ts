/** More marks on one letter than any language has. */
const manyMarks = /(?<!\p{M})\p{M}{31}/u;

/**
 * The normal form in which text is stored and searched (NFC): `ë` is one character, however it was typed. Text with a longer run of marks than the
 * Stream-Safe Text Format allows is left unchanged, since composing takes a time that grows with the square of the run.
 */
export const inOneForm = (text: string): string => (manyMarks.test(text) ? text : text.normalize('NFC'));
