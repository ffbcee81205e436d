import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { authClient } from '#web/lib/session-store.ts';
import { toast } from '#web/lib/toast.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { FormField } from '#web/ui/form-field.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { emailNotConfirmed, signInFailure, welcomeBack } from './auth-texts.ts';
import { SendAgain } from './send-again.tsx';

const signIn = z.object({
  email: z.email('Please enter your email address'),
  password: z.string().min(1, 'Please enter your password'),
});

interface SignInFormProps {
  /** Typed before, for example at the sign-up. */
  readonly email: string;
  /** A confirmation link was just sent there. */
  readonly confirmationSent: boolean;
  readonly onSignedIn: () => void;
}

/** Signing in changes the session; the page around sends people on. */
export function SignInForm({ email, confirmationSent, onSignedIn }: SignInFormProps) {
  const { control, handleSubmit, formState, setError, watch } = useForm({
    resolver: zodResolver(signIn),
    defaultValues: { email, password: '' },
  });
  const [unconfirmed, setUnconfirmed] = useState<string | null>(null);

  const submit = handleSubmit(async (credentials) => {
    setUnconfirmed(null);
    const { error } = await authClient().signInWithPassword(credentials);
    if (error) {
      const failure = signInFailure(error);
      toast(failure);
      if (error.message === emailNotConfirmed) setUnconfirmed(credentials.email);
      setError('root', { message: failure.description ?? failure.title });
      return;
    }
    onSignedIn();
    const { data: levels } = await authClient().mfa.getAuthenticatorAssuranceLevel();
    if (levels?.nextLevel === levels?.currentLevel) toast(welcomeBack);
  });

  const failure = formState.errors.root?.message;
  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      {confirmationSent && !failure ? (
        <div className="grid gap-3">
          <Alert tone="success" title="Check your email">
            We sent a confirmation link to <strong className="break-all">{email}</strong>. Open it, then sign in here.
          </Alert>
          <Resend email={email} />
        </div>
      ) : null}
      <FormField control={control} name="email" label="Email" required>
        {(field) => <TextInput {...field} type="email" autoComplete="username" inputMode="email" />}
      </FormField>
      <FormField
        control={control}
        name="password"
        label="Password"
        required
        aside={
          <TextLink to="/auth/forgot-password" state={{ email: watch('email') }}>
            Forgot your password?
          </TextLink>
        }
      >
        {(field) => <PasswordInput {...field} autoComplete="current-password" />}
      </FormField>
      {failure ? (
        <div className="grid gap-3">
          <Alert tone="danger" announce>
            {failure}
          </Alert>
          {unconfirmed ? <Resend email={unconfirmed} /> : null}
        </div>
      ) : null}
      <Button type="submit" size="large" full busy={formState.isSubmitting} busyLabel="Signing in">
        Sign In
      </Button>
    </form>
  );
}

function Resend({ email }: { readonly email: string }) {
  return (
    <SendAgain kind="signup" email={email}>
      Send the confirmation again
    </SendAgain>
  );
}
