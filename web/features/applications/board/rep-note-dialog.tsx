import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { repNoteInput, repNotesApi } from '#contract/applications/rep-notes.ts';
import type { Result } from '#contract/endpoint.ts';
import { ApiError } from '#web/lib/api-client.ts';
import { mutationOf } from '#web/lib/endpoint-queries.ts';
import { formatAgo } from '#web/lib/format-time.ts';
import { longest } from '#web/lib/longest.ts';
import { SendDialog } from '#web/lib/send-dialog.tsx';
import { toast } from '#web/lib/toast.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { FormField } from '#web/ui/form-field.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { repNoteQuery } from '../api.ts';

type Note = Result<typeof repNotesApi.show>['note'];

interface RepNoteDialogProps {
  readonly applicationId: string;
  readonly repName: string;
  readonly note: Note;
  readonly onClose: () => void;
}

export default function RepNoteDialog({ applicationId, repName, note, onClose }: RepNoteDialogProps) {
  const queries = useQueryClient();
  const { mutateAsync } = useMutation(mutationOf(repNotesApi.save));
  const form = useForm({ resolver: zodResolver(repNoteInput), defaultValues: { text: note?.text ?? '' } });
  // Read when the dialog was opened, or after another device had saved it.
  const [read, setRead] = useState(note);
  const [changed, setChanged] = useState(false);

  async function readAgain() {
    setRead((await queries.fetchQuery({ ...repNoteQuery(applicationId), staleTime: 0 })).note);
    setChanged(true);
  }

  return (
    <SendDialog
      form={form}
      title={`Your note about ${repName}`}
      description="You see it wherever this rep applies or works for you. The rep and other businesses never see it."
      confirmLabel="Save note"
      failedTitle="We couldn’t save your note"
      onSend={async (body) => {
        try {
          await mutateAsync({ params: { applicationId }, body: { ...body, updatedAt: read?.updatedAt ?? null } });
        } catch (error) {
          if (error instanceof ApiError && error.code === 'rep_note.changed') await readAgain();
          throw error;
        }
        toast({ title: body.text === null ? 'Note deleted' : 'Note saved' });
      }}
      onOutdated={null}
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
      {changed ? (
        <Newer
          note={read}
          onAdd={(text) => {
            form.setValue('text', [text, form.getValues('text')].filter(Boolean).join('\n\n'));
            setChanged(false);
          }}
        />
      ) : null}
    </SendDialog>
  );
}

/** What another device saved since. Saving again replaces it. */
function Newer({ note, onAdd }: { readonly note: Note; readonly onAdd: (text: string) => void }) {
  if (!note) return <Alert tone="warning" title="The note was deleted on another device" />;
  return (
    <Alert tone="warning" title={`Saved on another device ${formatAgo(note.updatedAt)}`}>
      <p className="wrap-anywhere whitespace-pre-line">{note.text}</p>
      <Button variant="secondary" size="small" className="mt-3" onClick={() => onAdd(note.text)}>
        Add it above my text
      </Button>
    </Alert>
  );
}
