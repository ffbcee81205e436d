import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { courseDraftsApi, pictureInput } from '#contract/courses/course-drafts.ts';
import { longestCourseFile } from '#contract/courses/options.ts';
import { fileNameOf } from '#domain/courses/file-name.ts';
import { draftAddress } from '#web/admin/courses/desk-addresses.ts';
import { mutationOf } from '#web/lib/endpoint-queries.ts';
import { applyServerErrors } from '#web/lib/form-errors.ts';
import { longest } from '#web/lib/longest.ts';
import { Field } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { FormField } from '#web/ui/form-field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { draftQuery } from './api.ts';

interface AddPictureProps {
  readonly courseId: string;
  readonly onClose: () => void;
}

export function AddPicture({ courseId, onClose }: AddPictureProps) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const add = useMutation(mutationOf(courseDraftsApi.addPicture));
  const { control, handleSubmit, formState, setError, setValue, clearErrors, getValues } = useForm({
    resolver: zodResolver(pictureInput),
    defaultValues: { name: '', content: '' },
  });

  async function choose(file: File | undefined) {
    clearErrors('content');
    setValue('content', '');
    if (!file) return;
    if (file.size > longestCourseFile) {
      setError('content', { message: 'This file is too large. Choose a picture of up to 12 KB.' });
      return;
    }
    setValue('content', await file.text());
    if (getValues('name') === '') setValue('name', fileNameOf(file.name.replace(/\.svg$/i, ''), ''));
  }

  const submit = handleSubmit(async (body) => {
    if (body.content === '') {
      setError('content', { message: 'Choose a file.' });
      return;
    }
    try {
      const { file, draft } = await add.mutateAsync({ params: { courseId }, body });
      queries.setQueryData(draftQuery(courseId).queryKey, draft);
      onClose();
      await navigate(draftAddress(courseId, { file: file.id, view: 'preview' }));
    } catch (error) {
      applyServerErrors(error, setError);
    }
  });
  return (
    <FormDialog
      title="Add picture"
      description="An SVG file of up to 12 KB, 640 units wide, with shapes and text only. The check lists anything that isn’t allowed."
      confirmLabel="Add picture"
      failedTitle="We couldn’t add the picture"
      busy={formState.isSubmitting}
      failure={formState.errors.root?.message}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label="File" error={formState.errors.content?.message} required>
        {/* The file input is uncontrolled. */}
        <TextInput
          type="file"
          accept=".svg,image/svg+xml"
          className="py-2"
          onInput={({ currentTarget }) => void choose(currentTarget.files?.[0])}
        />
      </Field>
      <FormField
        control={control}
        name="name"
        label="Name"
        hint="Lowercase letters, digits and hyphens. Lessons show it as ![what it shows](../pictures/name.svg)."
        required
      >
        {(field) => (
          <TextInput {...field} maxLength={longest(pictureInput.shape.name)} autoCapitalize="off" spellCheck={false} />
        )}
      </FormField>
    </FormDialog>
  );
}
