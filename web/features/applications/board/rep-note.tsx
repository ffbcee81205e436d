import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { QueryTrouble } from '#web/features/lists/query-trouble.tsx';
import { formatAgo } from '#web/lib/format-time.ts';
import { Button } from '#web/ui/button.tsx';
import { lazyDialog } from '#web/ui/lazy-dialog.tsx';
import { SkeletonText } from '#web/ui/skeleton-text.tsx';
import { repNoteQuery } from '../api.ts';

const RepNoteDialog = lazyDialog(
  () => import('./rep-note-dialog.tsx'),
  ({ repName }) => `Your note about ${repName}`,
);

interface RepNoteProps {
  readonly applicationId: string;
  readonly repName: string;
}

/** The business’s own note about a rep, the same on all of its jobs. */
export function RepNote({ applicationId, repName }: RepNoteProps) {
  const [open, setOpen] = useState(false);
  const { data, error, isFetching, refetch } = useQuery(repNoteQuery(applicationId));
  if (!data)
    return error ? (
      <QueryTrouble error={error} busy={isFetching} onRetry={() => void refetch()} />
    ) : (
      <SkeletonText lines={2} />
    );
  const { note } = data;
  return (
    <div>
      {note ? (
        <>
          <p className="whitespace-pre-line break-words leading-relaxed">{note.text}</p>
          <p className="mt-1 text-ink-soft text-sm">Saved {formatAgo(note.updatedAt)}. Only you can read it.</p>
        </>
      ) : (
        <p className="text-ink-soft leading-relaxed">
          Write down what you want to remember. Only you can read it, and it doesn’t count in any rating.
        </p>
      )}
      <Button variant="secondary" size="small" className="mt-3" onClick={() => setOpen(true)}>
        {note ? 'Change note' : 'Write a note'}
      </Button>
      {open ? (
        <RepNoteDialog applicationId={applicationId} repName={repName} note={note} onClose={() => setOpen(false)} />
      ) : null}
    </div>
  );
}
