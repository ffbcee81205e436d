import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { recommendedApi } from '#contract/matching/recommended.ts';
import { mutationOf } from '#web/lib/endpoint-queries.ts';
import { failureToast } from '#web/lib/failure-toast.ts';
import { toast } from '#web/lib/toast.ts';
import { Button } from '#web/ui/button.tsx';
import type { DismissedTitle } from './dismissal-words.ts';

interface UndoProps {
  readonly job: DismissedTitle;
  readonly onUndone: () => void;
}

/** Undoes “Not for me”. */
export function UndoDismissal({ job, onUndone }: UndoProps) {
  const undo = useMutation(mutationOf(recommendedApi.undo));
  async function act() {
    try {
      await undo.mutateAsync({ params: { jobId: job.id } });
      toast({ title: 'Job restored', description: `“${job.title}” can be recommended to you again.` });
      onUndone();
    } catch (error) {
      failureToast('We couldn’t restore the job', error);
    }
  }
  return (
    <Button
      variant="secondary"
      size="small"
      aria-label={`Undo: ${job.title}`}
      busy={undo.isPending}
      onClick={() => void act()}
    >
      Undo
    </Button>
  );
}

/** In place of a job that was just dismissed. Focus moves here. */
export function JustDismissed(props: UndoProps) {
  const here = useRef<HTMLDivElement>(null);
  const { id } = props.job;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each job
  useEffect(() => here.current?.focus({ preventScroll: true }), [id]);
  return (
    <div
      ref={here}
      role="status"
      tabIndex={-1}
      className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card bg-sunken px-4 py-3 outline-none"
    >
      <p className="min-w-0 break-words">
        <strong>“{props.job.title}”</strong> won’t be recommended to you again. We use your reason for similar jobs.
      </p>
      <UndoDismissal {...props} />
    </div>
  );
}
