import { brand } from '#contract/brand.ts';
import { passwordWeakness } from '#domain/accounts/password-weakness.ts';
import { wordsOfEmail, wordsOfName } from '#domain/jobs/known-words.ts';
import { commonPasswords } from '#server/platform/crypto/common-passwords.ts';
import { describeWeakness } from '#texts/accounts/password.ts';
import { AuthRefusal } from '../protocol/access/auth-refusal.ts';
import type { JsonObject } from '../tables.ts';

/** Throws weak_password with the reasons that the client understands. */
export async function refuseWeakPassword(password: string, minimum: number, known: readonly string[]): Promise<void> {
  const weakness = passwordWeakness(password, { minimum, known, isCommon: await commonPasswords() });
  if (!weakness) return;
  const reason = weakness === 'too_short' || weakness === 'too_long' ? 'length' : 'pwned';
  throw new AuthRefusal('weak_password', {
    message: describeWeakness(weakness, minimum),
    weakPasswordReasons: [reason],
  });
}

/** Words about the user that a stranger would try first. */
export function knownAbout(email: string, { full_name, company_name }: JsonObject): string[] {
  const names = [brand.name, full_name, company_name].filter((name) => typeof name === 'string');
  return [...wordsOfEmail(email), ...names.flatMap(wordsOfName)];
}
