import type { AuthError } from '@supabase/auth-js';
import type { ToastMessage } from '#web/lib/toast.ts';
import type { Portal } from './portal-access.ts';

export const authTitles: Record<Portal, string> = {
  business: 'Business Portal Access',
  rep: 'Rep Portal Access',
};

export const genericAuthTitle = 'Your account';

/** What to say when a sign-up fails. */
export function signUpFailure({ message }: Pick<AuthError, 'message'>): ToastMessage {
  if (message === 'User already registered') {
    return {
      title: 'Account already exists',
      description: 'An account with this email already exists. Please try signing in instead.',
      variant: 'destructive',
    };
  }
  return { title: 'Sign up failed', description: message, variant: 'destructive' };
}

/** What to say when a sign-in fails. */
export function signInFailure({ message }: Pick<AuthError, 'message'>): ToastMessage {
  if (message === 'Invalid login credentials') {
    return {
      title: 'Sign in failed',
      description:
        'Invalid email or password. If you just signed up, please check your email for a confirmation link first.',
      variant: 'destructive',
    };
  }
  if (message === 'Email not confirmed') {
    return {
      title: 'Email not confirmed',
      description: 'Please check your email and click the confirmation link before signing in.',
      variant: 'destructive',
    };
  }
  return { title: 'Sign in failed', description: message, variant: 'destructive' };
}

export const welcomeBack: ToastMessage = {
  title: 'Welcome back!',
  description: 'You have successfully signed in.',
};
