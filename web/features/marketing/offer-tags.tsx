import { brand } from '#contract/brand.ts';
import { charges, offers } from '#contract/pricing.ts';
import { SwingTag } from '#web/features/marketing/swing-tag.tsx';
import { TagRail } from '#web/features/marketing/tag-rail.tsx';
import { formatRand } from '#web/lib/format.ts';
import { LinkButton } from '#web/ui/link-button.tsx';

const { rep, business } = charges;

const tags = [
  { offer: offers.rep, trial: rep.trialDays, to: '/reps', action: 'See the rep plans', strong: false },
  { offer: offers.basic, trial: business.trialDays, to: '/businesses', action: 'See the business plans', strong: true },
  { offer: offers.enterprise, trial: business.trialDays, to: '/contact', action: 'Talk to us', strong: false },
];

/** The prices of both sides on one rail, and what is charged today. */
export function OfferTags() {
  return (
    <>
      <TagRail>
        {tags.map(({ offer, trial, to, action, strong }) => (
          <SwingTag
            key={offer.name}
            name={offer.name}
            badge={`${trial}-day free trial`}
            amount={formatRand(offer.monthlyCents)}
            unit="per month"
            features={offer.features}
            strong={strong}
            action={
              <LinkButton to={to} variant={strong ? 'accent' : 'secondary'} full>
                {action}
              </LinkButton>
            }
          />
        ))}
      </TagRail>
      <p className="mt-8 max-w-3xl text-ink-soft text-lg leading-relaxed">
        <strong className="font-semibold text-ink">What is charged today:</strong> {formatRand(rep.monthlyCents)} a
        month for a rep after {rep.trialDays} free days, {formatRand(business.monthlyCents)} a month for a business
        after {business.trialDays} free days. {brand.claims.promises.join('. ')}.
      </p>
    </>
  );
}
