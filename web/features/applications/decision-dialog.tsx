import { zodResolver } from '@hookform/resolvers/zod';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { decisionInput, type ReceivedApplication } from '#contract/applications.ts';
import { ApiError } from '#web/lib/api-client.ts';
import { applyServerErrors } from '#web/lib/form-errors.ts';
import { toast } from '#web/lib/toast.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FormField } from '#web/ui/form-field.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { useDecision } from './api.ts';
import { type Decision, decisionTexts } from './decision-texts.ts';

interface DecisionDialogProps {
  readonly application: ReceivedApplication;
  readonly action: Decision;
  readonly onClose: () => void;
}

/** Confirms a move and takes the note for the rep. */
export function DecisionDialog({ application, action, onClose }: DecisionDialogProps) {
  const texts = decisionTexts[action];
  const { fullName } = application.rep;
  const formId = useId();
  const decide = useDecision();
  const { control, handleSubmit, formState, setError } = useForm<z.input<typeof decisionInput>>({
    resolver: zodResolver(decisionInput),
    defaultValues: { note: '' },
  });

  const submit = handleSubmit(async ({ note }) => {
    try {
      await decide.mutateAsync({ applicationId: application.id, action, note: note ?? '' });
      toast({ title: texts.done(fullName) });
      onClose();
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) {
        // Somebody was faster; the list behind now shows where it stands.
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
      title={texts.title(fullName)}
      description={texts.description}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={formState.isSubmitting}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={formId}
            variant={action === 'reject' ? 'danger' : 'primary'}
            busy={formState.isSubmitting}
          >
            {texts.confirm}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="grid gap-4">
        <FormField control={control} name="note" label={`Note to ${fullName}`} hint="They will read this." optional>
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
