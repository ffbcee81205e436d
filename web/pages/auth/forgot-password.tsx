import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useLocation } from 'react-router';
import { z } from 'zod';
import { emailAddress } from '#contract/fields.ts';
import { authPath, signInPath, withDestination } from '#contract/site/sign-in-addresses.ts';
import { AuthFrame } from '#web/features/session/auth-frame.tsx';
import { failureText } from '#web/features/session/auth-texts.ts';
import { LocalMailNote } from '#web/features/session/local-notes.tsx';
import { noteMail } from '#web/features/session/mail-wait.ts';
import { SendAgain } from '#web/features/session/send-again.tsx';
import { useDestination } from '#web/features/session/use-destination.ts';
import { authClient } from '#web/lib/auth-client.ts';
import { pageMeta } from '#web/lib/page-meta.ts';
import { toast } from '#web/lib/toast.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { FormField } from '#web/ui/form-field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';

export const meta = () => pageMeta({ title: 'Forgot your password', hidden: true });

const fields = z.object({ email: emailAddress('Please enter your email address') });

function typedBefore(state: unknown): string {
  const email = (state as { email?: unknown } | null)?.email;
  return typeof email === 'string' ? email : '';
}

export default function ForgotPassword() {
  const { state } = useLocation();
  const destination = useDestination();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { control, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(fields),
    defaultValues: { email: typedBefore(state) },
  });

  const submit = handleSubmit(async ({ email }) => {
    const { error } = await authClient().resetPasswordForEmail(email, {
      redirectTo: `${window.location.origin}${withDestination(authPath, destination)}`,
    });
    if (error) {
      setError('root', { message: failureText(error) });
      return;
    }
    noteMail('recovery', email);
    toast({ title: 'Check your email' });
    setSentTo(email);
  });

  return (
    <AuthFrame
      title="Forgot your password?"
      description="We’ll email you a link to choose a new one."
      back={{ to: withDestination(signInPath, destination), label: 'Back to sign in' }}
    >
      {sentTo ? (
        <div className="grid gap-5">
          <Alert tone="success" title="Check your email" announce>
            If <strong className="break-all">{sentTo}</strong> has an account, a link is on its way. It works once,
            within 24 hours. Check your spam folder too.
          </Alert>
          <LocalMailNote />
          <SendAgain kind="recovery" email={sentTo}>
            Resend link
          </SendAgain>
          <Button variant="ghost" full onClick={() => setSentTo(null)}>
            Use another address
          </Button>
        </div>
      ) : (
        <form onSubmit={submit} noValidate className="grid gap-5">
          <FormField control={control} name="email" label="Email" required>
            {(field) => <TextInput {...field} type="email" autoComplete="username" inputMode="email" />}
          </FormField>
          <FormFailure failure={formState.errors.root} />
          <Button type="submit" size="large" full busy={formState.isSubmitting} busyLabel="Sending">
            Send link
          </Button>
        </form>
      )}
    </AuthFrame>
  );
}
