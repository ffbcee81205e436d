import { ApiError } from '#web/lib/api-client.ts';
import type { ToastMessage } from '#web/lib/toast.ts';

/** The message for a failed admin sign-in: the server's text for its own refusals. */
export function signInFailure(error: unknown): ToastMessage {
  if (error instanceof ApiError && error.code.startsWith('admin.')) {
    return { title: error.title, description: error.message, variant: 'destructive' };
  }
  return { title: 'Login Failed', description: 'Please check your credentials and try again', variant: 'destructive' };
}

export const signInSuccess: ToastMessage = {
  title: 'Admin Login Successful',
  description: 'Welcome to the admin panel',
};
