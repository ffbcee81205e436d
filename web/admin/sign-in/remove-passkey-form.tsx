import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { type AdminPasskey, adminPasskeysApi, newAdminPasskey } from '#contract/operators/passkeys.ts';
import { mutationOf } from '#web/lib/endpoint-queries.ts';
import { toast } from '#web/lib/toast.ts';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { FormField } from '#web/ui/form-field.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { troubleOf } from './passkey-button.tsx';

interface RemovePasskeyFormProps {
  readonly passkey: AdminPasskey;
  readonly onClose: () => void;
}

export function RemovePasskeyForm({ passkey: { id, name }, onClose }: RemovePasskeyFormProps) {
  const remove = useMutation(mutationOf(adminPasskeysApi.remove));
  const { control, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(newAdminPasskey.pick({ password: true })),
    defaultValues: { password: '' },
  });

  const submit = handleSubmit(async (body) => {
    try {
      await remove.mutateAsync({ params: { passkeyId: id }, body });
    } catch (error) {
      setError('root', { message: troubleOf(error) ?? '' });
      return;
    }
    toast({ title: 'Passkey removed', description: 'We signed you out everywhere else.' });
    onClose();
  });

  return (
    <FormDialog
      title="Remove this passkey?"
      description={`You’ll no longer be able to sign in with “${name}”, and we’ll sign you out everywhere else.`}
      size="small"
      confirmLabel="Remove passkey"
      tone="danger"
      busy={formState.isSubmitting}
      failedTitle="We couldn’t remove the passkey"
      failure={formState.errors.root?.message}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormField control={control} name="password" label="Your password" required>
        {(field) => <PasswordInput {...field} autoComplete="current-password" />}
      </FormField>
    </FormDialog>
  );
}
