import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { type OwnJobDetail, ownJobsApi } from '#contract/jobs/own-jobs.ts';
import { jobRefusals } from '#contract/jobs/refusals.ts';
import { ownJobAddress } from '#contract/site/portal-addresses.ts';
import { inputOfJob } from '#domain/jobs/job-copy.ts';
import { refuseEdit } from '#domain/jobs/job-lifecycle.ts';
import { workingDays } from '#domain/jobs/job-schedule.ts';
import { ownJobQuery } from '#web/features/jobs/own/own-jobs-api.ts';
import { DuplicateNotice } from '#web/features/jobs/post/duplicate-notice.tsx';
import { duplicateOf } from '#web/features/jobs/post/duplicate-of.ts';
import { JobConflict } from '#web/features/jobs/post/job-conflict.tsx';
import { JobForm } from '#web/features/jobs/post/job-form.tsx';
import { NotLoaded } from '#web/features/lists/not-loaded.tsx';
import { useMe } from '#web/features/session/portal-gate.tsx';
import { PageHeader } from '#web/features/shell/page-header.tsx';
import { ApiError } from '#web/lib/api-client.ts';
import { draftOf } from '#web/lib/drafts.ts';
import { mutationOf } from '#web/lib/endpoint-queries.ts';
import { failureToast } from '#web/lib/failure-toast.ts';
import { pageMeta } from '#web/lib/page-meta.ts';
import { toast } from '#web/lib/toast.ts';
import { useDocumentTitle } from '#web/lib/use-document-title.ts';
import { Alert } from '#web/ui/alert.tsx';
import { BackLink } from '#web/ui/back-link.tsx';
import type { Route } from './+types/edit-job';

export const meta = () => pageMeta({ title: 'Edit job', hidden: true });

export default function EditJob({ params }: Route.ComponentProps) {
  const query = useQuery(ownJobQuery(params.jobId));
  useDocumentTitle(query.data ? `Edit ${query.data.title}` : 'Edit job');
  const back = ownJobAddress(params.jobId);
  // Loading the newer version reopens the form.
  const [opened, setOpened] = useState(0);
  return (
    <div className="max-w-4xl">
      <PageHeader above={<BackLink to={back}>Back to job</BackLink>} title="Edit job" />
      {query.data ? (
        <EditForm key={opened} job={query.data} back={back} onLoadNewer={() => setOpened(opened + 1)} />
      ) : (
        <NotLoaded query={query} label="Loading the job" />
      )}
    </div>
  );
}

interface EditFormProps {
  readonly job: OwnJobDetail;
  readonly back: string;
  readonly onLoadNewer: () => void;
}

function EditForm({ job, back, onLoadNewer }: EditFormProps) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { userId } = useMe();
  const [draft] = useState(() => draftOf('browser', `job-${job.id}`, userId));
  // Tags not changed here are not sent: what is stored by then, also from elsewhere, is kept.
  const { tags: storedTags, ...said } = inputOfJob(job);
  const initial = { ...said, tags: null };
  const [found] = useState(() => draft.find({ ...initial, version: job.version }));
  // The version read when the form opened: a newer one that arrives later must not replace it.
  const [base, setBase] = useState(found?.version ?? job.version);
  const edit = useMutation(mutationOf(ownJobsApi.edit));
  const ended = refuseEdit(job.status);
  const duplicate = duplicateOf(edit.error);

  async function loadNewer() {
    try {
      await queries.fetchQuery({ ...ownJobQuery(job.id), staleTime: 0 });
    } catch (error) {
      failureToast('We couldn’t load the new version', error);
      return;
    }
    draft.forget();
    onLoadNewer();
  }

  return (
    <JobForm
      initial={initial}
      storedTags={storedTags}
      draft={{ found, keep: (values) => draft.keep({ ...values, version: base }), forget: draft.forget }}
      former={{ accepted: job.applicants.accepted, days: workingDays(job) }}
      submitLabel="Save changes"
      busyLabel="Saving"
      failedTitle="We couldn’t save your changes"
      closingHint="Up to 90 days from today."
      notice={
        ended ? (
          <Alert tone="warning" title={jobRefusals[ended].title} announce>
            {jobRefusals[ended].detail}
          </Alert>
        ) : job.version > base && !edit.isPending && !edit.isSuccess ? (
          <JobConflict newer={job} onLoad={loadNewer} onKeep={() => setBase(job.version)} />
        ) : duplicate && !edit.isPending ? (
          <DuplicateNotice {...duplicate} />
        ) : null
      }
      onSubmit={async (values) => {
        try {
          await edit.mutateAsync({ params: { jobId: job.id }, body: { ...values, version: base } });
        } catch (error) {
          if (!(error instanceof ApiError && error.status === 409)) throw error;
          // The notice now shows the job's new status, or the duplicate.
          return false;
        }
        toast({ title: 'Job updated', description: 'Reps can now see the new version.' });
        await navigate(back, { replace: true });
        return true;
      }}
    />
  );
}
