import { engagementTimes } from '#contract/agreed-terms.ts';
import { AskFirst } from '#web/lib/ask-first.tsx';
import { toast } from '#web/lib/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { WaitingPicture } from '../disputes/waiting-picture.tsx';
import { useWorkMove } from '../use-work-move.ts';
import type { WorkActionProps } from './action-props.ts';
import { WorkCheckIn } from './check-in.tsx';

/** The rep has waited long enough to report an absence. If someone has arrived after all, the rep checks in. */
export default function WorkReportAbsence(props: WorkActionProps) {
  const { work } = props;
  const { say } = useWorkMove(work.id);
  return (
    <div className="grid gap-5">
      <AskFirst
        trigger={
          <Button variant="accent" size="large" full="phone">
            Report business as absent
          </Button>
        }
        title={`Report that ${work.companyName} is absent?`}
        description={`They have ${engagementTimes.answerHours} hours to object. If they don’t, you’ll be paid as if they’d cancelled late. You can leave after you report it.`}
        confirmLabel="Report business as absent"
        failed="We couldn’t send your report"
        act={async () => {
          await say('report_absence');
          toast({ title: 'Report sent', description: 'You can leave now.' });
        }}
      />
      <WaitingPicture engagementId={work.id} />
      <WorkCheckIn {...props} quiet />
    </div>
  );
}
