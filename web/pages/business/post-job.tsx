import { useState } from 'react';
import { useNavigate } from 'react-router';
import { usePostJob } from '#web/features/jobs/api.ts';
import { JobForm } from '#web/features/jobs/job-form.tsx';
import { PageHeader } from '#web/features/shell/page-header.tsx';
import { ApiError } from '#web/lib/api-client.ts';
import { pageMeta } from '#web/lib/page-meta.ts';
import { toast } from '#web/lib/toast.ts';
import { BackLink } from '#web/ui/back-link.tsx';

export const meta = () => pageMeta({ title: 'Post a New Job', hidden: true });

export default function PostJob() {
  const navigate = useNavigate();
  const [key] = useState(() => crypto.randomUUID());
  const post = usePostJob(key);
  /** The answer to an earlier try got lost, and the form was changed since: that job is live already. */
  async function showEarlierPost(error: Error) {
    if (!(error instanceof ApiError && error.code === 'request.key_reused')) throw error;
    toast({ title: error.title, description: error.message });
    await navigate('/dashboard?tab=my-jobs', { replace: true });
    return null;
  }

  return (
    <>
      <PageHeader
        above={<BackLink to="/dashboard">Back to Dashboard</BackLink>}
        title="Post a New Job"
        description="It goes live the moment you post it."
      />
      <JobForm
        submitLabel="Post job"
        busyLabel="Posting"
        onSubmit={async (draft) => {
          const job = await post.mutateAsync(draft).catch(showEarlierPost);
          if (!job) return;
          toast({
            title: 'Job Posted Successfully!',
            description: 'Your job listing is now live and visible to sales reps.',
          });
          await navigate(`/dashboard/jobs/${job.id}`, { replace: true });
        }}
      />
    </>
  );
}
