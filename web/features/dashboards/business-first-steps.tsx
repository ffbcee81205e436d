import { useQuery } from '@tanstack/react-query';
import type { JobDraft } from '#contract/jobs/job-drafts.ts';
import { businessTabAddress, jobDraftAddress, newJobAddress } from '#contract/site/portal-addresses.ts';
import { refuseLegal } from '#domain/vetting/legal-state.ts';
import { jobDraftsQuery } from '#web/features/jobs/own/own-jobs-api.ts';
import { legalStatusQuery } from '#web/features/legal/api.ts';
import { SkeletonCards } from '#web/ui/skeleton-cards.tsx';
import { FirstSteps } from './first-steps.tsx';
import { legalStep } from './legal-step.ts';

const firstJobHint = 'Say what you need sold, where and for how long. Reps will see it as soon as you post it.';

const textOfDraft = ({ title }: JobDraft, verified: boolean) =>
  `${title ? `“${title}”` : 'Your job'} is saved as a draft. ${verified ? 'Check it and post it.' : 'You can post it once you are verified.'}`;

/** For a business that has never posted. */
export function BusinessFirstSteps() {
  const { data, isPending } = useQuery(legalStatusQuery('business'));
  const drafts = useQuery(jobDraftsQuery);
  if (isPending || drafts.isPending) return <SkeletonCards count={1} label="Loading your first steps" />;
  if (!data) return null;
  const verification = legalStep('business', refuseLegal(data.standing));
  const verified = verification.state === 'done';
  const draft = drafts.data?.items[0];
  return (
    <FirstSteps
      text="Three steps to your first rep."
      steps={[
        verification,
        {
          id: 'post',
          title: 'Post your first job',
          text: draft
            ? textOfDraft(draft, verified)
            : verified
              ? firstJobHint
              : 'You can write it now and save it as a draft. Post it once you’re verified.',
          state: 'open',
          to: draft ? jobDraftAddress(draft.id) : newJobAddress(),
          action: draft ? 'Open draft' : 'Post Your First Job',
        },
        {
          id: 'choose',
          title: 'Choose your reps',
          text: 'Applicants appear here. Interview those you like and accept the best.',
          state: 'blocked',
          to: businessTabAddress('my-jobs'),
          action: 'View Applications',
        },
      ]}
    />
  );
}
