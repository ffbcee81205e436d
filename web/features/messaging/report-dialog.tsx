import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { reportInput, reportReasons, reportsApi } from '#contract/messaging/reports.ts';
import { mutationOf } from '#web/lib/endpoint-queries.ts';
import { longest } from '#web/lib/longest.ts';
import { SendDialog } from '#web/lib/send-dialog.tsx';
import { toast } from '#web/lib/toast.ts';
import { FormField } from '#web/ui/form-field.tsx';
import { FormRadioGroup } from '#web/ui/form-radio-group.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { reasonWords } from './report-words.ts';

interface ReportDialogProps {
  readonly conversationId: string;
  /** Null: the whole conversation. */
  readonly messageId: string | null;
  readonly title: string;
  readonly onClose: () => void;
}

const input = reportInput.omit({ messageId: true });

/** Reports something to the team, and says what it can read then. */
export default function ReportDialog({ conversationId, messageId, title, onClose }: ReportDialogProps) {
  const send = useMutation(mutationOf(reportsApi.send));
  const form = useForm({
    resolver: zodResolver(input),
    defaultValues: { details: '' },
  });
  return (
    <SendDialog
      form={form}
      title={title}
      description="Our team can then read it and up to 20 messages before and after it until they decide. We won’t say who reported it."
      confirmLabel="Send report"
      failedTitle="We couldn’t send your report"
      onSend={async (body) => {
        await send.mutateAsync({ params: { conversationId }, body: { ...body, messageId } });
        toast({ title: 'Report sent', description: 'Our team will review it and reply in your messages.' });
      }}
      onClose={onClose}
    >
      <FormRadioGroup
        control={form.control}
        name="reason"
        legend="What’s wrong?"
        options={reportReasons.map((value) => ({ value, label: reasonWords[value] }))}
      />
      <FormField control={form.control} name="details" label="Anything else we should know?" optional>
        {(field) => <Textarea {...field} rows={3} limit={longest(input.shape.details)} />}
      </FormField>
    </SendDialog>
  );
}
