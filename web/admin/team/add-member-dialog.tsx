import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { invitationHours, newMember, teamOfAdminsApi } from '#contract/operators/team.ts';
import { mutationOf } from '#web/lib/endpoint-queries.ts';
import { longest } from '#web/lib/longest.ts';
import { SendDialog } from '#web/lib/send-dialog.tsx';
import { toast } from '#web/lib/toast.ts';
import { FormField } from '#web/ui/form-field.tsx';
import { FormRadioGroup } from '#web/ui/form-radio-group.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { roleOptions } from './role-words.ts';

/** Invites another administrator. */
export function AddMemberDialog({ onClose }: { readonly onClose: () => void }) {
  const add = useMutation(mutationOf(teamOfAdminsApi.add));
  const form = useForm<z.input<typeof newMember>, unknown, z.output<typeof newMember>>({
    resolver: zodResolver(newMember),
    defaultValues: { email: '', role: 'support', reason: '' },
  });
  return (
    <SendDialog
      form={form}
      title="Add admin"
      description={`We’ll email them a link to choose a password. The link works once, for ${invitationHours} hours. We’ll also notify the other owners.`}
      confirmLabel="Send invitation"
      failedTitle="We couldn’t add the admin"
      onOutdated={null}
      onSend={async (body) => {
        const { email } = await add.mutateAsync({ body });
        toast({ title: 'Invitation sent', description: email });
      }}
      onClose={onClose}
    >
      <FormField control={form.control} name="email" label="Email" required>
        {(field) => <TextInput {...field} type="email" inputMode="email" autoComplete="off" />}
      </FormField>
      <FormRadioGroup control={form.control} name="role" legend="Role" options={roleOptions} required />
      <FormField control={form.control} name="reason" label="Reason" hint="We’ll record it in the audit log." required>
        {(field) => <Textarea {...field} rows={2} limit={longest(newMember.shape.reason)} />}
      </FormField>
    </SendDialog>
  );
}
