import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { courseDraftsApi, lessonInput } from '#contract/courses/course-drafts.ts';
import { draftAddress } from '#web/admin/courses/desk-addresses.ts';
import { mutationOf } from '#web/lib/endpoint-queries.ts';
import { longest } from '#web/lib/longest.ts';
import { SendDialog } from '#web/lib/send-dialog.tsx';
import { FormField } from '#web/ui/form-field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { draftQuery } from './api.ts';

interface AddLessonProps {
  readonly courseId: string;
  readonly onClose: () => void;
}

export function AddLesson({ courseId, onClose }: AddLessonProps) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const add = useMutation(mutationOf(courseDraftsApi.addLesson));
  const form = useForm({
    resolver: zodResolver(lessonInput),
    defaultValues: { title: '', content: null },
  });
  return (
    <SendDialog
      form={form}
      title="Add lesson"
      description="We’ll add a template to fill in after the last lesson. You can move the lesson later."
      confirmLabel="Add lesson"
      failedTitle="We couldn’t add the lesson"
      onSend={async (body) => {
        const { file, draft } = await add.mutateAsync({ params: { courseId }, body });
        queries.setQueryData(draftQuery(courseId).queryKey, draft);
        onClose();
        await navigate(draftAddress(courseId, { file: file.id }));
      }}
      onOutdated={null}
      onClose={onClose}
    >
      <FormField control={form.control} name="title" label="Title" required>
        {(field) => <TextInput {...field} maxLength={longest(lessonInput.shape.title)} />}
      </FormField>
    </SendDialog>
  );
}
