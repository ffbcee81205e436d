import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { type CannedAnswer, cannedAnswersApi, cannedInput } from '#contract/messaging/canned-answers.ts';
import { namePlace } from '#domain/messaging/canned-answer.ts';
import { mutationOf } from '#web/lib/endpoint-queries.ts';
import { SendDialog } from '#web/lib/send-dialog.tsx';
import { FormField } from '#web/ui/form-field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { Textarea } from '#web/ui/textarea.tsx';

interface TextDialogProps {
  /** Null: a new one. */
  readonly text: CannedAnswer | null;
  readonly onClose: () => void;
}

export function TextDialog({ text, onClose }: TextDialogProps) {
  const add = useMutation(mutationOf(cannedAnswersApi.add));
  const edit = useMutation(mutationOf(cannedAnswersApi.edit));
  const form = useForm({
    resolver: zodResolver(cannedInput),
    defaultValues: { title: text?.title ?? '', text: text?.text ?? '' },
  });
  return (
    <SendDialog
      form={form}
      title={text ? 'Edit saved answer' : 'Add saved answer'}
      description="All admins can insert this answer and edit it before sending."
      confirmLabel={text ? 'Save changes' : 'Add saved answer'}
      failedTitle="We couldn’t save the answer"
      unless={['canned_answer.title_taken']}
      onSend={async (body) => {
        if (text) await edit.mutateAsync({ params: { answerId: text.id }, body });
        else await add.mutateAsync({ body });
      }}
      onClose={onClose}
    >
      <FormField
        control={form.control}
        name="title"
        label="Title"
        hint="Admins choose the answer by this title."
        required
      >
        {(field) => <TextInput {...field} autoComplete="off" />}
      </FormField>
      <FormField
        control={form.control}
        name="text"
        label="Text"
        hint={`${namePlace} becomes the person’s first name.`}
        required
      >
        {(field) => <Textarea {...field} rows={8} />}
      </FormField>
    </SendDialog>
  );
}
