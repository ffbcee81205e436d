import { brand } from '#contract/brand.ts';
import { FigureBand } from '#web/features/marketing/figure-band.tsx';
import { PageHero } from '#web/features/marketing/page-hero.tsx';
import { Seeds } from '#web/features/marketing/value-motifs.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';
import { InvestmentCase } from '#web/pages/public/investment-case.tsx';
import { InvestmentMeeting } from '#web/pages/public/investment-meeting.tsx';
import { buttonStyle } from '#web/ui/button-style.ts';
import { LinkButton } from '#web/ui/link-button.tsx';

export const meta = () =>
  pageMeta({
    title: 'Invest',
    description: `${brand.name} brings short-term sales work and the people who can do it together, in all nine provinces. The case for investing and how to meet us.`,
    path: '/investment',
  });

export default function Investment() {
  return (
    <>
      <PageHero
        title="Invest in how South Africa sells"
        lead="Short-term sales work is arranged by phone, by luck and by who you know. We’re building a market for it."
        actions={
          <>
            <a
              href={brand.meetingUrl}
              target="_blank"
              rel="noreferrer"
              className={buttonStyle({ variant: 'accent', size: 'large' })}
            >
              Book an investment meeting
            </a>
            <LinkButton to="/contact" variant="on-deep" size="large">
              Email us
            </LinkButton>
          </>
        }
        note="The calendar opens in a new tab."
        plain
        figure={<Seeds className="mx-auto w-full max-w-96 animate-rise text-on-deep-soft" />}
      />
      <FigureBand title="Where we are in the beta" figures={brand.claims.figures} />
      <InvestmentCase />
      <InvestmentMeeting />
    </>
  );
}
