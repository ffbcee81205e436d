import { z } from 'zod';
import { always, newPasswordFields, passwordsDiffer, samePasswords } from './sign-up-fields.ts';

/** A new password for an existing account. */
export const newPassword = z
  .object(newPasswordFields)
  .refine(samePasswords, { path: ['confirmPassword'], message: passwordsDiffer, when: always });
