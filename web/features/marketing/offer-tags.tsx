import { promisesExplained } from '#contract/brand.ts';
import { offers } from '#contract/offers.ts';
import { charges } from '#contract/pricing.ts';
import { nothingByItself } from '#web/features/marketing/nothing-by-itself.ts';
import { RepPrice } from '#web/features/marketing/rep-price.tsx';
import { SwingTag } from '#web/features/marketing/swing-tag.tsx';
import { TagRail } from '#web/features/marketing/tag-rail.tsx';
import { formatRand } from '#web/lib/format.ts';
import { trial } from '#web/lib/site-facts.ts';
import { LinkButton } from '#web/ui/link-button.tsx';

const { rep, business } = charges;

const ofBusinesses = [
  { offer: offers.basic, to: '/businesses', action: 'See the business plans', strong: true },
  { offer: offers.enterprise, to: '/contact', action: 'Talk to us', strong: false },
];

const ofReps = { name: offers.rep.name, features: offers.rep.features };

const actionTo = (to: string, words: string, strong = false) => (
  <LinkButton to={to} variant={strong ? 'accent' : 'secondary'} full>
    {words}
  </LinkButton>
);

/** The prices of both sides on one rail, and what is charged today. */
export function OfferTags() {
  return (
    <>
      <TagRail>
        <SwingTag
          {...ofReps}
          className="reps-free:hidden"
          badge={trial.rep.offer}
          amount={formatRand(rep.monthlyCents)}
          unit={`a month${trial.rep.after}`}
          planned={`${formatRand(offers.rep.monthlyCents)} per month`}
          action={actionTo('/reps', 'See the rep plans')}
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
            amount={formatRand(business.monthlyCents)}
            unit={`a month${trial.business.after}`}
            planned={`${formatRand(offer.monthlyCents)} per month`}
            features={offer.features}
            strong={strong}
            action={actionTo(to, action, strong)}
          />
        ))}
      </TagRail>
      <p className="mt-5 max-w-3xl text-ink-soft leading-relaxed md:mt-8 md:text-lg">
        <strong className="font-semibold text-ink">What is charged today:</strong>{' '}
        <RepPrice free="nothing for a rep, ">
          {formatRand(rep.monthlyCents)} a month for a rep{trial.rep.after},{' '}
        </RepPrice>
        {formatRand(business.monthlyCents)} a month for a business{trial.business.after}. {promisesExplained}.{' '}
        {nothingByItself}
      </p>
    </>
  );
}
