import { isAuthError } from '@supabase/auth-js';
import { failureText } from '#web/features/session/auth-texts.ts';
import { ApiError } from '#web/lib/api-client.ts';

/** Why an action failed, in the words of the party that refused it. */
export function reasonOf(error: unknown): string {
  if (error instanceof ApiError) return error.message;
  return isAuthError(error) ? failureText(error) : 'Please try again in a moment.';
}
