import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { roleInput, type TeamMember, teamOfAdminsApi } from '#contract/operators/team.ts';
import { mutationOf } from '#web/lib/endpoint-queries.ts';
import { longest } from '#web/lib/longest.ts';
import { SendDialog } from '#web/lib/send-dialog.tsx';
import { toast } from '#web/lib/toast.ts';
import { FormField } from '#web/ui/form-field.tsx';
import { FormRadioGroup } from '#web/ui/form-radio-group.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { roleLabels, roleOptions } from './role-words.ts';

interface RoleDialogProps {
  readonly member: TeamMember;
  readonly onClose: () => void;
}

/** Changes an administrator's role. */
export function RoleDialog({ member: { id, email, role, you }, onClose }: RoleDialogProps) {
  const change = useMutation(mutationOf(teamOfAdminsApi.changeRole));
  const form = useForm({ resolver: zodResolver(roleInput), defaultValues: { role, reason: '' } });
  return (
    <SendDialog
      form={form}
      title="Change role"
      description={`${email} currently has the role ${roleLabels[role].toLowerCase()}. A new role will apply from ${you ? 'your' : 'their'} next click. Earlier actions won’t change. We’ll notify the other owners.`}
      confirmLabel="Change role"
      failedTitle="We couldn’t change the role"
      onOutdated={null}
      onSend={async (body) => {
        const changed = await change.mutateAsync({ params: { memberId: id }, body });
        toast({ title: `${email} now has the role ${roleLabels[changed.role].toLowerCase()}` });
      }}
      onClose={onClose}
    >
      <FormRadioGroup control={form.control} name="role" legend="Role" options={roleOptions} required />
      <FormField control={form.control} name="reason" label="Reason" hint="We’ll record it in the audit log." required>
        {(field) => <Textarea {...field} rows={2} limit={longest(roleInput.shape.reason)} />}
      </FormField>
    </SendDialog>
  );
}
