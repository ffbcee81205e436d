import { charges, type PayingSide, priceNoticeDays } from '#contract/pricing.ts';
import { RepPrice } from '#web/features/marketing/rep-price.tsx';
import { formatRand } from '#web/lib/format.ts';
import { trial } from '#web/lib/site-facts.ts';

const monthly = (side: PayingSide) => `${formatRand(charges[side].monthlyCents)} a month${trial[side].after}`;

interface ChargedTodayProps {
  /** Whose plans are below. Both by default. */
  readonly side?: PayingSide;
}

/** The current price of an account, stated once above prices that are not charged yet. */
export function ChargedToday({ side }: ChargedTodayProps) {
  return (
    <p className="max-w-3xl rounded-panel bg-accent-soft px-4 py-3 text-on-accent-soft leading-relaxed md:px-6 md:py-5 md:text-[1.0625rem]">
      During the beta, {side ? `you pay ${monthly(side)}` : <BothSides />}, not the plan prices below. We’ll email you
      at least {priceNoticeDays} days before your price changes.
    </p>
  );
}

const BothSides = () => (
  <>
    reps pay <RepPrice free="nothing">{monthly('rep')}</RepPrice> and businesses {monthly('business')}
  </>
);
