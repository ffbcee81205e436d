import { AuthRefusal } from './auth-refusal.ts';

// PostgreSQL cannot store U+0000 or half a surrogate pair, and other control characters have no place in a text.
// biome-ignore lint/suspicious/noControlCharactersInRegex: refusing them is the point
const unprintable = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/;

const deepest = 10;

/** Throws validation_failed for text that cannot be stored or read. */
export function checkText(text: string, label: string, { lines = true } = {}): void {
  if (!text.isWellFormed() || unprintable.test(text)) {
    throw new AuthRefusal('validation_failed', { message: `${label} contains characters we can’t store.` });
  }
  if (!lines && /[\r\n\t]/.test(text)) {
    throw new AuthRefusal('validation_failed', { message: `${label} must be on one line.` });
  }
}

/** The same for every string and every key in a JSON value. */
export function checkTexts(value: unknown, depth = 0): void {
  if (typeof value === 'string') checkText(value, 'A field');
  if (typeof value !== 'object' || value === null) return;
  if (depth === deepest) throw new AuthRefusal('validation_failed', { message: 'The request is nested too deeply.' });
  for (const [name, inner] of Object.entries(value)) {
    if (name === '__proto__') throw new AuthRefusal('validation_failed', { message: 'A field has a reserved name.' });
    checkText(name, 'The name of a field');
    checkTexts(inner, depth + 1);
  }
}
