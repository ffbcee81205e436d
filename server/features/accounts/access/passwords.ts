import { randomBytes } from 'node:crypto';
import { type Algorithm, hash, verify } from '@node-rs/argon2';
import { AuthRefusal } from './auth-refusal.ts';
import { commonPasswords } from './common-passwords.ts';

// 2 is Argon2id; the package's const enum does not exist at run time.
const argon2id = 2 as Algorithm;
const cost = { algorithm: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Longer ones are refused: hashing must stay cheap. */
const passwordMaximum = 256;

// The same password typed on two keyboards can differ in its code points only.
const normal = (password: string) => password.normalize('NFKC');

// Some seconds of work for the machine: more would only be waited for in vain.
const longestQueue = 200;
let queued = 0;

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (queued >= longestQueue) throw new AuthRefusal('unavailable');
  queued++;
  try {
    return await work();
  } finally {
    queued--;
  }
}

/** Takes about 15 ms of a core. Never call it while holding a connection. Throws an AuthRefusal when too many wait. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(normal(password), cost));
}

const nobodysHash = hashPassword(randomBytes(32).toString('base64'));

/** Without a hash it takes as long and is false, so that time does not tell whether an account exists. */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  if (password.length > passwordMaximum) return false;
  const compared = passwordHash ?? (await nobodysHash);
  const matches = await inTurn(() => verify(compared, normal(password)));
  return matches && passwordHash !== null;
}

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
  const plain = normal(password).toLowerCase();
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
