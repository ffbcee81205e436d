import { useMutation, useQuery } from '@tanstack/react-query';
import { MessageSquareText, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { type CannedAnswer, cannedAnswersApi } from '#contract/messaging/support.ts';
import { NotLoaded } from '#web/features/lists/not-loaded.tsx';
import { mutationOf } from '#web/lib/endpoint-queries.ts';
import { failureToast } from '#web/lib/failure-toast.ts';
import { AlertDialog } from '#web/ui/alert-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { cannedAnswersQuery } from './api.ts';
import { TextDialog } from './text-dialog.tsx';

/** The texts to answer with: written, changed and deleted. */
export function TextsPart() {
  const { data, error, isFetching, refetch } = useQuery(cannedAnswersQuery);
  const [editing, setEditing] = useState<CannedAnswer | 'new' | null>(null);
  const [removing, setRemoving] = useState<CannedAnswer | null>(null);
  const remove = useMutation(mutationOf(cannedAnswersApi.remove));
  const add = (
    <Button icon={<Plus aria-hidden="true" className="size-4.5" />} full="phone" onClick={() => setEditing('new')}>
      Add a text
    </Button>
  );

  async function removeIt({ id: answerId }: CannedAnswer) {
    try {
      await remove.mutateAsync({ params: { answerId } });
    } catch (problem) {
      failureToast('Not deleted', problem);
    }
    setRemoving(null);
  }

  if (!data) return <NotLoaded query={{ error, isFetching, refetch }} label="Loading texts" />;
  return (
    <>
      {data.length === 0 ? (
        <EmptyState icon={<MessageSquareText aria-hidden="true" />} title="No texts yet" action={add}>
          What you answer often can be written once, and inserted with the person’s first name.
        </EmptyState>
      ) : (
        <>
          <div className="mb-4">{add}</div>
          <ul className="grid gap-4">
            {data.map((one) => (
              <li key={one.id}>
                <Card
                  title={<span className="wrap-anywhere">{one.title}</span>}
                  footer={
                    <span className="-ms-3 flex gap-1">
                      <Button
                        variant="ghost"
                        size="small"
                        aria-label={`Change ${one.title}`}
                        icon={<Pencil aria-hidden="true" className="size-4" />}
                        onClick={() => setEditing(one)}
                      >
                        Change
                      </Button>
                      <Button
                        variant="ghost"
                        size="small"
                        aria-label={`Delete ${one.title}`}
                        icon={<Trash2 aria-hidden="true" className="size-4" />}
                        onClick={() => setRemoving(one)}
                      >
                        Delete
                      </Button>
                    </span>
                  }
                >
                  <p className="whitespace-pre-wrap wrap-anywhere">{one.text}</p>
                </Card>
              </li>
            ))}
          </ul>
        </>
      )}
      {editing ? <TextDialog text={editing === 'new' ? null : editing} onClose={() => setEditing(null)} /> : null}
      <AlertDialog
        open={removing !== null}
        onOpenChange={(open) => {
          if (!open) setRemoving(null);
        }}
        title={`Delete “${removing?.title}”?`}
        description="Answers already sent stay as they are."
        confirmLabel="Delete"
        busy={remove.isPending}
        onConfirm={() => removing && void removeIt(removing)}
      />
    </>
  );
}
