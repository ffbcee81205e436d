import { passwordMaximum } from '#contract/accounts/account.ts';
import { commonPasswords } from './common-passwords.ts';

interface Context {
  readonly minimum: number;
  /** What anyone may know about the person: email address, names. */
  readonly known: readonly string[];
}

/** Why a password is too weak, in words for the person, or null. */
export function passwordWeakness(
  password: string,
  { minimum, known }: Context,
): { reason: 'length' | 'characters' | 'pwned'; message: string } | null {
  const length = [...password].length;
  if (length < minimum) {
    return { reason: 'length', message: `Password should be at least ${minimum} characters.` };
  }
  if (password.length > passwordMaximum) {
    return { reason: 'length', message: `Password can be at most ${passwordMaximum} characters.` };
  }
  const plain = password.normalize('NFKC').toLowerCase();
  if (isCommon(plain)) {
    return { reason: 'pwned', message: 'Password is known to be used by many people and easy to guess.' };
  }
  if (known.some((word) => word.length >= 4 && isMostly(plain, word.toLowerCase()))) {
    return { reason: 'pwned', message: 'Password is too easy to guess: it is close to your name or email address.' };
  }
  return null;
}

const disguises: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '@': 'a',
  $: 's',
};

/** On the list; or a word of it in a usual disguise, with a year, a number or a sign after it, or twice. */
function isCommon(password: string): boolean {
  if (new Set(password).size < 3) return true;
  const undisguised = password.replaceAll(/[013457@$]/g, (sign) => disguises[sign] ?? sign);
  const half = password.slice(0, password.length / 2);
  const forms = [password, withoutEnding(password), undisguised, withoutEnding(undisguised)];
  if (half + half === password) forms.push(half);
  return forms.some((form) => commonPasswords.has(form));
}

/** Without up to six digits and signs at its end. */
function withoutEnding(password: string): string {
  return password.replace(/[^a-z]{1,6}$/, '');
}

/** Little more than the word: at most three characters besides it. */
function isMostly(password: string, word: string): boolean {
  return password.includes(word) && password.length - word.length <= 3;
}
