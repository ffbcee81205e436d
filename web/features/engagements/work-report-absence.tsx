import { engagementTimes } from '#contract/agreed-terms.ts';
import { AskFirst } from '#web/lib/ask-first.tsx';
import { toast } from '#web/lib/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { WaitingPicture } from './dispute-waiting-picture.tsx';
import { useWorkMove } from './use-work-move.ts';
import { WorkCheckIn } from './work-check-in.tsx';
import type { DeedProps } from './work-deed-props.ts';

/** Somebody has waited long enough. If somebody came after all, they check in. */
export function WorkReportAbsence(props: DeedProps) {
  const { work } = props;
  const { say } = useWorkMove(work.id);
  return (
    <div className="grid gap-5">
      <AskFirst
        trigger={
          <Button variant="accent" size="large" full="phone">
            Report that nobody is here
          </Button>
        }
        title="Nobody is here?"
        description={`${work.companyName} has ${engagementTimes.answerHours} hours to object. If it doesn't, you are paid as for a late cancellation. You can leave.`}
        confirmLabel="Report it"
        failed="Not reported"
        act={async () => {
          await say('report_absence');
          toast({ title: 'Reported', description: 'You need not wait any longer.' });
        }}
      />
      <WaitingPicture engagementId={work.id} />
      <WorkCheckIn {...props} quiet />
    </div>
  );
}
