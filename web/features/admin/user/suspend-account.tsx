import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { type AdminUserDetail, adminApi, suspensionInput } from '#contract/admin.ts';
import { mutationOf } from '#web/lib/endpoint-queries.ts';
import { leaveIfOutdated } from '#web/lib/form-errors.ts';
import { formatDateTime } from '#web/lib/format-time.ts';
import { toast } from '#web/lib/toast.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { FormField } from '#web/ui/form-field.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { adminUserQuery } from '../api.ts';

const acts = {
  suspend: {
    endpoint: adminApi.suspend,
    label: 'Suspend account',
    title: 'Suspend this account?',
    description: (email: string) =>
      `${email} is signed out everywhere at once, and told by mail. Their open jobs close, work that has not begun is called off, what runs becomes a dispute that one of you decides, and no money leaves their wallet.`,
    confirm: 'Suspend it',
    hint: 'It goes on the record, and to the person by mail.',
    done: 'The account is suspended',
    failed: 'The account is not suspended',
  },
  lift: {
    endpoint: adminApi.liftSuspension,
    label: 'Lift suspension',
    title: 'Lift the suspension?',
    description: (email: string) =>
      `${email} may sign in again, and is told by mail. Their wallet is free; jobs stay closed and work stays called off.`,
    confirm: 'Lift it',
    hint: 'It goes on the record, not to the person.',
    done: 'The account is open again',
    failed: 'The account is still suspended',
  },
} as const;

/** Keeps somebody out, or lets them in again. */
export function SuspendAccount({ user }: { readonly user: AdminUserDetail }) {
  const [asking, setAsking] = useState(false);
  const { suspension } = user;
  const act = suspension ? 'lift' : 'suspend';
  return (
    <>
      {suspension ? (
        <Alert tone="warning" title={`Suspended since ${formatDateTime(suspension.since)}, by ${suspension.by}`}>
          {suspension.reason}
        </Alert>
      ) : null}
      <Button variant={suspension ? 'secondary' : 'danger'} className="w-full md:w-fit" onClick={() => setAsking(true)}>
        {acts[act].label}
      </Button>
      {asking ? <SuspensionDialog user={user} act={act} onClose={() => setAsking(false)} /> : null}
    </>
  );
}

interface SuspensionDialogProps {
  readonly user: AdminUserDetail;
  readonly act: keyof typeof acts;
  readonly onClose: () => void;
}

function SuspensionDialog({ user, act, onClose }: SuspensionDialogProps) {
  const queries = useQueryClient();
  const { endpoint, title, description, confirm, hint, done, failed } = acts[act];
  const change = useMutation(mutationOf(endpoint));
  const { control, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(suspensionInput),
    defaultValues: { reason: '' },
  });
  const submit = handleSubmit(async (body) => {
    try {
      const changed = await change.mutateAsync({ params: { userId: user.id }, body });
      queries.setQueryData(adminUserQuery(user.id).queryKey, changed);
      toast({ title: done, description: 'The person was told.' });
      onClose();
    } catch (error) {
      leaveIfOutdated(error, setError, { leave: onClose });
    }
  });
  return (
    <FormDialog
      title={title}
      description={description(user.email)}
      confirmLabel={confirm}
      tone={act === 'suspend' ? 'danger' : 'primary'}
      failedTitle={failed}
      busy={formState.isSubmitting}
      failure={formState.errors.root?.message}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormField control={control} name="reason" label="Reason" hint={hint} required>
        {(field) => <Textarea {...field} rows={3} limit={500} />}
      </FormField>
    </FormDialog>
  );
}
