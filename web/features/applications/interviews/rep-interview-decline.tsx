import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { interviewDecline, interviewsApi } from '#contract/applications/interviews.ts';
import { mutationOf } from '#web/lib/endpoint-queries.ts';
import { longest } from '#web/lib/longest.ts';
import { SendDialog } from '#web/lib/send-dialog.tsx';
import { toast } from '#web/lib/toast.ts';
import { FormField } from '#web/ui/form-field.tsx';
import { Textarea } from '#web/ui/textarea.tsx';

interface RepInterviewDeclineProps {
  /** The version on the screen: if the business has proposed new times since, the server refuses. */
  readonly interviewId: string;
  readonly companyName: string;
  /** A time was agreed before. */
  readonly isAgreed: boolean;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Declines all times, and suggests others. */
export function RepInterviewDecline(props: RepInterviewDeclineProps) {
  const { interviewId, companyName, isAgreed, onClose, onDone } = props;
  const decline = useMutation(mutationOf(interviewsApi.decline));
  const form = useForm({
    resolver: zodResolver(interviewDecline),
    defaultValues: { message: '' },
  });

  return (
    <SendDialog
      form={form}
      title={isAgreed ? 'Ask for another time?' : 'Ask for other times?'}
      description={
        isAgreed
          ? `This cancels the time you agreed on. ${companyName} gets your message and can propose other times. Your application stays open.`
          : `${companyName} gets your message and can propose other times. Your application stays open.`
      }
      confirmLabel="Send message"
      busyLabel="Sending"
      failedTitle="We couldn’t send your message"
      onSend={async (body) => {
        await decline.mutateAsync({ params: { interviewId }, body });
        toast({ title: 'Message sent', description: `${companyName} can now propose other times.` });
      }}
      onSent={onDone}
      onClose={onClose}
    >
      <FormField control={form.control} name="message" label="When would suit you?" required>
        {(field) => (
          <Textarea
            {...field}
            rows={4}
            limit={longest(interviewDecline.shape.message)}
            placeholder="Weekdays after 16:00, or Saturday."
          />
        )}
      </FormField>
    </SendDialog>
  );
}
