import clsx from 'clsx';
import { QuotedReviews } from '#web/features/marketing/quoted-reviews.tsx';
import { RepPrice } from '#web/features/marketing/rep-price.tsx';
import { ThumbRail } from '#web/features/marketing/thumb-rail.tsx';
import { useQuotedReviews } from '#web/features/marketing/use-quoted-reviews.ts';
import { trial } from '#web/lib/site-facts.ts';

const expectations = [
  {
    who: 'A business',
    look: 'on-deep bg-deep',
    statement: 'You see who applied before you pay, and you decide who to hire.',
    detail: 'Every applicant has signed the agreement, and our team has verified them.',
  },
  {
    who: 'A rep',
    look: 'bg-accent text-on-accent',
    statement: 'You see what a gig pays, where it is and how long it lasts before you apply.',
    detail: 'You also see every answer under My Applications, including rejections.',
  },
  {
    who: 'Both',
    look: 'bg-brand-soft text-on-brand-soft',
    statement: 'You know what it costs before you pay anything.',
    detail: (
      <>
        {trial.business.free} as a business. <RepPrice free="Always free as a rep">{trial.rep.free} as a rep</RepPrice>.
        Cancel anytime.
      </>
    ),
  },
];

/** The newest reviews whose authors let us quote them. Until there are some, commitments that visitors can hold us to. */
export function LandingExpectations() {
  const reviews = useQuotedReviews();
  if (reviews.length > 0) return <QuotedReviews reviews={reviews} />;
  return (
    <section aria-labelledby="expect" className="page py-6 md:py-28">
      <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-4">
        <h2 id="expect" className="text-3xl md:text-5xl">
          What to expect
        </h2>
        <p className="max-w-md text-ink-soft leading-relaxed">
          We’re in beta. You can hold us to this, whether you hire or sell.
        </p>
      </div>
      <ThumbRail labelledBy="expect" className="mt-6 gap-5 md:mt-14 md:grid lg:grid-cols-3">
        {expectations.map(({ who, statement, detail, look }) => (
          <li
            key={who}
            className={clsx('relative isolate flex flex-col overflow-hidden rounded-panel p-6 md:p-9', look)}
          >
            <div
              aria-hidden="true"
              className="absolute inset-0 -z-10 [mask-image:linear-gradient(200deg,black,transparent_60%)]"
            >
              <div className="cloth h-full opacity-15" />
            </div>
            <p className="font-semibold opacity-85">{who}</p>
            <p className="mt-3 font-bold font-display text-2xl leading-[1.15] tracking-[-0.022em] md:text-3xl">
              {statement}
            </p>
            <p className="mt-auto pt-5 leading-relaxed opacity-85 md:pt-6 md:text-lg">{detail}</p>
          </li>
        ))}
      </ThumbRail>
    </section>
  );
}
