import { zodResolver } from '@hookform/resolvers/zod';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { adminPaymentsApi } from '#contract/payments/admin-payments.ts';
import { leaveIfOutdated } from '#web/lib/form-errors.ts';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { FormField } from '#web/ui/form-field.tsx';
import { Textarea } from '#web/ui/textarea.tsx';

interface BecauseDialogProps {
  readonly title: string;
  readonly description: ReactNode;
  readonly confirmLabel: string;
  readonly tone?: 'danger' | 'primary';
  readonly onSend: (reason: string) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Asks before it acts, and takes the reason for the record. */
export function BecauseDialog({ onSend, onClose, tone = 'danger', ...dialog }: BecauseDialogProps) {
  const { control, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(adminPaymentsApi.dismiss.body),
    defaultValues: { reason: '' },
  });
  const submit = handleSubmit(async ({ reason }) => {
    try {
      await onSend(reason);
      onClose();
    } catch (error) {
      leaveIfOutdated(error, setError, { leave: onClose });
    }
  });
  return (
    <FormDialog
      {...dialog}
      tone={tone}
      failedTitle="Nothing was changed"
      busy={formState.isSubmitting}
      failure={formState.errors.root?.message}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormField control={control} name="reason" label="Reason" hint="It goes on the record." required>
        {(field) => <Textarea {...field} rows={3} limit={500} />}
      </FormField>
    </FormDialog>
  );
}
