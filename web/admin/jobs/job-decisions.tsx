import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { AdminJobDetail } from '#contract/jobs/all-jobs.ts';
import { jobModerationApi } from '#contract/jobs/moderation.ts';
import { jobStatusLabels } from '#domain/jobs/job-lifecycle.ts';
import { useAdminMay } from '#web/admin/sign-in/admin-role.ts';
import { mutationOf } from '#web/lib/endpoint-queries.ts';
import { plural } from '#web/lib/format.ts';
import { ReasonDialog } from '#web/lib/reason-dialog.tsx';
import { toast } from '#web/lib/toast.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { whyItWaits } from './case-words.ts';

type Asked = 'take down' | 'put back' | 'leave';

/** What waits about a job, who has it, and what may be decided. */
export function JobDecisions({ job }: { readonly job: AdminJobDetail }) {
  const may = useAdminMay()('jobs.moderate');
  const [asked, setAsked] = useState<Asked | null>(null);
  const claim = useMutation(mutationOf(jobModerationApi.claim));
  const release = useMutation(mutationOf(jobModerationApi.release));
  const { waiting } = job;
  const params = { caseId: waiting?.id ?? '' };
  const theirs = waiting?.claim && !waiting.claim.you ? waiting.claim : null;
  const held = theirs ? `${theirs.by} has this case. Take it over first.` : null;
  const down = job.status === 'taken_down';
  const whose = waiting?.claim ? (waiting.claim.you ? 'You have it.' : `${waiting.claim.by} has it.`) : 'Unassigned.';
  return (
    <>
      {waiting ? (
        <Alert tone="warning" title={`Waiting for a review: ${whyItWaits(waiting)}`}>
          <p>{whose}</p>
          {may ? (
            <div className="mt-3 flex flex-wrap gap-3">
              {waiting.claim?.you ? (
                <Button
                  variant="secondary"
                  size="small"
                  busy={release.isPending}
                  onClick={() => release.mutate({ params })}
                >
                  Give it back
                </Button>
              ) : (
                <Button
                  variant="secondary"
                  size="small"
                  busy={claim.isPending}
                  onClick={() => claim.mutate({ params, body: { takeOver: theirs !== null } })}
                >
                  {theirs ? 'Take it over' : 'Take it'}
                </Button>
              )}
            </div>
          ) : null}
        </Alert>
      ) : null}
      {may ? (
        <div className="grid gap-3 md:flex md:flex-wrap">
          {down ? (
            <Button full="phone" disabledReason={held} onClick={() => setAsked('put back')}>
              Put back
            </Button>
          ) : (
            <Button variant="danger" full="phone" disabledReason={held} onClick={() => setAsked('take down')}>
              Take down
            </Button>
          )}
          {waiting ? (
            <Button variant="secondary" full="phone" disabled={theirs !== null} onClick={() => setAsked('leave')}>
              {down ? 'Keep it down' : 'Leave as it is'}
            </Button>
          ) : null}
        </div>
      ) : null}
      {asked ? <DecisionDialog job={job} asked={asked} onClose={() => setAsked(null)} /> : null}
    </>
  );
}

interface DecisionDialogProps {
  readonly job: AdminJobDetail;
  readonly asked: Asked;
  readonly onClose: () => void;
}

function DecisionDialog({ job, asked, onClose }: DecisionDialogProps) {
  const takeDown = useMutation(mutationOf(jobModerationApi.takeDownJob));
  const putBack = useMutation(mutationOf(jobModerationApi.putBack));
  const leave = useMutation(mutationOf(jobModerationApi.leave));
  const { id: jobId, version, title, waiting } = job;
  const params = { jobId };
  if (asked === 'take down')
    return (
      <ReasonDialog
        title="Take this job down?"
        description={`“${title}” leaves the market at once: nobody finds it, applies, or is hired for it. ${remains(job)} Its business is told by bell and mail, may change the job, answer, and ask to have it put back.${reportersHear(job, 'that it was taken down')}`}
        label="Reason"
        hint="The business reads this, and we record it in the audit log. Don’t mention who reported the job."
        limit={1000}
        confirmLabel="Take down"
        tone="danger"
        failedTitle="The job is not taken down"
        onSend={async (reason) => {
          await takeDown.mutateAsync({ params, body: { reason } });
          toast({ title: 'Taken down', description: 'Its business is told.' });
        }}
        onClose={onClose}
      />
    );
  if (asked === 'put back')
    return (
      <ReasonDialog
        title="Put this job back?"
        description={`“${title}” goes back to where it stood, as you read it here. If its last day is over, or it was paused or closed, it stays closed until its business reopens it. Its business is told.${reportersHear(job, 'that it stays on the market')}`}
        label="Reason"
        hint="The business reads this, and we record it in the audit log."
        limit={1000}
        confirmLabel="Put back"
        tone="primary"
        failedTitle="The job is not put back"
        onSend={async (reason) => {
          const { status } = await putBack.mutateAsync({ params, body: { reason, version } });
          toast({ title: 'Put back', description: `The job is ${jobStatusLabels[status].toLowerCase()} now.` });
        }}
        onClose={onClose}
      />
    );
  const down = job.status === 'taken_down';
  return (
    <ReasonDialog
      title={down ? 'Keep this job down?' : 'Leave this job as it is?'}
      description={
        down
          ? `“${title}” stays off the market. Its business reads why, and may answer again.`
          : `“${title}” stays where it is, and nothing waits about it any more. Its business is not told.${reportersHear(job, 'what you write here')}`
      }
      label="Reason"
      hint={
        down
          ? 'The business reads this, and we record it in the audit log.'
          : 'The people who reported it read this, and we record it in the audit log.'
      }
      limit={1000}
      confirmLabel={down ? 'Keep it down' : 'Leave as it is'}
      tone="primary"
      failedTitle="Nothing is decided"
      onSend={async (reason) => {
        await leave.mutateAsync({
          params: { caseId: waiting?.id ?? '' },
          body: { reason, version, entries: waiting?.entries ?? 1 },
        });
        toast({ title: 'Decided', description: down ? 'The job stays down.' : 'The job stays as it is.' });
      }}
      onClose={onClose}
    />
  );
}

function remains({ engagements: { running }, applications }: AdminJobDetail): string {
  const work =
    running === 0
      ? 'No work of it is running.'
      : `${plural(running, 'engagement')} of it ${running === 1 ? 'goes' : 'go'} on, with the money.`;
  return applications === 0 ? work : `${work} Of ${plural(applications, 'applicant')}, those who wait are told.`;
}

const reportersHear = ({ waiting }: AdminJobDetail, what: string) =>
  waiting && waiting.reports > 0 ? ` The people who reported it are told ${what}.` : '';
