import { brand } from '#contract/brand.ts';
import { passwordWeakness } from '#domain/password-weakness.ts';
import { AuthRefusal } from '../protocol/access/auth-refusal.ts';
import type { JsonObject } from '../tables.ts';

/** Throws weak_password with the reasons that the client understands. */
export function refuseWeakPassword(password: string, minimum: number, known: readonly string[]): void {
  const weakness = passwordWeakness(password, { minimum, known });
  if (!weakness) return;
  throw new AuthRefusal('weak_password', { message: weakness.message, weakPasswordReasons: [weakness.reason] });
}

/** Words that a stranger would try first. */
export function knownAbout(email: string, { full_name, company_name }: JsonObject): string[] {
  const names = [full_name, company_name].filter((name) => typeof name === 'string');
  const local = email.slice(0, email.indexOf('@'));
  return [brand.name, email, local, ...names, ...names.map((name) => name.replaceAll(' ', ''))];
}
