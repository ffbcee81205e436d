import { brand } from '#contract/brand.ts';
import { Seeds } from '#web/features/marketing/value-motifs.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';

export function LandingInvestment() {
  return (
    <section aria-labelledby="invest" className="on-deep relative isolate overflow-hidden bg-deep">
      <div className="page grid gap-12 py-16 md:grid-cols-[1.3fr_1fr] md:items-center md:py-24">
        <div>
          <h2 id="invest" className="max-w-[14ch] text-4xl md:text-6xl">
            Invest in how South Africa sells
          </h2>
          <p className="mt-6 max-w-xl text-lg text-on-deep-soft leading-relaxed">
            {brand.claims.figures[0].value} users are pre-registered. We are looking for partners who know this market
            and want to take it to every province.
          </p>
          <div className="mt-9 flex flex-col gap-3 md:flex-row">
            <LinkButton to="/investment" variant="accent" size="large">
              Read the case
            </LinkButton>
            <LinkButton to={brand.meetingUrl} target="_blank" rel="noreferrer" variant="on-deep" size="large">
              Book a meeting
            </LinkButton>
          </div>
        </div>
        <Seeds className="mx-auto w-3/4 max-w-96 text-on-deep-soft md:w-full" />
      </div>
    </section>
  );
}
