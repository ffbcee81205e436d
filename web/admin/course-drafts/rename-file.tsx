import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { type CourseDraftFile, courseDraftsApi, fileNameInput } from '#contract/courses/course-drafts.ts';
import { mutationOf } from '#web/lib/endpoint-queries.ts';
import { longest } from '#web/lib/longest.ts';
import { SendDialog } from '#web/lib/send-dialog.tsx';
import { FormField } from '#web/ui/form-field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { draftQuery } from './api.ts';
import { kindOf, plainNameOf } from './file-names.ts';

interface RenameFileProps {
  readonly courseId: string;
  readonly file: CourseDraftFile;
  readonly onClose: () => void;
}

export function RenameFile({ courseId, file, onClose }: RenameFileProps) {
  const queries = useQueryClient();
  const rename = useMutation(mutationOf(courseDraftsApi.renameFile));
  const form = useForm({
    resolver: zodResolver(fileNameInput),
    defaultValues: { name: plainNameOf(file.path) },
  });
  return (
    <SendDialog
      form={form}
      title={`Rename ${file.path}`}
      description={
        kindOf(file.path) === 'lesson'
          ? 'Learners see the title inside the file, never this name.'
          : 'Lessons refer to a picture by its name. Change the name there too. The check shows where.'
      }
      confirmLabel="Rename file"
      failedTitle="We couldn’t rename the file"
      onSend={async (body) => {
        const draft = await rename.mutateAsync({ params: { courseId, courseFileId: file.id }, body });
        queries.setQueryData(draftQuery(courseId).queryKey, draft);
      }}
      onOutdated={null}
      onClose={onClose}
    >
      <FormField control={form.control} name="name" label="Name" hint="Lowercase letters, digits and hyphens." required>
        {(field) => (
          <TextInput {...field} maxLength={longest(fileNameInput.shape.name)} autoCapitalize="off" spellCheck={false} />
        )}
      </FormField>
    </SendDialog>
  );
}
