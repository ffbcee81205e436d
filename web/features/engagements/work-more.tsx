import { AskFirst } from '#web/lib/ask-first.tsx';
import { toast } from '#web/lib/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { useWorkMove } from './use-work-move.ts';
import { WorkDisagree } from './work-appeal.tsx';
import type { DeedProps } from './work-deed-props.ts';

/** What else there is to do, that nobody should do by a slip. */
export function WorkMore({ work, milestone }: DeedProps) {
  const { say } = useWorkMove(work.id);
  const canWithdraw = work.milestones.some(({ movesOpen }) => movesOpen.includes('withdraw'));
  // What has begun is finished, or disputed: what somebody can still step out of is later.
  const later = !milestone.movesOpen.includes('withdraw');
  const label = later ? 'I cannot come to the later weeks' : 'I cannot come';
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
          title={later ? 'You cannot come to the later weeks?' : 'You cannot come?'}
          description={`${work.companyName} is told at once and can ask somebody else. You are paid nothing for what you do not do.${later ? ' What has begun stays as it is.' : ''}`}
          confirmLabel={label}
          cancelLabel="Not now"
          failed="Not withdrawn"
          act={async () => {
            await say('withdraw');
            toast({ title: 'You are out', description: `${work.companyName} is told.` });
          }}
        />
      ) : null}
      {canDispute ? <WorkDisagree work={work} move="dispute" label="Something is wrong" variant="ghost" /> : null}
    </div>
  );
}
