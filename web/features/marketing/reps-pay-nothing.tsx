import { signUpFor } from '#contract/site/sign-in-addresses.ts';
import { gigWords } from '#web/lib/site-facts.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { PriceTag } from '#web/ui/price-tag.tsx';

/** Replaces the rep plans while reps pay nothing. */
export function RepsPayNothing() {
  return (
    <div className="mt-10 hidden flex-col items-start gap-x-8 gap-y-4 rounded-panel bg-accent-soft px-6 py-6 text-on-accent-soft md:flex-row md:items-center md:px-8 reps-free:flex">
      <PriceTag amount="R0" unit="a month" size="large" className="shrink-0" />
      <p className="flex-1 text-[1.0625rem] leading-relaxed">
        <strong className="font-semibold">Reps pay nothing for an account.</strong> No subscription and no card, for as
        many applications as you like. {gigWords.fee.rep}
      </p>
      <LinkButton to={signUpFor('rep')} className="shrink-0">
        Sign up as a rep
      </LinkButton>
    </div>
  );
}
