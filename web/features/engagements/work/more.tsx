import { AskFirst } from '#web/lib/ask-first.tsx';
import { toast } from '#web/lib/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { useWorkMove } from '../use-work-move.ts';
import type { WorkActionProps } from './action-props.ts';
import { WorkDisagree } from './appeal.tsx';

/** Withdrawing and disputes, behind a menu to prevent accidents. */
export function WorkMore({ work, milestone }: WorkActionProps) {
  const { say } = useWorkMove(work.id);
  const canWithdraw = work.milestones.some(({ movesOpen }) => movesOpen.includes('withdraw'));
  // Once begun, a milestone is finished or disputed: withdrawing applies to later ones only.
  const later = !milestone.movesOpen.includes('withdraw');
  const label = later ? 'Withdraw from later weeks' : 'Withdraw from gig';
  const canDispute = milestone.movesOpen.includes('dispute');
  if (!canWithdraw && !canDispute) return null;
  return (
    <div className="flex flex-wrap gap-2">
      {canWithdraw ? (
        <AskFirst
          trigger={
            <Button variant="ghost" full="phone">
              {label}
            </Button>
          }
          title={later ? 'Withdraw from the later weeks?' : 'Withdraw from this gig?'}
          description={`We’ll notify ${work.companyName}, who can book someone else. You won’t be paid for days you don’t work.${later ? ' A week that has started stays as it is.' : ''}`}
          confirmLabel={label}
          cancelLabel="Not now"
          failed="We couldn’t withdraw you from this gig"
          act={async () => {
            await say('withdraw');
            toast({ title: 'You’ve withdrawn', description: `We’ve notified ${work.companyName}.` });
          }}
        />
      ) : null}
      {canDispute ? (
        <WorkDisagree work={work} milestone={milestone} move="dispute" label="Open a dispute" variant="ghost" />
      ) : null}
    </div>
  );
}
