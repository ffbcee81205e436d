import { brand } from '#contract/brand.ts';
import { GigLengths } from '#web/features/marketing/gig-lengths.tsx';
import { Rosette } from '#web/features/marketing/rosette.tsx';

const reasons = [
  {
    title: 'People you can check',
    text: 'Before a rep applies, they sign the agreement, hand in their ID, and our team approves both. Businesses are checked the same way.',
  },
  {
    title: 'Matched, then looked at by a person',
    text: 'Matching weighs industry, duration, location, experience and skills. During the beta our team reviews every match by hand.',
  },
  {
    title: 'You always know where it stands',
    text: 'Pending, interview, accepted or rejected: both sides see each step the moment it happens.',
  },
  {
    title: 'Ready on the first day',
    text: 'Businesses share their training videos with the people they hire. Reps take courses and earn certificates.',
  },
];

export function LandingWhy() {
  return (
    <section aria-labelledby="why">
      <div className="page grid gap-10 py-16 md:py-28 lg:grid-cols-[1fr_1.5fr] lg:gap-16">
        <div>
          <h2 id="why" className="max-w-[9ch] text-4xl md:text-5xl">
            Why choose {brand.name}
          </h2>
          <Rosette className="mt-12 hidden w-full max-w-84 text-brand lg:block" />
        </div>
        <ul className="divide-y divide-line border-line border-y">
          {reasons.map(({ title, text }) => (
            <li key={title} className="grid gap-2 py-7 md:grid-cols-[1fr_1.3fr] md:gap-8">
              <h3 className="text-2xl leading-tight">{title}</h3>
              <p className="text-ink-soft text-lg leading-relaxed">{text}</p>
            </li>
          ))}
        </ul>
      </div>
      <GigLengths title="For as many days as it takes" level={3} />
    </section>
  );
}
