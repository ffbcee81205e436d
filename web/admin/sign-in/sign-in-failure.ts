import { ApiError } from '#web/lib/api-client.ts';
import type { ToastMessage } from '#web/lib/toast.ts';

/** What to say when an administrator's sign-in fails: the server's words for a refusal of its own. */
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
