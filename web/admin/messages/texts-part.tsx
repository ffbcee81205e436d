import { useMutation, useQuery } from '@tanstack/react-query';
import { MessageSquareText, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { type CannedAnswer, cannedAnswersApi } from '#contract/messaging/canned-answers.ts';
import { NotLoaded } from '#web/features/lists/not-loaded.tsx';
import { mutationOf } from '#web/lib/endpoint-queries.ts';
import { failureToast } from '#web/lib/failure-toast.ts';
import { AlertDialog } from '#web/ui/alert-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { cannedAnswersQuery } from './api.ts';
import { TextDialog } from './text-dialog.tsx';

/** The saved answers: added, edited and deleted. */
export function TextsPart() {
  const { data, error, isFetching, refetch } = useQuery(cannedAnswersQuery);
  const [editing, setEditing] = useState<CannedAnswer | 'new' | null>(null);
  const [removing, setRemoving] = useState<CannedAnswer | null>(null);
  const remove = useMutation(mutationOf(cannedAnswersApi.remove));
  const add = (
    <Button icon={<Plus aria-hidden="true" className="size-4.5" />} full="phone" onClick={() => setEditing('new')}>
      Add saved answer
    </Button>
  );

  async function removeIt({ id: answerId }: CannedAnswer) {
    try {
      await remove.mutateAsync({ params: { answerId } });
    } catch (problem) {
      failureToast('We couldn’t delete the saved answer', problem);
    }
    setRemoving(null);
  }

  if (!data) return <NotLoaded query={{ error, isFetching, refetch }} label="Loading saved answers" />;
  return (
    <>
      {data.length === 0 ? (
        <EmptyState icon={<MessageSquareText aria-hidden="true" />} title="No saved answers yet" action={add}>
          Save an answer you send often. You can then insert it with the user’s first name.
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
                        aria-label={`Edit ${one.title}`}
                        icon={<Pencil aria-hidden="true" className="size-4" />}
                        onClick={() => setEditing(one)}
                      >
                        Edit
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
        description="Answers you’ve already sent won’t change."
        confirmLabel="Delete saved answer"
        busy={remove.isPending}
        onConfirm={() => removing && void removeIt(removing)}
      />
    </>
  );
}
