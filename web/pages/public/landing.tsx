import { useOutletContext } from 'react-router';
import { organizationData } from '#web/features/marketing/structured-data.ts';
import type { SiteAccount } from '#web/features/shell/site-user.ts';
import { pageMeta } from '#web/lib/page-meta.ts';
import { LandingApp } from '#web/pages/public/landing-app.tsx';
import { LandingClosing } from '#web/pages/public/landing-closing.tsx';
import { LandingExpectations } from '#web/pages/public/landing-expectations.tsx';
import { LandingFeatures } from '#web/pages/public/landing-features.tsx';
import { LandingHero } from '#web/pages/public/landing-hero.tsx';
import { LandingIndustries } from '#web/pages/public/landing-industries.tsx';
import { LandingInvestment } from '#web/pages/public/landing-investment.tsx';
import { LandingWhy } from '#web/pages/public/landing-why.tsx';

export const meta = () => [
  ...pageMeta({
    description:
      'Hire a verified sales rep for a day, a week or a season, or find paid sales work near you. In all nine provinces of South Africa.',
    path: '/',
  }),
  organizationData(),
];

export default function Landing() {
  const account = useOutletContext<SiteAccount | null>();
  return (
    <>
      <LandingHero account={account} />
      <LandingWhy />
      <LandingExpectations />
      <LandingFeatures />
      <LandingIndustries />
      <LandingApp />
      <LandingInvestment />
      <LandingClosing />
    </>
  );
}
