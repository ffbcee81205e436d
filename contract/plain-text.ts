import { inOneForm } from './one-form.ts';

// PostgreSQL cannot store U+0000, and other control characters have no place in what a person reads.
// biome-ignore lint/suspicious/noControlCharactersInRegex: refusing them is the point
const unprintable = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/;

/** Whether it can be stored and read. */
export const isPrintable = (text: string) => text.isWellFormed() && !unprintable.test(text);

// Everything that some program might take for the end of a line: such lines are the subjects of mails.
const lineEnd = /[\p{Cc}\u2028\u2029]/u;

export const isOneLine = (text: string) => !lineEnd.test(text);

// Invisible characters: space, format and default-ignorable characters, and two without a glyph.
const visible = /[^\s\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u;
// Except direction marks: they come in pairs around a text.
const unseenAtAnEnd = /[\s\u00AD\u180E\u200B-\u200D\u2060\uFEFF]/;

/** In the form that is stored, without invisible characters at its ends; empty when all are invisible. */
export function tidyText(typed: string): string {
  const text = inOneForm(typed);
  // Halves of characters and control characters are not invisible, but refused.
  if (!visible.test(text) && isPrintable(text)) return '';
  let [start, end] = [0, text.length];
  while (start < end && unseenAtAnEnd.test(text.charAt(start))) start++;
  while (end > start && unseenAtAnEnd.test(text.charAt(end - 1))) end--;
  return text.slice(start, end);
}
