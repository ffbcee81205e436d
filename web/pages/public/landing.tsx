import { useOutletContext } from 'react-router';
import type { SiteAccount } from '#web/features/shell/site-user.ts';
import { pageMeta } from '#web/lib/page-meta.ts';
import { LandingClosing } from '#web/pages/public/landing-closing.tsx';
import { LandingDays } from '#web/pages/public/landing-days.tsx';
import { LandingHero } from '#web/pages/public/landing-hero.tsx';
import { LandingSteps } from '#web/pages/public/landing-steps.tsx';
import { LandingWhy } from '#web/pages/public/landing-why.tsx';

export const meta = () =>
  pageMeta({
    description:
      'Hire a verified sales rep for a day, a week or a season, or find paid sales work near you. In all nine provinces of South Africa.',
  });

export default function Landing() {
  const account = useOutletContext<SiteAccount | null>();
  return (
    <>
      <LandingHero account={account} />
      <LandingWhy />
      <LandingDays />
      <LandingSteps />
      <LandingClosing />
    </>
  );
}
