import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { emailUndoDays, supportDelayHours } from '#contract/accounts/support-changes.ts';
import type { AdminUserDetail } from '#contract/admin/admin.ts';
import { adminUsersApi, emailCorrection } from '#contract/admin/admin-users.ts';
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

/** For a user whose mailbox is lost or whose address was mistyped. */
export function CorrectEmailDialog({ user, onClose }: CorrectEmailDialogProps) {
  const correct = useMutation(mutationOf(adminUsersApi.correctEmail));
  const form = useForm<z.input<typeof emailCorrection>>({
    resolver: zodResolver(emailCorrection),
    defaultValues: { email: '', reason: '', identityChecked: false },
  });
  return (
    <SendDialog
      form={form}
      title="Change this account’s email address?"
      description={`Another admin must approve this first. We’ll then email ${user.email}, and the user has ${supportDelayHours} hours to stop the change from there. After that, we’ll email a confirmation link to the new address, and the account’s email address changes once it’s confirmed. For the next ${emailUndoDays} days, the user can undo the change from the old address. During that time, we won’t make payouts and bank details can’t be changed. The password, two-factor sign-in and gigs will stay the same.`}
      confirmLabel="Propose change"
      tone="danger"
      failedTitle="We couldn’t propose the change"
      onOutdated={null}
      onSend={async (body) => {
        await correct.mutateAsync({ params: { userId: user.id }, body });
        toast({
          title: 'Change proposed',
          description: 'A second admin can approve it under Approvals.',
        });
      }}
      onClose={onClose}
    >
      <FormField control={form.control} name="email" label="New email address" required>
        {(field) => (
          <TextInput {...field} type="email" autoComplete="off" maxLength={longest(emailCorrection.shape.email)} />
        )}
      </FormField>
      <CheckedReason control={form.control} user={user} />
    </SendDialog>
  );
}
