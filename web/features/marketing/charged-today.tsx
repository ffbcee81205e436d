import { charges, type PayingSide } from '#contract/pricing.ts';
import { nothingByItself } from '#web/features/marketing/nothing-by-itself.ts';
import { formatRand } from '#web/lib/format.ts';
import { trial } from '#web/lib/site-facts.ts';
import { PriceTag } from '#web/ui/price-tag.tsx';

const payer: Record<PayingSide, string> = { business: 'Every business', rep: 'Every rep' };

/** What an account really costs today, so that no plan's price surprises anybody. */
export function ChargedToday({ side }: { readonly side: PayingSide }) {
  const { monthlyCents } = charges[side];
  return (
    <div className="flex flex-col items-start gap-x-8 gap-y-4 rounded-panel bg-accent-soft px-6 py-6 text-on-accent-soft md:flex-row md:items-center md:px-8">
      <PriceTag amount={formatRand(monthlyCents)} unit="a month" size="large" className="shrink-0" />
      <p className="text-[1.0625rem] leading-relaxed">
        <strong className="font-semibold">What is charged today.</strong> {payer[side]} pays {formatRand(monthlyCents)}{' '}
        a month{trial[side].after}, whichever plan is chosen here. Choosing a plan charges nothing and asks for no card.{' '}
        {nothingByItself}
      </p>
    </div>
  );
}
