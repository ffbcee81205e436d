import { passwordWeakness } from '#domain/password-weakness.ts';
import { adminPasswordMinimum } from './settings.ts';

/** Why a password is too weak for an administrator, or null. */
export function adminPasswordWeakness(password: string, email: string): string | null {
  const known = [email, email.split('@')[0] ?? ''];
  return passwordWeakness(password, { minimum: adminPasswordMinimum, known })?.message ?? null;
}
