import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { courseDraftsApi, draftInput } from '#contract/courses/course-drafts.ts';
import { courseLevels } from '#contract/courses/options.ts';
import { fileNameOf } from '#domain/courses/file-name.ts';
import { salesQuery } from '#web/admin/courses/api.ts';
import { draftAddress } from '#web/admin/courses/desk-addresses.ts';
import { mutationOf } from '#web/lib/endpoint-queries.ts';
import { longest } from '#web/lib/longest.ts';
import { SendDialog } from '#web/lib/send-dialog.tsx';
import { FormField } from '#web/ui/form-field.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { draftsQuery } from './api.ts';

interface NewDraftProps {
  /** The preselected course. */
  readonly copyOf: string | null;
  readonly onClose: () => void;
}

export function NewDraft({ copyOf, onClose }: NewDraftProps) {
  const navigate = useNavigate();
  const sources = useSources();
  const make = useMutation(mutationOf(courseDraftsApi.make));
  const form = useForm({
    resolver: zodResolver(draftInput),
    defaultValues: { title: '', slug: '', level: 'Beginner' as const, copyOf },
  });
  return (
    <SendDialog
      form={form}
      title="New course"
      description="Only admins can see it until you publish it."
      confirmLabel="Create course"
      busyLabel="Creating"
      failedTitle="We couldn’t create the course"
      onSend={async (body) => {
        const { id } = await make.mutateAsync({ body });
        await navigate(draftAddress(id));
      }}
      onSent={null}
      onOutdated={null}
      onClose={onClose}
    >
      <FormField control={form.control} name="title" label="Title" required>
        {(field) => (
          <TextInput
            {...field}
            maxLength={longest(draftInput.shape.title)}
            onChange={({ target }) => {
              field.onChange(target.value);
              if (!form.getFieldState('slug').isTouched) form.setValue('slug', fileNameOf(target.value, ''));
            }}
          />
        )}
      </FormField>
      <FormField
        control={form.control}
        name="slug"
        label="Address"
        hint="Lowercase letters, digits and hyphens. You can’t change the address later."
        required
      >
        {(field) => (
          <TextInput {...field} maxLength={longest(draftInput.shape.slug)} autoCapitalize="off" spellCheck={false} />
        )}
      </FormField>
      <FormField control={form.control} name="level" label="Level" required>
        {(field) => <Select {...field} options={courseLevels} />}
      </FormField>
      <FormField
        control={form.control}
        name="copyOf"
        label="Start from"
        hint="A copy is a separate course, which learners buy and finish separately. You can’t edit the built-in courses here, only copy them."
      >
        {(field) => <Select {...field} options={sources} placeholder="A template to fill in" />}
      </FormField>
    </SendDialog>
  );
}

/** Courses to copy: drafts, and those shipped with the product. */
function useSources() {
  const drafts = useQuery(draftsQuery).data?.items ?? [];
  const courses = useQuery(salesQuery).data?.items ?? [];
  return [
    ...drafts.map(({ id, title }) => ({ value: id, label: `Copy of ${title}` })),
    ...courses
      .filter(({ origin }) => origin === 'repository')
      .map(({ id, title }) => ({ value: id, label: `Copy of ${title}` })),
  ];
}
