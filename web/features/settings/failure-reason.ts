import { isAuthError } from '@supabase/auth-js';
import { failureText } from '#web/features/session/auth-texts.ts';
import { ApiError } from '#web/lib/api-client.ts';

/** Why something was not done, in the words of whoever refused it. */
export function reasonOf(error: unknown): string {
  if (error instanceof ApiError) return error.message;
  return isAuthError(error) ? failureText(error) : 'Please try again in a moment.';
}
