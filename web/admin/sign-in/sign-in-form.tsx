import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { type AdminSignInAnswer, adminSignInInput, operatorsApi } from '#contract/operators/operators.ts';
import { call } from '#web/lib/api-client.ts';
import { toast } from '#web/lib/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { FormField } from '#web/ui/form-field.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { signInFailure } from './sign-in-failure.ts';

interface AdminSignInFormProps {
  /** Leads to the setup of an authenticator app. */
  readonly setUpSecondFactor: boolean;
  readonly onAnswer: (answer: AdminSignInAnswer) => void;
}

export function AdminSignInForm({ setUpSecondFactor, onAnswer }: AdminSignInFormProps) {
  const { control, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(adminSignInInput.pick({ email: true, password: true })),
    defaultValues: { email: '', password: '' },
  });

  const submit = handleSubmit(async (credentials) => {
    try {
      onAnswer(await call(operatorsApi.signIn, { body: { ...credentials, setUpSecondFactor } }));
    } catch (error) {
      const failure = signInFailure(error);
      toast(failure);
      setError('root', { message: failure.description ?? failure.title });
    }
  });

  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <FormField control={control} name="email" label="Email" required>
        {(field) => <TextInput {...field} type="email" autoComplete="username" inputMode="email" />}
      </FormField>
      <FormField control={control} name="password" label="Password" required>
        {(field) => <PasswordInput {...field} autoComplete="current-password" />}
      </FormField>
      <FormFailure failure={formState.errors.root} />
      <Button type="submit" size="large" full busy={formState.isSubmitting} busyLabel="Signing In...">
        Access Admin Panel
      </Button>
    </form>
  );
}
