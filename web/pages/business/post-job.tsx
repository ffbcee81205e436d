import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { useNavigate, useSearchParams } from 'react-router';
import type { CallInput } from '#contract/endpoint.ts';
import { jobDraftsApi } from '#contract/jobs/job-drafts.ts';
import type { JobDetail } from '#contract/jobs/jobs.ts';
import { ownJobsApi } from '#contract/jobs/own-jobs.ts';
import type { SalesTermsInput } from '#contract/jobs/sales-terms.ts';
import { businessTabAddress, ownJobAddress } from '#contract/site/portal-addresses.ts';
import { businessPath } from '#contract/site/sign-in-addresses.ts';
import { copyOfJob } from '#domain/jobs/job-copy.ts';
import { dayInSouthAfrica } from '#domain/shared/calendar-day.ts';
import { InvitingNotice, useInviteOncePosted } from '#web/features/engagements/team/inviting.tsx';
import { jobDraftQuery, ownJobQuery } from '#web/features/jobs/own/own-jobs-api.ts';
import { contentOfDraft, salesOfDraft, startOfDraft } from '#web/features/jobs/post/draft-content.ts';
import { DraftsNotice } from '#web/features/jobs/post/drafts-notice.tsx';
import { DuplicateNotice } from '#web/features/jobs/post/duplicate-notice.tsx';
import { duplicateOf } from '#web/features/jobs/post/duplicate-of.ts';
import { JobForm } from '#web/features/jobs/post/job-form.tsx';
import {
  blankJob,
  type JobStart,
  type NewJobStart,
  type NewJobValues,
} from '#web/features/jobs/post/job-form-values.ts';
import { startOfProfile } from '#web/features/jobs/post/start-of-profile.ts';
import { salesTermsQuery } from '#web/features/jobs/sales-terms/api.ts';
import { CopiedSalesTerms } from '#web/features/jobs/sales-terms/copied.tsx';
import { sentSalesTerms } from '#web/features/jobs/sales-terms/form-values.ts';
import { useLegalRefusal } from '#web/features/legal/legal-gate.tsx';
import { PublishingNotice } from '#web/features/legal/publishing-notice.tsx';
import { NotLoaded } from '#web/features/lists/not-loaded.tsx';
import { businessProfileQuery } from '#web/features/profiles/api.ts';
import { useMe } from '#web/features/session/portal-gate.tsx';
import { PageHeader } from '#web/features/shell/page-header.tsx';
import { ApiError } from '#web/lib/api-client.ts';
import { draftOf } from '#web/lib/drafts.ts';
import { mutationOf } from '#web/lib/endpoint-queries.ts';
import { pageMeta } from '#web/lib/page-meta.ts';
import { toast } from '#web/lib/toast.ts';
import { useKeyFor } from '#web/lib/use-key-for.ts';
import { BackLink } from '#web/ui/back-link.tsx';

export const meta = () => pageMeta({ title: 'Post a New Job', hidden: true });

const howItGoesLive = {
  now: 'It’ll go live as soon as you post it.',
  onceVerified: 'Save it as a draft now, and post it once you’re verified.',
};

export default function PostJob() {
  const [search] = useSearchParams();
  const [copied, draftId, invite] = [search.get('copy'), search.get('draft'), search.get('invite')];
  const next = useLegalRefusal('business') ? howItGoesLive.onceVerified : howItGoesLive.now;
  return (
    <div className="max-w-4xl">
      <PageHeader
        above={<BackLink to={businessPath}>Back to Dashboard</BackLink>}
        title="Post a New Job"
        description={copied === null ? next : `This is a copy of your job. Check it before you post. ${next}`}
      />
      <div className="grid gap-6">
        <PublishingNotice />
        {draftId !== null ? (
          <KeptJob key={draftId} draftId={draftId} />
        ) : copied === null ? (
          <>
            <DraftsNotice />
            <BlankJob />
          </>
        ) : (
          <>
            {invite ? <InvitingNotice engagementId={invite} /> : null}
            <CopiedJob key={copied} jobId={copied} invite={invite} />
          </>
        )}
      </div>
    </div>
  );
}

/** With values from the profile. */
function BlankJob() {
  const profile = useQuery(businessProfileQuery);
  if (profile.isPending) return <NotLoaded query={profile} label="Loading the form" />;
  return <NewJob key="new" form="new-job" initial={startOfProfile(profile.data)} />;
}

function KeptJob({ draftId }: { draftId: string }) {
  const query = useQuery(jobDraftQuery(draftId));
  if (query.data) {
    const { content } = query.data;
    return (
      <NewJob
        form={`draft-${draftId}`}
        initial={startOfDraft(content)}
        draftId={draftId}
        copiedSales={salesOfDraft(content)}
      />
    );
  }
  return <NotLoaded query={query} label="Loading the draft" />;
}

function CopiedJob({ jobId, invite }: { jobId: string; invite: string | null }) {
  const query = useQuery(ownJobQuery(jobId));
  const sales = useQuery(salesTermsQuery(jobId));
  if (!query.data) return <NotLoaded query={query} label="Loading the job" />;
  if (!sales.data) return <NotLoaded query={sales} label="Loading what sales pay" />;
  const copy = copyOfJob(query.data, dayInSouthAfrica(new Date()));
  return <NewJob form={`copy-of-${jobId}`} initial={copy} invite={invite} copiedSales={sales.data.terms} />;
}

interface NewJobProps {
  readonly form: string;
  readonly initial: JobStart;
  /** Of the draft that it was stored as. */
  readonly draftId?: string;
  /** The gig whose rep is notified of it. */
  readonly invite?: string | null;
  /** What sales pay on the copied job, or on that of the draft. */
  readonly copiedSales?: SalesTermsInput | null;
}

function NewJob({ form, initial, draftId, invite = null, copiedSales = null }: NewJobProps) {
  const inviteReps = useInviteOncePosted(invite);
  const refusal = useLegalRefusal('business');
  const navigate = useNavigate();
  const { userId } = useMe();
  const [draft] = useState(() => draftOf('browser', form, userId));
  // With its idempotency key, stored beside what was typed: resent after a reload, it is still posted once.
  const [start] = useState<NewJobStart>({ ...initial, salesTerms: copiedSales });
  const [found] = useState(() => draft.find({ ...start, key: '' }));
  const [key] = useState(() => found?.key || crypto.randomUUID());
  const keyFor = useKeyFor();
  const post = useMutation(mutationOf(ownJobsApi.post));
  const publish = useMutation(mutationOf(jobDraftsApi.publish));
  const begin = useMutation(mutationOf(jobDraftsApi.start));
  const replace = useMutation(mutationOf(jobDraftsApi.replace));
  const duplicate = duplicateOf(post.error ?? publish.error);

  async function keep(values: JobStart) {
    const { salesTerms } = values as NewJobStart;
    const body = contentOfDraft(values, sentSalesTerms(salesTerms, values.jobType ?? blankJob.jobType)) as CallInput<
      typeof jobDraftsApi.start
    >['body'];
    if (draftId === undefined) await begin.mutateAsync({ body, idempotencyKey: keyFor(body) });
    else await replace.mutateAsync({ params: { draftId }, body });
    toast({ title: 'Draft saved', description: 'You’ll find it under My Jobs, Drafts. Only you can see it.' });
    await navigate(businessTabAddress('my-jobs', { show: 'drafts' }), { replace: true });
    return true;
  }

  /** The response to an earlier attempt was lost, and the form was changed since: that job is live already. */
  async function showEarlierPost(error: Error) {
    if (!(error instanceof ApiError && error.code === 'request.key_reused')) throw error;
    toast({ title: error.title, description: error.message });
    await navigate(businessTabAddress('my-jobs'), { replace: true });
    return null;
  }

  return (
    <JobForm
      initial={start}
      draft={{ found, keep: (values) => draft.keep({ ...values, key }), forget: draft.forget }}
      submitLabel="Post job"
      busyLabel="Posting"
      failedTitle="Error posting job"
      closingHint="If you leave this empty, reps can apply for 30 days or until the job’s first day."
      refusal={refusal ? 'You can post it once you’re verified.' : null}
      notice={
        <>
          <SalesOfNewJob />
          {duplicate && !(post.isPending || publish.isPending) ? <DuplicateNotice {...duplicate} /> : null}
        </>
      }
      onFailed={(error) =>
        toast({
          title: 'Error posting job',
          description: isExplained(error) ? error.message : 'Please try again or contact support.',
          variant: 'destructive',
        })
      }
      onKeep={keep}
      onSubmit={async (job, values) => {
        const body = { ...job, salesTerms: sentSalesTerms((values as NewJobStart).salesTerms, job.jobType) };
        let posted: JobDetail | null;
        try {
          posted = await (draftId === undefined
            ? post.mutateAsync({ body, idempotencyKey: key })
            : publish.mutateAsync({ params: { draftId }, body, idempotencyKey: key })
          ).catch(showEarlierPost);
        } catch (error) {
          if (duplicateOf(error) === null) throw error;
          // The notice now links to the open job.
          return false;
        }
        if (posted) {
          await inviteReps(posted.id);
          toast({
            title: 'Job Posted Successfully!',
            description: 'Your job listing is now live and visible to sales reps.',
          });
          await navigate(ownJobAddress(posted.id), { replace: true });
        }
        return true;
      }}
    />
  );
}

/** What sales pay: a field of the form, so that a reload restores it and discarding the draft brings back the copied job's. */
function SalesOfNewJob() {
  const { control } = useFormContext<NewJobValues>();
  const { field } = useController({ control, name: 'salesTerms' });
  const [jobType, compensationCents] = useWatch({ control, name: ['jobType', 'compensationCents'] });
  if (!field.value) return null;
  return (
    <CopiedSalesTerms
      job={{ jobType: jobType ?? blankJob.jobType, compensationCents: compensationCents ?? 0 }}
      terms={field.value}
      onChange={field.onChange}
    />
  );
}

/** Whether the server gave a reason. */
const isExplained = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status >= 400 && error.status < 500;
