import { useState } from 'react';
import type { JobSummary } from '#contract/jobs.ts';
import { ApiError } from '#web/lib/api-client.ts';
import { toast } from '#web/lib/toast.ts';
import { AlertDialog } from '#web/ui/alert-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { useCloseJob } from './api.ts';

export function CloseJob({ job }: { job: Pick<JobSummary, 'id' | 'title'> }) {
  const [open, setOpen] = useState(false);
  const close = useCloseJob(job.id);

  function confirm() {
    close.mutate(undefined, {
      onSuccess: () =>
        toast({ title: 'Job closed', description: 'Reps no longer find it. Those who applied stay here.' }),
      onError: (error) =>
        toast({
          title: error instanceof ApiError ? error.title : 'Not closed',
          description: error.message,
          variant: 'destructive',
        }),
      onSettled: () => setOpen(false),
    });
  }

  return (
    <AlertDialog
      open={open}
      onOpenChange={setOpen}
      trigger={<Button variant="secondary">Close job</Button>}
      title="Close this job?"
      description={`“${job.title}” leaves the list and takes no more applications. You can still decide on those who applied.`}
      confirmLabel="Close the job"
      busy={close.isPending}
      onConfirm={confirm}
    />
  );
}
