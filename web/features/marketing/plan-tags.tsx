import clsx from 'clsx';
import {
  type BusinessPlanId,
  businessPlans,
  monthOfTrial,
  type PayingSide,
  type Plan,
  type RepPlanId,
  repPlans,
} from '#contract/pricing.ts';
import { signUpFor } from '#contract/site/sign-in-addresses.ts';
import { ChargedToday } from '#web/features/marketing/charged-today.tsx';
import { nothingByItself } from '#web/features/marketing/nothing-by-itself.ts';
import { RepPrice } from '#web/features/marketing/rep-price.tsx';
import { RepsPayNothing } from '#web/features/marketing/reps-pay-nothing.tsx';
import { storePlan } from '#web/features/marketing/stored-plan.ts';
import { SwingTag } from '#web/features/marketing/swing-tag.tsx';
import { TagRail } from '#web/features/marketing/tag-rail.tsx';
import { formatRand } from '#web/lib/format.ts';
import { planTrial } from '#web/lib/site-facts.ts';
import { LinkButton } from '#web/ui/link-button.tsx';

const plansOf: Record<PayingSide, readonly (Plan & { readonly id: BusinessPlanId | RepPlanId })[]> = {
  business: businessPlans,
  rep: repPlans,
};

/** The plans of one side, under the current price. A choice is stored and leads to the sign-up. */
export function PlanTags({ side, title }: { readonly side: PayingSide; readonly title: string }) {
  const ofReps = side === 'rep' ? 'reps-free:hidden' : undefined;
  return (
    <section aria-labelledby="plans" className="bg-sunken py-10 md:py-28">
      <div className="page">
        <h2 id="plans" className="max-w-2xl text-3xl md:text-5xl">
          {side === 'rep' ? <RepPrice free="What it costs a rep">{title}</RepPrice> : title}
        </h2>
        <div className={clsx('mt-6 md:mt-10', ofReps)}>
          <ChargedToday side={side} />
        </div>
        <div className={clsx('mt-4 mb-6 md:mt-10 md:mb-8', ofReps)}>
          <TagRail>
            {plansOf[side].map((plan) => (
              <SwingTag
                key={plan.id}
                name={plan.name}
                badge={plan.badge}
                amount={formatRand(plan.monthlyCents)}
                unit="per month"
                features={plan.features.map((feature) => (feature === monthOfTrial ? planTrial : feature))}
                strong={Boolean(plan.badge)}
                action={
                  <LinkButton
                    to={signUpFor(side)}
                    variant={plan.badge ? 'accent' : 'secondary'}
                    full
                    onClick={() => storePlan(side, plan.id)}
                  >
                    Choose {plan.name}
                  </LinkButton>
                }
              />
            ))}
          </TagRail>
        </div>
        <p className={clsx('max-w-3xl text-ink-soft leading-relaxed', ofReps)}>
          Choosing a plan is free and needs no card. {nothingByItself}
        </p>
        {side === 'rep' ? <RepsPayNothing /> : null}
      </div>
    </section>
  );
}
