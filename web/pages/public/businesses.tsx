import { brand } from '#contract/brand.ts';
import { BusinessDesk } from '#web/features/leads/business-desk.tsx';
import { GigCalculator } from '#web/features/marketing/gig-calculator.tsx';
import { LeadSection } from '#web/features/marketing/lead-section.tsx';
import { PageHero } from '#web/features/marketing/page-hero.tsx';
import { PlanTags } from '#web/features/marketing/plan-tags.tsx';
import { ScrollButton } from '#web/features/marketing/scroll-button.tsx';
import { TeamRoster } from '#web/features/marketing/team-roster.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';
import { trial } from '#web/lib/site-facts.ts';
import { BusinessBenefits } from '#web/pages/public/business-benefits.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';

export const meta = () =>
  pageMeta({
    title: 'Hire sales reps by the day',
    description: `Verified sales reps in all nine provinces, for a weekend, two weeks or three months. Post a gig, meet the applicants and sell. ${trial.business.free}.`,
    path: '/businesses',
  });

export default function Businesses() {
  return (
    <>
      <PageHero
        title="A sales team by Saturday"
        lead="Tell us what you sell and where. Verified reps apply, you choose who to hire, and they sell for as many days as it takes."
        actions={
          <>
            <ScrollButton target="start" variant="accent" size="large">
              Find Sales Reps
            </ScrollButton>
            <LinkButton to="/how-it-works" variant="on-deep" size="large">
              How It Works
            </LinkButton>
          </>
        }
        note={`${trial.business.free}. ${brand.claims.promises.slice(0, 2).join('. ')}.`}
        figure={<TeamRoster />}
      />
      <BusinessBenefits />
      <PlanTags side="business" title="Plans for a launch, a season or a whole country" />
      <GigCalculator side="business" />
      <LeadSection help="Ask us what a team for your launch would cost, or whether we have reps in your town.">
        <BusinessDesk />
      </LeadSection>
    </>
  );
}
