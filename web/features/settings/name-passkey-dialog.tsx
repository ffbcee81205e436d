import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { authClient } from '#web/lib/auth-client.ts';
import { longest } from '#web/lib/longest.ts';
import { toast } from '#web/lib/toast.ts';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { FormField } from '#web/ui/form-field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { reasonOf } from './failure-reason.ts';

const fields = z.object({
  name: z.string().trim().min(1, 'Enter a name for the passkey').max(100, 'Use 100 characters or fewer'),
});

interface NamePasskeyDialogProps {
  readonly passkey: { readonly id: string; readonly friendly_name?: string };
  readonly title: string;
  readonly description: string;
  readonly onClose: () => void;
  readonly onNamed: () => void;
}

export function NamePasskeyDialog({ passkey, title, description, onClose, onNamed }: NamePasskeyDialogProps) {
  const { control, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(fields),
    defaultValues: { name: passkey.friendly_name ?? '' },
  });

  const submit = handleSubmit(async ({ name }) => {
    const { error } = await authClient().passkey.update({ passkeyId: passkey.id, friendlyName: name });
    if (error?.code === 'mfa_factor_name_conflict') {
      setError('name', { message: reasonOf(error) }, { shouldFocus: true });
      return;
    }
    if (error) {
      setError('root', { message: reasonOf(error) });
      return;
    }
    toast({ title: 'Passkey named' });
    onNamed();
    onClose();
  });

  return (
    <FormDialog
      title={title}
      description={description}
      size="small"
      confirmLabel="Save name"
      busy={formState.isSubmitting}
      failedTitle="We couldn’t save the name"
      failure={formState.errors.root?.message}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormField control={control} name="name" label="Name" hint="For example, “My phone” or “Work laptop”." required>
        {(field) => <TextInput {...field} maxLength={longest(fields.shape.name)} autoComplete="off" />}
      </FormField>
    </FormDialog>
  );
}
