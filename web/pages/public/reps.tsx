import { RepDesk } from '#web/features/leads/rep-desk.tsx';
import { GigCalculator } from '#web/features/marketing/gig-calculator.tsx';
import { GigStack } from '#web/features/marketing/gig-stack.tsx';
import { LeadSection } from '#web/features/marketing/lead-section.tsx';
import { PageHero } from '#web/features/marketing/page-hero.tsx';
import { PlanTags } from '#web/features/marketing/plan-tags.tsx';
import { RepPrice } from '#web/features/marketing/rep-price.tsx';
import { ScrollButton } from '#web/features/marketing/scroll-button.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';
import { trial } from '#web/lib/site-facts.ts';
import { RepBenefits } from '#web/pages/public/rep-benefits.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';

export const meta = () =>
  pageMeta({
    title: 'Paid sales work, by the day',
    description:
      'Find sales gigs near you for a weekend, two weeks or three months. See the pay before you apply, get trained and get paid.',
    path: '/reps',
  });

export default function Reps() {
  return (
    <>
      <PageHero
        look="accent"
        title="Your weekend is worth money"
        lead="Launches, roadshows and market days. Paid sales work for as many days as you have, with or without experience."
        actions={
          <>
            <ScrollButton
              target="start"
              size="large"
              className="bg-on-accent! text-accent! hover:bg-on-accent/85! active:bg-on-accent/85!"
            >
              Apply to Be a Rep
            </ScrollButton>
            <LinkButton
              to="/how-it-works"
              variant="ghost"
              size="large"
              className="border border-on-accent/60 text-on-accent! hover:bg-on-accent/10! active:bg-on-accent/10!"
            >
              How It Works
            </LinkButton>
          </>
        }
        note={<RepPrice free="Free for reps. No card needed.">{trial.rep.free}. Cancel anytime.</RepPrice>}
        figure={<GigStack />}
      />
      <RepBenefits />
      <PlanTags side="rep" title="Plans for a few gigs or a full-time income" />
      <GigCalculator side="rep" />
      <LeadSection help="Ask us how verification works, what to put in your profile or whether there are gigs in your town.">
        <RepDesk />
      </LeadSection>
    </>
  );
}
