import { useMutation } from '@tanstack/react-query';
import { standbyApi } from '#contract/trust/standby.ts';
import { AskFirst } from '#web/lib/ask-first.tsx';
import { mutationOf } from '#web/lib/endpoint-queries.ts';
import { toast } from '#web/lib/toast.ts';
import { Button } from '#web/ui/button.tsx';

/** Ends the open offers of a job, and the choice that its places are offered by themselves. */
export function StopOffering({ jobId }: { readonly jobId: string }) {
  const stop = useMutation(mutationOf(standbyApi.stop));
  return (
    <AskFirst
      trigger={
        <Button variant="secondary" full="phone" className="justify-self-start">
          Stop offering places
        </Button>
      }
      title="Stop offering places to reps on standby?"
      description="All open offers of this job end, and we no longer offer its places right away."
      confirmLabel="Stop offering places"
      failed="We couldn’t save this"
      act={async () => {
        await stop.mutateAsync({ params: { jobId } });
        toast({ title: 'We no longer offer places of this job' });
      }}
    />
  );
}
