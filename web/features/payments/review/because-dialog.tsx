import { zodResolver } from '@hookform/resolvers/zod';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { adminPaymentsApi } from '#contract/payments/admin-payments.ts';
import { adminPayoutsApi } from '#contract/payouts/admin-payouts.ts';
import { leaveIfOutdated } from '#web/lib/form-errors.ts';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { FormField } from '#web/ui/form-field.tsx';
import { Textarea } from '#web/ui/textarea.tsx';

const readers = {
  record: { schema: adminPaymentsApi.dismiss.body, hint: 'It goes on the record.', limit: 500 },
  rep: { schema: adminPayoutsApi.fail.body, hint: 'The rep reads it.', limit: 300 },
} as const;

interface BecauseDialogProps {
  readonly title: string;
  readonly description: ReactNode;
  readonly confirmLabel: string;
  readonly tone?: 'danger' | 'primary';
  readonly reader?: keyof typeof readers;
  readonly onSend: (reason: string) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Asks before it acts, and takes the reason for who reads it: whoever looks into the record, unless said. */
export function BecauseDialog({ onSend, onClose, tone = 'danger', reader = 'record', ...dialog }: BecauseDialogProps) {
  const { schema, hint, limit } = readers[reader];
  const { control, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(schema),
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
      <FormField control={control} name="reason" label="Reason" hint={hint} required>
        {(field) => <Textarea {...field} rows={3} limit={limit} />}
      </FormField>
    </FormDialog>
  );
}
