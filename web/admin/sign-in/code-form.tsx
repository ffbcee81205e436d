import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { type AdminSession, operatorsApi } from '#contract/operators/operators.ts';
import { ApiError, call } from '#web/lib/api-client.ts';
import { toast } from '#web/lib/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { CodeInput } from '#web/ui/code-input.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { FormField } from '#web/ui/form-field.tsx';
import { signInFailure } from './sign-in-failure.ts';

const shownCode = z.object({ code: z.string().regex(/^\s*(\d\s*){6}$/, 'Enter the 6-digit code from your app') });

interface AdminCodeFormProps {
  readonly onSignedIn: (session: AdminSession) => void;
  /** Back to email and password. */
  readonly onStartAgain: () => void;
}

/** The second step of signing in. */
export function AdminCodeForm({ onSignedIn, onStartAgain }: AdminCodeFormProps) {
  const { control, handleSubmit, formState, setError, resetField } = useForm({
    resolver: zodResolver(shownCode),
    defaultValues: { code: '' },
  });

  const submit = handleSubmit(async ({ code }) => {
    try {
      onSignedIn(await call(operatorsApi.proveCode, { body: { code: code.replaceAll(/\s/g, '') } }));
    } catch (error) {
      const failure = signInFailure(error);
      toast(failure);
      if (error instanceof ApiError && error.code === 'admin.sign_in_over') {
        onStartAgain();
        return;
      }
      resetField('code');
      setError('root', { message: failure.description ?? failure.title });
    }
  });

  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <FormField
        control={control}
        name="code"
        label="Code from your app"
        hint="Six digits that change every 30 seconds."
        required
      >
        {(field) => <CodeInput {...field} autoFocus />}
      </FormField>
      <FormFailure failure={formState.errors.root} />
      <Button type="submit" size="large" full busy={formState.isSubmitting} busyLabel="Checking...">
        Continue
      </Button>
    </form>
  );
}
