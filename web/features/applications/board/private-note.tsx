import { Lock } from 'lucide-react';
import { useId, useState } from 'react';
import type { ReceivedApplication } from '#contract/applications/applications.ts';
import { formatDateTime } from '#web/lib/format-time.ts';
import { Alert } from '#web/ui/alert.tsx';
import { AlertDialog } from '#web/ui/alert-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { usePrivateNote } from './use-private-note.ts';

/** The business's private note about an applicant. */
export function PrivateNote({ application }: { readonly application: ReceivedApplication }) {
  const note = usePrivateNote(application);
  const [asking, setAsking] = useState(false);
  const id = useId();
  const empty = note.text.trim() === '';
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="flex items-center gap-2 text-lg">
        <Lock aria-hidden="true" className="size-4.5 text-ink-soft" />
        Private note
      </h3>
      <form
        noValidate
        className="mt-2 grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          if (note.unsaved && !empty && !note.problem && !note.busy) void note.save();
        }}
      >
        <Field
          label={`Private note on ${application.rep.fullName}`}
          labelHidden
          hint="Only you can see this. The rep never will."
          error={note.problem}
        >
          <Textarea
            value={note.text}
            onChange={(event) => note.change(event.target.value)}
            rows={3}
            limit={2000}
            placeholder="What to remember about them"
          />
        </Field>
        {note.error ? (
          <Alert tone="danger" title="We couldn’t save your note" announce>
            {note.error.message}
          </Alert>
        ) : null}
        <div className="flex flex-wrap items-center gap-2">
          <p role="status" className="me-auto text-ink-soft text-sm">
            {noteState(note)}
          </p>
          {note.saved === '' ? null : (
            <Button variant="ghost" size="small" onClick={() => setAsking(true)}>
              Remove note
            </Button>
          )}
          <Button
            type="submit"
            variant="secondary"
            size="small"
            busy={note.busy && !asking}
            disabled={!note.unsaved || empty}
          >
            Save note
          </Button>
        </div>
      </form>
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title="Remove this note?"
        description="You can’t restore this note once it’s removed."
        confirmLabel="Remove note"
        busy={note.busy}
        onConfirm={() => void note.remove().then(() => setAsking(false))}
      />
    </section>
  );
}

function noteState({ unsaved, savedAt }: Pick<ReturnType<typeof usePrivateNote>, 'unsaved' | 'savedAt'>): string {
  if (unsaved) return 'Not saved yet';
  return savedAt ? `Saved ${formatDateTime(savedAt)}` : '';
}
