import clsx from 'clsx';
import { DayDots } from '#web/features/marketing/day-dots.tsx';

const lengths = [
  { title: 'Weekend gigs', text: 'A product launch, a promotion, a market day.', weeks: 1, from: 5, sure: 7, until: 7 },
  {
    title: '1-2 week projects',
    text: 'Rescue a bad month while there is still time.',
    weeks: 2,
    from: 0,
    sure: 7,
    until: 14,
  },
  {
    title: '1-3 month assignments',
    text: 'Open in new cities, and learn what sells there.',
    weeks: 13,
    from: 0,
    sure: 30,
    until: 91,
  },
];

/** How long a gig lasts, one dot a day. */
export function GigLengths({ title, level = 2 }: { readonly title: string; readonly level?: 2 | 3 }) {
  const Heading = `h${level}` as const;
  const Inner = level === 2 ? 'h3' : 'h4';
  return (
    <div className="bg-sunken py-16 md:py-28">
      <div className="page">
        <Heading className="max-w-2xl text-4xl md:text-5xl">{title}</Heading>
        <div className="mt-10 grid gap-10 md:mt-16 md:grid-cols-[1fr_1.1fr_1.8fr] md:gap-8">
          {lengths.map(({ title: name, text, ...days }) => (
            <div key={name} className={clsx('flex gap-x-8 gap-y-6 md:flex-col', days.weeks > 2 && 'flex-col')}>
              <DayDots {...days} />
              <div>
                <Inner className="text-2xl">{name}</Inner>
                <p className="mt-1.5 max-w-xs text-ink-soft text-lg leading-relaxed">{text}</p>
              </div>
            </div>
          ))}
        </div>
        <p className="mt-10 text-ink-soft text-sm">Every dot is a day, every column a week from Monday to Sunday.</p>
      </div>
    </div>
  );
}
