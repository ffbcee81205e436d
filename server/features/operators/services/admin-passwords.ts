import { brand } from '#contract/brand.ts';
import { passwordWeakness } from '#domain/accounts/password-weakness.ts';
import { wordsOfEmail, wordsOfName } from '#domain/jobs/known-words.ts';
import { commonPasswords } from '#server/platform/crypto/common-passwords.ts';
import { describeWeakness } from '#texts/accounts/password.ts';
import { adminPasswordMinimum } from './settings.ts';

/** Why a password is too weak for an admin, or null. */
export async function adminPasswordWeakness(password: string, email: string): Promise<string | null> {
  const known = [...wordsOfEmail(email), ...wordsOfName(brand.name)];
  const context = { minimum: adminPasswordMinimum, known, isCommon: await commonPasswords() };
  const weakness = passwordWeakness(password, context);
  return weakness && describeWeakness(weakness, adminPasswordMinimum);
}
