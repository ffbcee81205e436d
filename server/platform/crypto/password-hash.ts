import { randomBytes } from 'node:crypto';
import { type Algorithm, hash, verify } from '@node-rs/argon2';
import { passwordMaximum } from '#contract/accounts/account.ts';
import { Refusal } from '../refusal.ts';

// 2 is Argon2id; the package's const enum does not exist at run time.
const argon2id = 2 as Algorithm;
const cost = { algorithm: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

// The same password typed on two keyboards can differ in its code points only.
const normal = (password: string) => password.normalize('NFKC');

// Some seconds of work for the machine: more would time out in the queue.
const longestQueue = 200;
let queued = 0;

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (queued >= longestQueue) throw new Refusal('service.unavailable', { retryAfterSeconds: 5 });
  queued++;
  try {
    return await work();
  } finally {
    queued--;
  }
}

/** Hashes a password in about 15 ms of a core. Never call it while holding a connection. Refused with service.unavailable when too many wait. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(normal(password), cost));
}

const nobodysHash = hashPassword(randomBytes(32).toString('base64'));

/**
 * Whether the password matches. Without a hash, or with an unreadable one, it takes as long and returns false, so that timing doesn't show whether an
 * account exists. Refused with service.unavailable when too many wait.
 */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  if (password.length > passwordMaximum) return false;
  const nobodys = await nobodysHash;
  return inTurn(async () => {
    if (passwordHash?.startsWith('$argon2')) {
      try {
        return await verify(passwordHash, normal(password));
      } catch {
        // Truncated or edited: no password matches it.
      }
    }
    await verify(nobodys, normal(password));
    return false;
  });
}
