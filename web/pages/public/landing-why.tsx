import { brand } from '#contract/brand.ts';
import { Drawing } from '#web/features/marketing/drawing.tsx';
import { GigLengths } from '#web/features/marketing/gig-lengths.tsx';
import { ThumbRail } from '#web/features/marketing/thumb-rail.tsx';
import { matchReview } from '#web/lib/site-facts.ts';

const reasons = [
  {
    title: 'People you can check',
    text: 'Before reps apply, they sign the agreement, upload their ID and get our team’s approval. We check businesses the same way.',
  },
  {
    title: 'Matched on what the gig needs',
    text: `Matching weighs location, days, experience, skills and more. ${matchReview}`,
  },
  {
    title: 'You always know the status',
    text: 'Pending, interview, accepted or rejected. You both see each step as it happens.',
  },
  {
    title: 'Ready on the first day',
    text: 'Businesses share their training videos with the people they hire. Reps take courses and earn certificates.',
  },
];

export function LandingWhy() {
  return (
    <section aria-labelledby="why">
      <div className="page grid gap-5 py-6 md:gap-10 md:py-28 lg:grid-cols-[1fr_1.3fr] lg:items-center lg:gap-16">
        <div>
          <h2 id="why" className="text-3xl md:max-w-[9ch] md:text-5xl">
            Why choose {brand.name}
          </h2>
          <Drawing name="shop" alt="" className="mt-10 hidden w-full lg:block" />
        </div>
        <ThumbRail labelledBy="why" className="md:block md:divide-y md:divide-line md:border-line md:border-y">
          {reasons.map(({ title, text }) => (
            <li
              key={title}
              className="grid content-start gap-1.5 max-md:rounded-panel max-md:bg-sunken max-md:p-5 md:grid-cols-[1fr_1.3fr] md:gap-8 md:py-7"
            >
              <h3 className="text-xl leading-tight md:text-2xl">{title}</h3>
              <p className="text-ink-soft leading-relaxed md:text-lg">{text}</p>
            </li>
          ))}
        </ThumbRail>
      </div>
      <GigLengths title="For as many days as it takes" level={3} />
    </section>
  );
}
