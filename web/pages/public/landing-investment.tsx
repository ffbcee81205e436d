import { brand } from '#contract/brand.ts';
import { Seeds } from '#web/features/marketing/value-motifs.tsx';
import { buttonStyle } from '#web/ui/button-style.ts';
import { LinkButton } from '#web/ui/link-button.tsx';

export function LandingInvestment() {
  return (
    <section aria-labelledby="invest" className="on-deep relative isolate overflow-hidden bg-deep">
      <div className="page grid gap-12 py-5 md:grid-cols-[1.3fr_1fr] md:items-center md:py-24">
        <div>
          <h2 id="invest" className="max-w-[16ch] text-3xl md:text-6xl">
            Invest in how South Africa sells
          </h2>
          <p className="mt-4 max-w-xl text-on-deep-soft leading-relaxed md:mt-6 md:text-lg">
            {brand.claims.figures[0].value} users have pre-registered. We’re looking for partners who know this market
            and want to take it to every province.
          </p>
          <div className="mt-6 grid halves gap-3 md:mt-9 md:flex">
            <LinkButton to="/investment" variant="accent">
              Read the investment case
            </LinkButton>
            <a href={brand.meetingUrl} target="_blank" rel="noreferrer" className={buttonStyle({ variant: 'on-deep' })}>
              Book a meeting
            </a>
          </div>
        </div>
        <Seeds className="mx-auto w-full max-w-96 text-on-deep-soft max-md:hidden" />
      </div>
    </section>
  );
}
