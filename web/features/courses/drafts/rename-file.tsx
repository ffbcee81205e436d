import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { type CourseDraftFile, courseDraftsApi, fileNameInput } from '#contract/courses/course-drafts.ts';
import { mutationOf } from '#web/lib/endpoint-queries.ts';
import { applyServerErrors } from '#web/lib/form-errors.ts';
import { FormDialog } from '#web/ui/form-dialog.tsx';
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
  const { control, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(fileNameInput),
    defaultValues: { name: plainNameOf(file.path) },
  });
  const submit = handleSubmit(async (body) => {
    try {
      const draft = await rename.mutateAsync({ params: { courseId, courseFileId: file.id }, body });
      queries.setQueryData(draftQuery(courseId).queryKey, draft);
      onClose();
    } catch (error) {
      applyServerErrors(error, setError);
    }
  });
  return (
    <FormDialog
      title={`Rename ${file.path}`}
      description={
        kindOf(file.path) === 'lesson'
          ? 'Learners see the title, which stands in the file, and never this name.'
          : 'Lessons that show it name it: change it there too. The check says where.'
      }
      confirmLabel="Rename"
      failedTitle="It was not renamed"
      busy={formState.isSubmitting}
      failure={formState.errors.root?.message}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormField control={control} name="name" label="Name" hint="Small letters, digits and hyphens." required>
        {(field) => <TextInput {...field} maxLength={60} autoCapitalize="off" spellCheck={false} />}
      </FormField>
    </FormDialog>
  );
}
