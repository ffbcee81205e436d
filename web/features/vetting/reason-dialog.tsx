import { zodResolver } from '@hookform/resolvers/zod';
import { type ReactNode, useId } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { reopeningInput } from '#contract/vetting-api.ts';
import { ApiError } from '#web/lib/api-client.ts';
import { applyServerErrors } from '#web/lib/form-errors.ts';
import { toast } from '#web/lib/toast.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
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
  const formId = useId();
  const { control, handleSubmit, formState, setError } = useForm<Values>({
    resolver: zodResolver(reopeningInput),
    defaultValues: { reason: '' },
  });
  const submit = handleSubmit(async ({ reason }) => {
    try {
      await onSend(reason);
      onClose();
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) {
        toast({ title: error.title, description: error.message, variant: 'destructive' });
        onClose();
      } else {
        applyServerErrors(error, setError);
      }
    }
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open && !formState.isSubmitting) onClose();
      }}
      title={title}
      description={description}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={formState.isSubmitting}>
            Cancel
          </Button>
          <Button type="submit" form={formId} variant={tone} busy={formState.isSubmitting}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="grid gap-4">
        <FormField control={control} name="reason" label={label} hint={hint} required>
          {(field) => <Textarea {...field} rows={4} limit={1000} />}
        </FormField>
        {formState.errors.root ? (
          <Alert tone="danger" title="Nothing was changed" announce>
            {formState.errors.root.message}
          </Alert>
        ) : null}
      </form>
    </Dialog>
  );
}
