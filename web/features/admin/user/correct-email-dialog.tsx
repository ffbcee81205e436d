import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import type { AdminUserDetail } from '#contract/admin.ts';
import { adminUsersApi, emailCorrection } from '#contract/admin-users.ts';
import { mutationOf } from '#web/lib/endpoint-queries.ts';
import { longest } from '#web/lib/longest.ts';
import { SendDialog } from '#web/lib/send-dialog.tsx';
import { toast } from '#web/lib/toast.ts';
import { FormField } from '#web/ui/form-field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { CheckedReason } from './checked-reason.tsx';

interface CorrectEmailDialogProps {
  readonly user: AdminUserDetail;
  readonly onClose: () => void;
}

/** For somebody whose mailbox is lost, or was mistyped. */
export function CorrectEmailDialog({ user, onClose }: CorrectEmailDialogProps) {
  const correct = useMutation(mutationOf(adminUsersApi.correctEmail));
  const form = useForm<z.input<typeof emailCorrection>>({
    resolver: zodResolver(emailCorrection),
    defaultValues: { email: '', reason: '', identityChecked: false },
  });
  return (
    <SendDialog
      form={form}
      title="Correct the email address?"
      description={`${user.email} stays the address until the new mailbox agrees by a mailed link. Both are told, and all devices are signed out now. The password, two-factor sign-in, work and money stay as they are. Whoever knows the password can still keep the old address.`}
      confirmLabel="Ask the new mailbox"
      tone="danger"
      failedTitle="Nothing was changed"
      onOutdated={null}
      onSend={async (body) => {
        await correct.mutateAsync({ params: { userId: user.id }, body });
        toast({ title: 'Both addresses were told', description: 'The new one holds once it agrees.' });
      }}
      onClose={onClose}
    >
      <FormField control={form.control} name="email" label="New email address" required>
        {(field) => (
          <TextInput {...field} type="email" autoComplete="off" maxLength={longest(emailCorrection.shape.email)} />
        )}
      </FormField>
      <CheckedReason control={form.control} />
    </SendDialog>
  );
}
