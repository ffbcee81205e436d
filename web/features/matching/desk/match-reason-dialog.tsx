import { zodResolver } from '@hookform/resolvers/zod';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { matchModelsApi } from '#contract/matching/models.ts';
import { leaveIfOutdated } from '#web/lib/form-errors.ts';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { FormField } from '#web/ui/form-field.tsx';
import { Textarea } from '#web/ui/textarea.tsx';

interface MatchReasonDialogProps {
  readonly title: string;
  readonly description: ReactNode;
  readonly confirmLabel: string;
  readonly tone: 'danger' | 'primary';
  readonly failedTitle: string;
  readonly onSend: (reason: string) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Asks why before something of the matches is changed. Nothing typed is lost when sending fails. */
export function MatchReasonDialog({ onSend, ...dialog }: MatchReasonDialogProps) {
  const { control, handleSubmit, formState, setError } = useForm({
    // All of them take the same words.
    resolver: zodResolver(matchModelsApi.activate.body),
    defaultValues: { reason: '' },
  });
  const submit = handleSubmit(async ({ reason }) => {
    try {
      await onSend(reason);
      dialog.onClose();
    } catch (error) {
      leaveIfOutdated(error, setError, { leave: dialog.onClose, also: [404], unless: ['match.taken'] });
    }
  });
  return (
    <FormDialog {...dialog} busy={formState.isSubmitting} failure={formState.errors.root?.message} onSubmit={submit}>
      <FormField control={control} name="reason" label="Reason" hint="It goes on the record." required>
        {(field) => <Textarea {...field} rows={3} limit={500} />}
      </FormField>
    </FormDialog>
  );
}
