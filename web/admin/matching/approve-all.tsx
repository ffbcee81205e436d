import { CheckCheck } from 'lucide-react';
import { useState } from 'react';
import type { JobDetail } from '#contract/jobs/jobs.ts';
import { matchReviewApi, type ReviewedProposal } from '#contract/matching/review.ts';
import { failureToast } from '#web/lib/failure-toast.ts';
import { plural } from '#web/lib/format.ts';
import { toast } from '#web/lib/toast.ts';
import { AlertDialog } from '#web/ui/alert-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { useMatchAct } from './api.ts';

interface ApproveAllProps {
  readonly job: Pick<JobDetail, 'id' | 'companyName' | 'version'>;
  readonly waiting: readonly ReviewedProposal[];
  readonly mine: boolean;
  readonly onApproved: () => void;
}

/** Approves all reps that are still to review. */
export function ApproveAll({ job, waiting, mine, onApproved }: ApproveAllProps) {
  const { id: jobId, companyName, version: jobVersion } = job;
  const [asking, setAsking] = useState(false);
  const decide = useMatchAct(matchReviewApi.decide, jobId);
  const count = plural(waiting.length, 'rep');

  async function approve() {
    try {
      const decisions = waiting.map(({ repId, profileVersion }) => ({
        repId,
        profileVersion,
        state: 'approved' as const,
      }));
      await decide.mutateAsync({ params: { jobId }, body: { jobVersion, decisions } });
      toast({ title: `${count} approved`, description: `${companyName} now sees them as suggested reps.` });
      onApproved();
    } catch (error) {
      failureToast('We couldn’t approve the reps', error);
    }
    setAsking(false);
  }

  return (
    <>
      <Button
        variant="secondary"
        disabled={!mine}
        icon={<CheckCheck aria-hidden="true" className="size-4.5" />}
        onClick={() => setAsking(true)}
      >
        Approve all {waiting.length}
      </Button>
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Approve ${count}?`}
        description={`${companyName} will see these reps and can invite them. You can still drop a rep later.`}
        confirmLabel="Approve all"
        tone="default"
        busy={decide.isPending}
        onConfirm={() => void approve()}
      />
    </>
  );
}
