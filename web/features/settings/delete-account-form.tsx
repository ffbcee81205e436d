import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { accountApi } from '#contract/accounts/account.ts';
import { ApiError } from '#web/lib/api-client.ts';
import { mutationOf } from '#web/lib/endpoint-queries.ts';
import { Button } from '#web/ui/button.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { FormField } from '#web/ui/form-field.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { reasonOf } from './failure-reason.ts';
import { MailCode } from './mail-code.tsx';

interface DeleteAccountFormProps {
  readonly email: string;
  readonly hasPassword: boolean;
  readonly hasSecondFactor: boolean;
  readonly onCancel: () => void;
  readonly onDeleted: () => void;
}

export function DeleteAccountForm(props: DeleteAccountFormProps) {
  const { email, hasPassword, hasSecondFactor, onCancel, onDeleted } = props;
  const close = useMutation(mutationOf(accountApi.close));
  const fields = z.object({
    password: hasPassword ? z.string().min(1, 'Please enter your password') : z.string(),
    mailedCode: hasPassword ? z.string() : z.string().trim().min(1, 'Type the code from our mail'),
    secondFactor: hasSecondFactor ? z.string().trim().min(1, 'Type a code from your app') : z.string(),
  });
  const { control, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(fields),
    defaultValues: { password: '', mailedCode: '', secondFactor: '' },
  });

  const submit = handleSubmit(async ({ password, mailedCode, secondFactor }) => {
    try {
      await close.mutateAsync({
        body: { ...(hasPassword ? { password } : { mailedCode }), ...(hasSecondFactor && { secondFactor }) },
      });
      onDeleted();
    } catch (error) {
      const code = error instanceof ApiError ? error.code : null;
      const about = code === 'account.password_wrong' ? 'password' : hasSecondFactor ? 'secondFactor' : 'mailedCode';
      const known = code === 'account.password_wrong' || code === 'account.code_wrong';
      const message = error instanceof ApiError && known ? `${error.title}. ${error.message}` : reasonOf(error);
      setError(known ? about : 'root', { message }, { shouldFocus: known });
    }
  });

  return (
    <form onSubmit={submit} noValidate className="grid gap-5 pt-2">
      <input type="hidden" autoComplete="username" value={email} readOnly />
      {hasPassword ? (
        <FormField control={control} name="password" label="Your password" required>
          {(field) => <PasswordInput {...field} autoComplete="current-password" />}
        </FormField>
      ) : (
        <FormField
          control={control}
          name="mailedCode"
          label="Code from our mail"
          aside={<MailCode email={email} />}
          required
        >
          {(field) => <TextInput {...field} inputMode="numeric" autoComplete="one-time-code" className="figures" />}
        </FormField>
      )}
      {hasSecondFactor ? (
        <FormField
          control={control}
          name="secondFactor"
          label="Code from your app"
          hint="Or one of your recovery codes."
          required
        >
          {(field) => <TextInput {...field} autoComplete="one-time-code" className="figures" />}
        </FormField>
      ) : null}
      <FormFailure failure={formState.errors.root} />
      <div className="flex flex-col-reverse gap-3">
        <Button variant="secondary" full onClick={onCancel}>
          Keep my account
        </Button>
        <Button type="submit" variant="danger" full busy={formState.isSubmitting} busyLabel="Deleting">
          Delete it for good
        </Button>
      </div>
    </form>
  );
}
