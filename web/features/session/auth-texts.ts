import type { AuthError } from '@supabase/auth-js';
import type { ToastMessage } from '#web/lib/toast.ts';
import type { Portal } from './portals.ts';

export const authTitles: Record<Portal, string> = {
  business: 'Business Portal Access',
  rep: 'Rep Portal Access',
};

export const genericAuthTitle = 'Your account';

type Failure = Pick<AuthError, 'message'> & Partial<Pick<AuthError, 'code' | 'status'>>;

/** The client's own words for this are a browser's. */
const noConnection = 'We couldn’t reach Thengisa. Check your connection and try again. We kept what you typed.';

/** Where the protocol's own words are for those who wrote the client. */
const plainWords: Readonly<Record<string, string>> = {
  'Invalid TOTP code entered': 'That code isn’t right. Enter the one your app shows now.',
  'Invalid recovery code entered': 'That recovery code isn’t right, or you’ve already used it.',
};

/** What the server said, for the person. */
export function failureText({ message, status }: Failure): string {
  return status === 0 ? noConnection : (plainWords[message] ?? message);
}

/** Whether a refusal belongs at the new password. */
export const isAboutPassword = ({ code }: Failure): boolean => code === 'weak_password' || code === 'same_password';

/** What to say when a sign-up fails. */
export function signUpFailure(error: Failure): ToastMessage {
  if (error.message === 'User already registered') {
    return {
      title: 'Account already exists',
      description: 'An account with this email already exists. Please try signing in instead.',
      variant: 'destructive',
    };
  }
  return { title: 'Sign up failed', description: failureText(error), variant: 'destructive' };
}

export const emailNotConfirmed = 'Email not confirmed';

/** What to say when a sign-in fails. */
export function signInFailure(error: Failure): ToastMessage {
  if (error.message === 'Invalid login credentials') {
    return {
      title: 'Sign in failed',
      description:
        'Invalid email or password. If you just signed up, please check your email for a confirmation link first.',
      variant: 'destructive',
    };
  }
  if (error.message === emailNotConfirmed) {
    return {
      title: 'Email not confirmed',
      description: 'Please check your email and click the confirmation link before signing in.',
      variant: 'destructive',
    };
  }
  return { title: 'Sign in failed', description: failureText(error), variant: 'destructive' };
}

export const tooManyCodes: ToastMessage = {
  title: 'You were signed out',
  description: 'You entered too many wrong codes. Sign in again and enter the code your app shows now.',
  variant: 'destructive',
};

export const welcomeBack: ToastMessage = {
  title: 'Welcome back!',
  description: 'You have successfully signed in.',
};
