import { useOutletContext } from 'react-router';
import { FeatureTiles } from '#web/features/marketing/feature-tiles.tsx';
import { OfferTags } from '#web/features/marketing/offer-tags.tsx';
import { organizationData } from '#web/features/marketing/structured-data.ts';
import type { SiteAccount } from '#web/features/shell/site-user.ts';
import { pageMeta } from '#web/lib/page-meta.ts';
import { LandingApp } from '#web/pages/public/landing-app.tsx';
import { LandingClosing } from '#web/pages/public/landing-closing.tsx';
import { LandingExpectations } from '#web/pages/public/landing-expectations.tsx';
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

/** What is included, and the price. */
function LandingFeatures() {
  return (
    <section id="pricing" aria-labelledby="features" className="bg-sunken py-6 md:py-28">
      <div className="page">
        <h2 id="features" className="max-w-3xl text-[1.75rem] md:text-5xl">
          One place from the first message to the last payment
        </h2>
        <FeatureTiles />
        <h3 className="mt-8 mb-4 text-2xl md:mt-24 md:mb-10 md:text-4xl">What it costs</h3>
        <OfferTags />
      </div>
    </section>
  );
}
