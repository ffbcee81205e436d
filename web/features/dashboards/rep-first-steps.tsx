import { useQuery } from '@tanstack/react-query';
import { repTabAddress } from '#contract/site/portal-addresses.ts';
import { refuseLegal } from '#domain/vetting/legal-state.ts';
import { legalStatusQuery } from '#web/features/legal/api.ts';
import { SkeletonCards } from '#web/ui/skeleton-cards.tsx';
import { FirstSteps } from './first-steps.tsx';
import { legalStep } from './legal-step.ts';
import { useOwnCompleteness } from './use-own-completeness.ts';

/** For a rep who has never applied. */
export function RepFirstSteps() {
  const legal = useQuery(legalStatusQuery('rep'));
  const { isPending, completeness } = useOwnCompleteness();
  if (legal.isPending || isPending) {
    return <SkeletonCards count={1} label="Loading your first steps" />;
  }
  if (!legal.data || !completeness) return null;
  const verification = legalStep('rep', refuseLegal(legal.data.standing));
  const { percent } = completeness;
  const isVerified = verification.state === 'done';
  return (
    <FirstSteps
      text="Three steps to your first gig."
      steps={[
        verification,
        {
          id: 'profile',
          title: 'Complete your profile',
          text: `It’s ${percent}% complete. Businesses see it with every application.`,
          state: percent === 100 ? 'done' : 'open',
          to: repTabAddress('profile'),
          action: 'Open my profile',
        },
        {
          id: 'apply',
          title: 'Apply for your first job',
          text: isVerified
            ? 'Find a gig that suits you and tell the business why.'
            : 'You can browse now and apply once you’re verified.',
          state: isVerified ? 'open' : 'blocked',
          to: repTabAddress('browse-jobs'),
          action: 'Browse Jobs',
        },
      ]}
    />
  );
}
