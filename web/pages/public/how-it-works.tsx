import { ClosingCall } from '#web/features/marketing/closing-call.tsx';
import { GigLengths } from '#web/features/marketing/gig-lengths.tsx';
import { OfferTags } from '#web/features/marketing/offer-tags.tsx';
import { PageHero } from '#web/features/marketing/page-hero.tsx';
import { StepBeads } from '#web/features/marketing/step-beads.tsx';
import { TwoTracks } from '#web/features/marketing/two-tracks.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';
import { matchReview } from '#web/lib/site-facts.ts';
import { HowMatching } from '#web/pages/public/how-matching.tsx';
import { HowUses } from '#web/pages/public/how-uses.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';

export const meta = () =>
  pageMeta({
    title: 'How it works',
    description:
      'From a posted gig to a paid rep: three steps for businesses, three for reps, how matching works and what it costs.',
    path: '/how-it-works',
  });

export default function HowItWorks() {
  return (
    <>
      <PageHero
        title="Three steps to a sale"
        lead="A business says what it needs sold. A rep says when they can sell. Everything in between happens here, from the agreement to the training."
        actions={
          <>
            <LinkButton to="/businesses" variant="accent" size="large">
              I need reps
            </LinkButton>
            <LinkButton to="/reps" variant="on-deep" size="large">
              I can sell
            </LinkButton>
          </>
        }
        plain
        figure={<StepBeads className="mx-auto h-80 animate-rise lg:h-104" />}
      />
      <TwoTracks title="Two sides, three steps each" />
      <section>
        <GigLengths title="For a weekend, a fortnight or a season" />
      </section>
      <HowUses />
      <HowMatching />
      <section id="pricing" aria-labelledby="pricing-title" className="bg-sunken py-16 md:py-28">
        <div className="page">
          <h2 id="pricing-title" className="text-4xl md:text-5xl">
            Pricing
          </h2>
          <p className="mt-4 mb-12 max-w-2xl text-ink-soft text-lg leading-relaxed">
            We’re in beta and fix what you report. {matchReview} Your free trial starts on the day you sign up.
          </p>
          <OfferTags />
        </div>
      </section>
      <ClosingCall title="Start with one weekend" />
    </>
  );
}
