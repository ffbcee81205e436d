import { passwordMaximum } from '#contract/accounts/account.ts';
import type { PasswordWeakness } from '#domain/accounts/password-weakness.ts';

/** What to change about a password that is too weak. */
export const describeWeakness = (weakness: PasswordWeakness, minimum: number): string =>
  ({
    too_short: `Password should be at least ${minimum} characters.`,
    too_long: `Password can be at most ${passwordMaximum} characters.`,
    common: 'Password is too common and easy to guess.',
    personal: 'Password is too easy to guess because it’s close to your name, email address, company or our name.',
  })[weakness];
