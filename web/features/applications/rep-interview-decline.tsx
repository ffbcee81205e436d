import { zodResolver } from '@hookform/resolvers/zod';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { interviewDecline } from '#contract/interviews.ts';
import { ApiError } from '#web/lib/api-client.ts';
import { applyServerErrors } from '#web/lib/form-errors.ts';
import { toast } from '#web/lib/toast.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FormField } from '#web/ui/form-field.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { useDeclineInterview } from './rep-interview-api.ts';

interface RepInterviewDeclineProps {
  /** The one that was on the screen: if the business proposed anew since, the server says so. */
  readonly interviewId: string;
  readonly companyName: string;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Says that no time suits, and which would. */
export function RepInterviewDecline({ interviewId, companyName, onClose, onDone }: RepInterviewDeclineProps) {
  const formId = useId();
  const decline = useDeclineInterview(interviewId);
  const { control, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(interviewDecline),
    defaultValues: { message: '' },
  });

  const submit = handleSubmit(async ({ message }) => {
    try {
      await decline.mutateAsync(message);
      toast({ title: 'Your answer was sent', description: `${companyName} can now propose other times.` });
      onDone();
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) {
        toast({ title: error.title, description: error.message, variant: 'destructive' });
        onClose();
      } else applyServerErrors(error, setError);
    }
  });

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open && !formState.isSubmitting) onClose();
      }}
      title="None of these suits you"
      description={`${companyName} reads your message at once and can propose other times. Your application stays open.`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={formState.isSubmitting}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={formState.isSubmitting} busyLabel="Sending">
            Send message
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="grid gap-4">
        <FormField control={control} name="message" label="When would suit you?" required>
          {(field) => <Textarea {...field} rows={4} limit={1000} placeholder="Weekdays after 16:00, or Saturday." />}
        </FormField>
        {formState.errors.root ? (
          <Alert tone="danger" title="Your message was not sent" announce>
            {formState.errors.root.message}
          </Alert>
        ) : null}
      </form>
    </Dialog>
  );
}
