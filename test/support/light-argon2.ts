import { createRequire } from 'node:module';
import type * as Argon2 from '@node-rs/argon2';

// Not by an import: in the tests of the server that would lead back here.
const argon2: typeof Argon2 = createRequire(import.meta.url)('@node-rs/argon2');

/**
 * What the tests of the server hash with: the cost that makes a password hard to guess was a tenth of all that they cost. A hash
 * says what it cost, so comparing one of these is as light.
 */
export const hash: typeof Argon2.hash = (password, options) =>
  argon2.hash(password, { ...options, memoryCost: 8, timeCost: 1 });

export const { verify } = argon2;
