import { useState } from 'react';
import type { JobDetail } from '#contract/jobs/jobs.ts';
import { jobRefusals } from '#contract/jobs/refusals.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { JobInDialog } from '../own/job-in-dialog.tsx';

interface JobConflictProps {
  readonly newer: JobDetail;
  readonly onLoad: () => Promise<void>;
  readonly onKeep: () => void;
}

/** A colleague saved the job while it was open here: view that version, take it, or overwrite it. */
export function JobConflict({ newer, onLoad, onKeep }: JobConflictProps) {
  const [busy, setBusy] = useState(false);
  const { title, detail } = jobRefusals['job.changed'];
  return (
    <Alert tone="warning" title={title} announce>
      <p>{detail}</p>
      <div className="mt-3 flex flex-col gap-3 md:flex-row md:flex-wrap">
        <Dialog
          trigger={
            <Button variant="secondary" size="small">
              View new version
            </Button>
          }
          size="large"
          title={newer.title}
          description="This is the latest saved version."
        >
          <JobInDialog job={newer} />
        </Dialog>
        <Button
          variant="secondary"
          size="small"
          busy={busy}
          onClick={() => {
            setBusy(true);
            void onLoad().finally(() => setBusy(false));
          }}
        >
          Load new version
        </Button>
        <Button size="small" onClick={onKeep}>
          Keep my version
        </Button>
      </div>
    </Alert>
  );
}
