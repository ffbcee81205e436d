import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { adminPasskeysApi, newAdminPasskey } from '#contract/operators/passkeys.ts';
import { adminSessionQuery } from '#web/admin/people/api.ts';
import { call } from '#web/lib/api-client.ts';
import { mutationOf } from '#web/lib/endpoint-queries.ts';
import { longest } from '#web/lib/longest.ts';
import { makePasskey } from '#web/lib/passkeys.ts';
import { toast } from '#web/lib/toast.ts';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { FormField } from '#web/ui/form-field.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { troubleOf } from './passkey-button.tsx';

/** Asks for the password: an unattended panel is not enough. */
export function AddPasskeyForm({ onClose }: { readonly onClose: () => void }) {
  const queries = useQueryClient();
  const add = useMutation(mutationOf(adminPasskeysApi.add));
  const { control, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(newAdminPasskey),
    defaultValues: { name: '', password: '' },
  });

  const submit = handleSubmit(async ({ name, password }) => {
    try {
      const { challengeId, options } = await call(adminPasskeysApi.start, { body: { password } });
      await add.mutateAsync({ body: { challengeId, name, credential: await makePasskey(options) } });
    } catch (error) {
      setError('root', { message: troubleOf(error) ?? 'You cancelled the request.' });
      return;
    }
    // The session has now shown a second factor.
    await queries.invalidateQueries({ queryKey: adminSessionQuery.queryKey });
    toast({ title: 'Passkey added', description: 'From now on you’ll need a passkey after your password.' });
    onClose();
  });

  return (
    <FormDialog
      title="Add passkey"
      description="Your browser will ask for your fingerprint, face or screen lock."
      size="small"
      confirmLabel="Continue"
      busy={formState.isSubmitting}
      busyLabel="Waiting for your device"
      failedTitle="We couldn’t add the passkey"
      failure={formState.errors.root?.message}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormField control={control} name="name" label="Name" hint="For example, “Work laptop”." required>
        {(field) => <TextInput {...field} maxLength={longest(newAdminPasskey.shape.name)} autoComplete="off" />}
      </FormField>
      <FormField control={control} name="password" label="Your password" required>
        {(field) => <PasswordInput {...field} autoComplete="current-password" />}
      </FormField>
    </FormDialog>
  );
}
