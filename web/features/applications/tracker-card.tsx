import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { applicationsApi, type RepApplication } from '#contract/applications/applications.ts';
import type { Interview } from '#contract/applications/interview.ts';
import { actionsFor, isDecided } from '#domain/applications/application-lifecycle.ts';
import { applicationStatusTexts } from '#texts/applications/status.ts';
import { JobCard } from '#web/features/jobs/job-card.tsx';
import { MessageButton } from '#web/features/messaging/message-button.tsx';
import { AskFirst } from '#web/lib/ask-first.tsx';
import { mutationOf } from '#web/lib/endpoint-queries.ts';
import { toast } from '#web/lib/toast.ts';
import { Alert } from '#web/ui/alert.tsx';
import { StatusBadge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { RepInterview } from './interviews/rep-interview.tsx';
import { StandbyChoice } from './standby-choice.tsx';
import { StepsTimeline } from './steps-timeline.tsx';

interface TrackerCardProps {
  readonly application: RepApplication;
  readonly to: string;
  /** The consequences of an acceptance. */
  readonly accepted: ReactNode;
}

/** One of the rep's own applications: its status, its history, and the button to withdraw it. */
export function TrackerCard({ application, to, accepted }: TrackerCardProps) {
  const { search: back } = useLocation();
  const { job, status, steps, jobEditedSince } = application;
  const interview = isDecided(status) ? null : application.interview;
  return (
    <JobCard job={job} to={to} state={{ back }}>
      {jobEditedSince ? (
        <Alert tone="info" title="Edited since you applied" className="mb-4">
          You see the job as it was when you applied. Open it to see what the business changed.
        </Alert>
      ) : null}
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <StatusBadge {...applicationStatusTexts[status]} />
        <div className="flex flex-wrap gap-2">
          <MessageButton
            about={{ applicationId: application.id }}
            side="rep"
            to={`${job.companyName} about ${job.title}`}
          />
          {actionsFor('rep', status).includes('withdraw') ? <Withdraw application={application} /> : null}
        </div>
      </div>
      <StandbyChoice application={application} />
      {interview ? <RepInterview application={application} interview={interview} /> : null}
      {status === 'accepted' || status === 'ended' ? <div className="mb-5 grid gap-4">{accepted}</div> : null}
      <StepsTimeline steps={withoutNoteOf(interview, steps)} noteFrom={job.companyName} />
    </JobCard>
  );
}

/** An interview in progress shows its note itself. */
function withoutNoteOf(interview: Interview | null, steps: RepApplication['steps']): RepApplication['steps'] {
  if (interview?.status !== 'proposed' && interview?.status !== 'accepted') return steps;
  return steps.map((step) =>
    step.status === 'interview' && step.note === interview.note ? { ...step, note: null } : step,
  );
}

function Withdraw({ application }: { application: RepApplication }) {
  const withdraw = useMutation(mutationOf(applicationsApi.withdraw));
  return (
    <AskFirst
      trigger={
        <Button variant="ghost" size="small">
          Withdraw<span className="sr-only"> application for {application.job.title}</span>
        </Button>
      }
      title="Withdraw this application?"
      description={`${application.job.companyName} will no longer consider you for “${application.job.title}”. You can apply again while the job is open.`}
      confirmLabel="Withdraw application"
      failed="We couldn’t withdraw your application"
      act={async () => {
        await withdraw.mutateAsync({ params: { applicationId: application.id } });
        toast({ title: 'Application withdrawn' });
      }}
    />
  );
}
