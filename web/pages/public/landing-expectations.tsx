import { charges } from '#contract/pricing.ts';
import { Dots } from '#web/features/marketing/dots.tsx';

const expectations = [
  {
    who: 'A business',
    statement: 'You read who applied before you pay anybody, and you decide who comes.',
    detail: 'Every applicant has signed the agreement and been checked by our team.',
  },
  {
    who: 'A rep',
    statement: 'You see what a gig pays, where it is and how long it lasts before you apply.',
    detail: 'And you see each answer in your tracker, a rejection included.',
  },
  {
    who: 'Both',
    statement: 'You try it before it costs anything.',
    detail: `${charges.business.trialDays} days for a business, ${charges.rep.trialDays} for a rep. Cancel anytime.`,
  },
];

const thread = Array.from({ length: 10 }, (_, index) => [index * 12 + 6, 6] as const);

/** Where reviews will stand: until somebody has written one, what they can hold us to. */
export function LandingExpectations() {
  return (
    <section aria-labelledby="expect" className="page py-20 md:py-28">
      <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-4">
        <h2 id="expect" className="text-4xl md:text-5xl">
          What to expect
        </h2>
        <p className="max-w-md text-ink-soft leading-relaxed">
          We are in beta and have no published reviews yet, so nobody is quoted here. This is what you can hold us to.
        </p>
      </div>
      <ul className="mt-12 grid gap-12 md:mt-16 lg:grid-cols-3 lg:gap-10">
        {expectations.map(({ who, statement, detail }, index) => (
          <li key={who} className="flex flex-col items-start">
            <svg viewBox="0 0 120 12" aria-hidden="true" className="h-3 text-line-strong">
              <Dots points={thread} size={4} />
              <Dots points={thread.slice(index * 3, index * 3 + 3)} size={10} className="text-accent" />
            </svg>
            <p className="mt-5 font-semibold text-ink-soft">{who}</p>
            <p className="mt-2 font-bold font-display text-3xl leading-[1.12] tracking-[-0.022em]">{statement}</p>
            <p className="mt-4 text-ink-soft text-lg leading-relaxed">{detail}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
