import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { userNoteInput, userNotesApi } from '#contract/operators/user-notes.ts';
import { useAdminMay } from '#web/admin/sign-in/admin-role.ts';
import { useCursorPages } from '#web/features/lists/use-cursor-pages.ts';
import { mutationOf } from '#web/lib/endpoint-queries.ts';
import { applyServerErrors } from '#web/lib/form-errors.ts';
import { formatDateTime } from '#web/lib/format-time.ts';
import { longest } from '#web/lib/longest.ts';
import { Button } from '#web/ui/button.tsx';
import { CursorPager } from '#web/ui/cursor-pager.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { FormField } from '#web/ui/form-field.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { notesQuery } from './user-api.ts';
import { SectionRows, UserSection } from './user-section.tsx';

export function NotesSection({ userId }: { readonly userId: string }) {
  const mayWrite = useAdminMay()('users.note');
  const { cursor, pager } = useCursorPages(userId);
  const found = useQuery(notesQuery(userId, cursor));
  return (
    <UserSection title="Team notes" description="Only admins can see these notes." found={found}>
      {({ items, nextCursor }) => (
        <div className="grid gap-5">
          {mayWrite ? <NewNote userId={userId} /> : null}
          <SectionRows
            label="Team notes"
            empty="No notes yet."
            rows={items.map(({ id, text, by, at }) => ({
              key: id,
              title: <span className="whitespace-pre-wrap font-normal">{text}</span>,
              detail: `${by}, ${formatDateTime(at)}`,
            }))}
          />
          {cursor || nextCursor ? (
            <CursorPager label="Pages of notes" {...pager(nextCursor)} busy={found.isPlaceholderData} />
          ) : null}
        </div>
      )}
    </UserSection>
  );
}

function NewNote({ userId }: { readonly userId: string }) {
  const add = useMutation(mutationOf(userNotesApi.add));
  const { control, handleSubmit, formState, setError, reset } = useForm({
    resolver: zodResolver(userNoteInput),
    defaultValues: { text: '' },
  });
  const submit = handleSubmit(async (body) => {
    try {
      await add.mutateAsync({ params: { userId }, body });
      reset();
    } catch (error) {
      applyServerErrors(error, setError);
    }
  });
  return (
    <form noValidate className="grid gap-3" onSubmit={submit}>
      <FormField control={control} name="text" label="Note" required>
        {(field) => <Textarea {...field} rows={2} limit={longest(userNoteInput.shape.text)} />}
      </FormField>
      <FormFailure title="We couldn’t save the note" failure={formState.errors.root} />
      <Button type="submit" variant="secondary" className="w-full md:w-fit" busy={formState.isSubmitting}>
        Add note
      </Button>
    </form>
  );
}
