import { useId } from 'react';
import { type OwnJobDetail, ownJobsApi } from '#contract/jobs/own-jobs.ts';
import { jobRefusals } from '#contract/jobs/refusals.ts';
import { editJobAddress, newJobAddress } from '#contract/site/portal-addresses.ts';
import { type JobAction, jobActionsFor, refuseEdit } from '#domain/jobs/job-lifecycle.ts';
import { useTrialRefusal } from '#web/lib/trial-closed.ts';
import { Button } from '#web/ui/button.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { MoveJob } from './job-move.tsx';
import { ReopenJob } from './job-reopen.tsx';

interface JobActionsProps {
  readonly job: OwnJobDetail;
  /** Why this business may not take applications now. */
  readonly hiringRefusal: string | null;
}

/** Every action its business can take on a job in its current status. */
export function JobActions({ job, hiringRefusal }: JobActionsProps) {
  const trialEdit = useTrialRefusal(ownJobsApi.edit);
  const noCopy = useTrialRefusal(ownJobsApi.post);
  const refused = refuseEdit(job.status);
  const noEdit = trialEdit ?? (refused && jobRefusals[refused].detail);
  const reasonId = useId();
  const button = (action: JobAction) =>
    action === 'reopen' ? (
      <ReopenJob key={action} job={job} hiringRefusal={hiringRefusal} />
    ) : (
      <MoveJob key={action} job={job} action={action} />
    );
  return (
    <div className="grid halves items-start gap-3 md:flex md:flex-wrap">
      {noEdit ? (
        <Button variant="secondary" full="phone" disabled aria-describedby={reasonId}>
          Edit
        </Button>
      ) : (
        <LinkButton to={editJobAddress(job.id)} variant="secondary" full="phone">
          Edit
        </LinkButton>
      )}
      {noCopy ? (
        <Button variant="secondary" full="phone" disabled aria-describedby={reasonId}>
          Duplicate
        </Button>
      ) : (
        <LinkButton to={newJobAddress(job.id)} variant="secondary" full="phone">
          Duplicate
        </LinkButton>
      )}
      {jobActionsFor(job.status).map(button)}
      {/* Below all of them: under its own button it would push the others apart. */}
      {noEdit ? (
        <p id={reasonId} className="col-span-full w-full text-ink-soft text-sm leading-snug">
          {noEdit}
        </p>
      ) : null}
    </div>
  );
}
