import { DayDots } from '#web/features/marketing/day-dots.tsx';

const lengths = [
  { title: 'Weekend gigs', text: 'A product launch, a promotion, a market day.', weeks: 1, from: 5, sure: 7, until: 7 },
  {
    title: '1-2 week projects',
    text: 'Rescue a bad month while there’s still time.',
    weeks: 2,
    from: 0,
    sure: 7,
    until: 14,
  },
  {
    title: '1-3 month assignments',
    text: 'Open in new cities and learn what sells there.',
    weeks: 13,
    from: 0,
    sure: 30,
    until: 91,
  },
];

/** The length of a gig, one dot a day. */
export function GigLengths({ title, level = 2 }: { readonly title: string; readonly level?: 2 | 3 }) {
  const Heading = `h${level}` as const;
  const Inner = level === 2 ? 'h3' : 'h4';
  return (
    <div className="bg-sunken py-6 md:py-28">
      <div className="page">
        <Heading className="max-w-2xl text-3xl md:text-5xl">{title}</Heading>
        <div className="mt-6 grid gap-6 md:mt-16 md:grid-cols-[1fr_1.1fr_1.8fr] md:gap-8">
          {lengths.map(({ title: name, text, ...days }) => (
            <div
              key={name}
              className="flex items-start gap-x-5 gap-y-3 max-md:flex-wrap max-md:justify-between md:flex-col md:gap-y-6"
            >
              <DayDots {...days} />
              <div className="max-md:order-first max-md:min-w-[min(9rem,100%)] max-md:flex-1">
                <Inner className="text-xl md:text-2xl">{name}</Inner>
                <p className="mt-1 max-w-xs text-ink-soft leading-relaxed md:mt-1.5 md:text-lg">{text}</p>
              </div>
            </div>
          ))}
        </div>
        <p className="mt-6 text-ink-soft text-sm md:mt-10">
          Each dot is a day. Each column is a week from Monday to Sunday.
        </p>
      </div>
    </div>
  );
}
