import type { AuthError } from '@supabase/auth-js';
import type { ToastMessage } from '#web/lib/toast.ts';
import type { Portal } from './portals.ts';

export const authTitles: Record<Portal, string> = {
  business: 'Business Portal Access',
  rep: 'Rep Portal Access',
};

export const genericAuthTitle = 'Your account';

type Failure = Pick<AuthError, 'message'> & Partial<Pick<AuthError, 'code' | 'status'>>;

/** The client's own text for this is a browser's. */
const noConnection = 'We couldn’t reach Thengisa. Check your connection and try again. We kept what you typed.';

/** If the protocol's own text is for developers. */
const plainWords: Readonly<Record<string, string>> = {
  'Invalid TOTP code entered': 'That code isn’t right. Enter the one your app shows now.',
  'Invalid recovery code entered': 'That recovery code isn’t right, or you’ve already used it.',
};

/** The server's message, for the user. */
export function failureText({ message, status }: Failure): string {
  return status === 0 ? noConnection : (plainWords[message] ?? message);
}

/** Whether a refusal belongs to the new password field. */
export const isAboutPassword = ({ code }: Failure): boolean => code === 'weak_password' || code === 'same_password';

/** The message for a failed sign-up. */
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

/** The message for a failed sign-in. */
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
