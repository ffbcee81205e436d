import { useQuery } from '@tanstack/react-query';
import { businessTabAddress, newJobAddress } from '#contract/site/portal-addresses.ts';
import { refuseLegal } from '#domain/legal-standing.ts';
import { legalStatusQuery } from '#web/features/legal/api.ts';
import { SkeletonCards } from '#web/ui/skeleton-cards.tsx';
import { FirstSteps } from './first-steps.tsx';
import { legalStep } from './legal-step.ts';

/** For a business that has never posted. */
export function BusinessFirstSteps() {
  const { data, isPending } = useQuery(legalStatusQuery('business'));
  if (isPending) return <SkeletonCards count={1} label="Loading your first steps" />;
  if (!data) return null;
  const verification = legalStep('business', refuseLegal(data.standing));
  return (
    <FirstSteps
      text="Three steps to your first rep."
      steps={[
        verification,
        {
          id: 'post',
          title: 'Post your first job',
          text:
            verification.state === 'done'
              ? 'Say what needs selling, where and for how long. Reps see it the moment you post it.'
              : 'It goes live once you are verified. You can write it now, and keep it as a draft.',
          state: 'open',
          to: newJobAddress(),
          deed: 'Post Your First Job',
        },
        {
          id: 'choose',
          title: 'Choose who starts',
          text: 'Applicants appear here by themselves. Meet those you like, and accept the best.',
          state: 'blocked',
          to: businessTabAddress('my-jobs'),
          deed: 'View Applications',
        },
      ]}
    />
  );
}
