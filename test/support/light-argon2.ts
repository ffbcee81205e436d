import { createRequire } from 'node:module';
import type * as Argon2 from '@node-rs/argon2';

// Not by an import: in the server's tests that would be circular.
const argon2: typeof Argon2 = createRequire(import.meta.url)('@node-rs/argon2');

/**
 * The hash cost of server tests: the cost that makes a password hard to guess took a tenth of their time. A hash
 * contains its cost, so verifying one of these is as cheap.
 */
export const hash: typeof Argon2.hash = (password, options) =>
  argon2.hash(password, { ...options, memoryCost: 8, timeCost: 1 });

export const { verify } = argon2;
