import { promisesExplained } from '#contract/brand.ts';
import { comingFeatures, offers } from '#contract/offers.ts';
import { ChargedToday } from '#web/features/marketing/charged-today.tsx';
import { nothingByItself } from '#web/features/marketing/nothing-by-itself.ts';
import { SwingTag } from '#web/features/marketing/swing-tag.tsx';
import { TagRail } from '#web/features/marketing/tag-rail.tsx';
import { formatRand } from '#web/lib/format.ts';
import { gigWords, trial } from '#web/lib/site-facts.ts';
import { LinkButton } from '#web/ui/link-button.tsx';

const ofBusinesses = [
  { offer: offers.basic, to: '/businesses', action: 'See business plans', strong: true },
  { offer: offers.enterprise, to: '/contact', action: 'Talk to us', strong: false },
];

const ofReps = { name: offers.rep.name, features: offers.rep.features, coming: comingFeatures };

const actionTo = (to: string, words: string, strong = false) => (
  <LinkButton to={to} variant={strong ? 'accent' : 'secondary'} full>
    {words}
  </LinkButton>
);

/** The offers to both sides on one rail, under the current price. */
export function OfferTags() {
  return (
    <>
      <div className="mb-4 md:mb-8">
        <ChargedToday />
      </div>
      <TagRail>
        <SwingTag
          {...ofReps}
          className="reps-free:hidden"
          badge={trial.rep.offer}
          amount={formatRand(offers.rep.monthlyCents)}
          unit="per month"
          action={actionTo('/reps', 'See rep plans')}
        />
        <SwingTag
          {...ofReps}
          className="hidden reps-free:flex"
          amount="Free"
          unit="for every rep"
          action={actionTo('/reps', 'What reps do here')}
        />
        {ofBusinesses.map(({ offer, to, action, strong }) => (
          <SwingTag
            key={offer.name}
            name={offer.name}
            badge={trial.business.offer}
            amount={formatRand(offer.monthlyCents)}
            unit="per month"
            features={offer.features}
            coming={comingFeatures}
            strong={strong}
            action={actionTo(to, action, strong)}
          />
        ))}
      </TagRail>
      <p className="mt-5 max-w-3xl text-ink-soft leading-relaxed md:mt-8 md:text-lg">
        {gigWords.fee.both} {promisesExplained}. {nothingByItself}
      </p>
    </>
  );
}
