import { zodResolver } from '@hookform/resolvers/zod';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { reopeningInput } from '#contract/vetting/review-api.ts';
import { leaveIfOutdated } from '#web/lib/form-errors.ts';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { FormField } from '#web/ui/form-field.tsx';
import { Textarea } from '#web/ui/textarea.tsx';

interface ReasonDialogProps {
  readonly title: string;
  readonly description: ReactNode;
  readonly label: string;
  readonly hint: string;
  readonly confirmLabel: string;
  readonly tone: 'danger' | 'primary';
  readonly onSend: (reason: string) => Promise<unknown>;
  readonly onClose: () => void;
}

type Values = z.input<typeof reopeningInput>;

/** Takes the words that go to the person. Nothing typed is lost when sending fails. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, description, label, hint, confirmLabel, tone, onSend, onClose } = props;
  const { control, handleSubmit, formState, setError } = useForm<Values>({
    resolver: zodResolver(reopeningInput),
    defaultValues: { reason: '' },
  });
  const submit = handleSubmit(async ({ reason }) => {
    try {
      await onSend(reason);
      onClose();
    } catch (error) {
      leaveIfOutdated(error, setError, { leave: onClose, unless: ['vetting.claim_required'] });
    }
  });
  return (
    <FormDialog
      title={title}
      description={description}
      confirmLabel={confirmLabel}
      tone={tone}
      failedTitle="Nothing was changed"
      busy={formState.isSubmitting}
      failure={formState.errors.root?.message}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormField control={control} name="reason" label={label} hint={hint} required>
        {(field) => <Textarea {...field} rows={4} limit={1000} />}
      </FormField>
    </FormDialog>
  );
}
