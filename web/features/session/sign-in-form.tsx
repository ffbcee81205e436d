import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { authClient } from '#web/lib/session-store.ts';
import { toast } from '#web/lib/toast.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { FormField } from '#web/ui/form-field.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { signInFailure, welcomeBack } from './auth-texts.ts';

const signIn = z.object({
  email: z.email('Please enter your email address'),
  password: z.string().min(1, 'Please enter your password'),
});

/** Signing in changes the session; the page around sends people on. */
export function SignInForm({ email }: { email: string }) {
  const { control, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(signIn),
    defaultValues: { email, password: '' },
  });

  const submit = handleSubmit(async (credentials) => {
    const { error } = await authClient().signInWithPassword(credentials);
    if (error) {
      const failure = signInFailure(error);
      toast(failure);
      setError('root', { message: failure.description ?? failure.title });
      return;
    }
    toast(welcomeBack);
  });

  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <FormField control={control} name="email" label="Email" required>
        {(field) => <TextInput {...field} type="email" autoComplete="email" inputMode="email" />}
      </FormField>
      <FormField control={control} name="password" label="Password" required>
        {(field) => <PasswordInput {...field} autoComplete="current-password" />}
      </FormField>
      {formState.errors.root ? (
        <Alert tone="danger" announce>
          {formState.errors.root.message}
        </Alert>
      ) : null}
      <Button type="submit" size="large" full busy={formState.isSubmitting} busyLabel="Signing in">
        Sign In
      </Button>
    </form>
  );
}
