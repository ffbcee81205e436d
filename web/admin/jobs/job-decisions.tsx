import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { AdminJobDetail } from '#contract/jobs/all-jobs.ts';
import { jobModerationApi } from '#contract/jobs/moderation.ts';
import { jobStatusTexts } from '#texts/jobs/status.ts';
import { useAdminMay } from '#web/admin/sign-in/admin-role.ts';
import { mutationOf } from '#web/lib/endpoint-queries.ts';
import { plural } from '#web/lib/format.ts';
import { ReasonDialog } from '#web/lib/reason-dialog.tsx';
import { toast } from '#web/lib/toast.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { whyItWaits } from './case-words.ts';

type Asked = 'take down' | 'restore' | 'leave';

/** Why a job is waiting for review, who reviews it, and the decisions the reader may take. */
export function JobDecisions({ job }: { readonly job: AdminJobDetail }) {
  const may = useAdminMay()('jobs.moderate');
  const [asked, setAsked] = useState<Asked | null>(null);
  const claim = useMutation(mutationOf(jobModerationApi.claim));
  const release = useMutation(mutationOf(jobModerationApi.release));
  const { waiting } = job;
  const params = { caseId: waiting?.id ?? '' };
  const theirs = waiting?.claim && !waiting.claim.you ? waiting.claim : null;
  const held = theirs ? `${theirs.by} has this case. Take over the case first.` : null;
  const down = job.status === 'taken_down';
  const whose = waiting?.claim
    ? waiting.claim.you
      ? 'Assigned to you.'
      : `Assigned to ${waiting.claim.by}.`
    : 'Unassigned.';
  return (
    <>
      {waiting ? (
        <Alert tone="warning" title={`Waiting for review: ${whyItWaits(waiting)}`}>
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
                  Release case
                </Button>
              ) : (
                <Button
                  variant="secondary"
                  size="small"
                  busy={claim.isPending}
                  onClick={() => claim.mutate({ params, body: { takeOver: theirs !== null } })}
                >
                  {theirs ? 'Take over case' : 'Take case'}
                </Button>
              )}
            </div>
          ) : null}
        </Alert>
      ) : null}
      {may ? (
        <div className="grid gap-3 md:flex md:flex-wrap">
          {down ? (
            <Button full="phone" disabledReason={held} onClick={() => setAsked('restore')}>
              Restore job
            </Button>
          ) : (
            <Button variant="danger" full="phone" disabledReason={held} onClick={() => setAsked('take down')}>
              Take down job
            </Button>
          )}
          {waiting ? (
            <Button variant="secondary" full="phone" disabled={theirs !== null} onClick={() => setAsked('leave')}>
              {down ? 'Keep job down' : 'Leave unchanged'}
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
        description={`Reps will no longer find “${title}” or be able to apply, and no more reps can be hired. ${remains(job)} We’ll notify the business in the app and by email. It can edit the job, reply, and ask us to restore it.${toReporters(job, 'that the job was taken down')}`}
        label="Reason"
        hint="The business will see this, and we’ll record it in the audit log. Don’t mention who reported the job."
        limit={1000}
        confirmLabel="Take down job"
        tone="danger"
        failedTitle="We couldn’t take down the job"
        onSend={async (reason) => {
          await takeDown.mutateAsync({ params, body: { reason } });
          toast({ title: 'Job taken down', description: 'We’ll notify the business.' });
        }}
        onClose={onClose}
      />
    );
  if (asked === 'restore')
    return (
      <ReasonDialog
        title="Restore this job?"
        description={`“${title}” will return to its earlier status with the text you see here. If it can no longer be open, for example after its last day, the business must reopen it. We’ll notify the business.${toReporters(job, 'that the job stays published')}`}
        label="Reason"
        hint="The business will see this, and we’ll record it in the audit log."
        limit={1000}
        confirmLabel="Restore job"
        tone="primary"
        failedTitle="We couldn’t restore the job"
        onSend={async (reason) => {
          const { status } = await putBack.mutateAsync({ params, body: { reason, version } });
          toast({
            title: 'Job restored',
            description: `Its status is now ${jobStatusTexts[status].label.toLowerCase()}.`,
          });
        }}
        onClose={onClose}
      />
    );
  const down = job.status === 'taken_down';
  return (
    <ReasonDialog
      title={down ? 'Keep this job down?' : 'Leave this job unchanged?'}
      description={
        down
          ? `“${title}” will stay taken down. The business will see your reason and can reply again.`
          : `“${title}” will keep its status and leave the “Waiting for review” list. We won’t notify the business.${toReporters(job, 'of your reason')}`
      }
      label="Reason"
      hint={
        down
          ? 'The business will see this, and we’ll record it in the audit log.'
          : 'The reps who reported the job will see this, and we’ll record it in the audit log.'
      }
      limit={1000}
      confirmLabel={down ? 'Keep job down' : 'Leave unchanged'}
      tone="primary"
      failedTitle="We couldn’t save the decision"
      onSend={async (reason) => {
        await leave.mutateAsync({
          params: { caseId: waiting?.id ?? '' },
          body: { reason, version, entries: waiting?.entries ?? 1 },
        });
        toast({
          title: 'Decision saved',
          description: down ? 'The job stays taken down.' : 'The job stays as it was.',
        });
      }}
      onClose={onClose}
    />
  );
}

function remains({ engagements: { running }, applications }: AdminJobDetail): string {
  const gigs =
    running === 0
      ? 'It has no gigs in progress.'
      : `${plural(running, 'gig')} in progress ${running === 1 ? 'continues, with its' : 'continue, with their'} payments.`;
  return applications === 0 ? gigs : `${gigs} We’ll notify applicants who are still waiting.`;
}

const toReporters = ({ waiting }: AdminJobDetail, what: string) =>
  waiting && waiting.reports > 0 ? ` We’ll also notify the reps who reported the job ${what}.` : '';
