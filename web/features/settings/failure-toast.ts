import { isAuthError } from '@supabase/auth-js';
import { failureText } from '#web/features/session/auth-texts.ts';
import { ApiError } from '#web/lib/api-client.ts';
import { toast } from '#web/lib/toast.ts';

/** Says that something was not done, and why, in the words of whoever refused it. */
export function failureToast(title: string, error: unknown): void {
  toast({ title, description: reasonOf(error), variant: 'destructive' });
}

export function reasonOf(error: unknown): string {
  if (error instanceof ApiError) return error.message;
  return isAuthError(error) ? failureText(error) : 'Please try again in a moment.';
}
