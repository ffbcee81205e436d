import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { disputesApi } from '#contract/engagements/disputes.ts';
import { AskFirst } from '#web/lib/ask-first.tsx';
import { mutationOf } from '#web/lib/endpoint-queries.ts';
import { toast } from '#web/lib/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { lazyDialog } from '#web/ui/lazy-dialog.tsx';

const AppealDecisionDialog = lazyDialog(
  () => import('./appeal-dialog.tsx'),
  () => 'Appeal this decision?',
);

interface AnswerDecisionProps {
  readonly engagementId: string;
  readonly milestoneId: string;
  readonly other: string;
  /** The other side accepted it already. */
  readonly isLast: boolean;
}

/** The buttons of a side that can still appeal the first decision of a dispute. */
export function AnswerDecision({ engagementId, milestoneId, other, isLast }: AnswerDecisionProps) {
  const [open, setOpen] = useState(false);
  const accept = useMutation(mutationOf(disputesApi.acceptDecision));
  return (
    <div className="flex flex-wrap gap-3">
      <AskFirst
        trigger={<Button full="phone">Accept decision</Button>}
        tone="default"
        title="Accept this decision?"
        description={
          isLast
            ? `${other} accepted it too, so we’ll carry it out now. You can’t undo this.`
            : `You can’t appeal it after that. If ${other} accepts it too, we’ll carry it out right away.`
        }
        confirmLabel="Accept decision"
        failed="We couldn’t save your answer"
        act={async () => {
          await accept.mutateAsync({ params: { engagementId }, body: { milestoneId } });
          toast({ title: 'Decision accepted', description: `We’ve notified ${other}.` });
        }}
      />
      <Button variant="secondary" full="phone" onClick={() => setOpen(true)}>
        Appeal decision
      </Button>
      {open ? <AppealDecisionDialog {...{ engagementId, milestoneId, other }} onClose={() => setOpen(false)} /> : null}
    </div>
  );
}
