import { randomBytes } from 'node:crypto';
import { adminPasswordWeakness } from '#server/features/operators/services/admin-passwords.ts';
import { StartupError } from '#server/platform/startup-error.ts';
import { askPassword } from './ask-password.ts';

/** Returns the typed password, or a random one with a note that shows it. Throws a StartupError for a weak one. */
export async function choosePassword(email: string): Promise<{ password: string; note: string }> {
  const typed = await askPassword(`Password for ${email}: `);
  if (typed === '') {
    const password = randomBytes(18).toString('base64url');
    return { password, note: ` The password is ${password}` };
  }
  const weakness = await adminPasswordWeakness(typed, email);
  if (weakness !== null) throw new StartupError(weakness);
  return { password: typed, note: '' };
}
