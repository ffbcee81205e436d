import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { repNoteInput, repNotesApi } from '#contract/applications/rep-notes.ts';
import { mutationOf } from '#web/lib/endpoint-queries.ts';
import { longest } from '#web/lib/longest.ts';
import { SendDialog } from '#web/lib/send-dialog.tsx';
import { toast } from '#web/lib/toast.ts';
import { FormField } from '#web/ui/form-field.tsx';
import { Textarea } from '#web/ui/textarea.tsx';

interface RepNoteDialogProps {
  readonly applicationId: string;
  readonly repName: string;
  readonly text: string;
  readonly onClose: () => void;
}

export default function RepNoteDialog({ applicationId, repName, text, onClose }: RepNoteDialogProps) {
  const { mutateAsync } = useMutation(mutationOf(repNotesApi.save));
  const form = useForm({ resolver: zodResolver(repNoteInput), defaultValues: { text } });
  return (
    <SendDialog
      form={form}
      title={`Your note about ${repName}`}
      description="You see it wherever this rep applies or works for you. The rep and other businesses never see it."
      confirmLabel="Save note"
      failedTitle="We couldn’t save your note"
      onSend={async (body) => {
        await mutateAsync({ params: { applicationId }, body });
        toast({ title: body.text === null ? 'Note deleted' : 'Note saved' });
      }}
      onClose={onClose}
    >
      <FormField
        control={form.control}
        name="text"
        label="Your note"
        hint="Leave it empty to delete the note."
        optional
      >
        {(field) => <Textarea {...field} rows={5} limit={longest(repNoteInput.shape.text)} />}
      </FormField>
    </SendDialog>
  );
}
