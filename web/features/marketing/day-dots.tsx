import clsx from 'clsx';

interface DayDotsProps {
  readonly weeks: number;
  /** The first working day, counted from 0. */
  readonly from: number;
  /** Days before this one belong to the shortest gig of the kind… */
  readonly sure: number;
  /** …and days before this one to the longest. */
  readonly until: number;
}

/** A calendar of dots: a column a week. Decorative; the text beside it says the same. */
export function DayDots({ weeks, from, sure, until }: DayDotsProps) {
  const step = 20;
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${weeks * step} ${7 * step}`}
      className="h-20 w-auto max-w-[41%] shrink-0 md:h-52 md:max-w-full xl:h-56"
    >
      {Array.from({ length: weeks * 7 }, (_, day) => day).map((day) => (
        <circle
          key={day}
          cx={Math.floor(day / 7) * step + step / 2}
          cy={(day % 7) * step + step / 2}
          r={6.5}
          className={clsx(
            day < from || day >= until ? 'fill-line' : day < sure ? 'fill-accent' : 'fill-transparent stroke-accent',
          )}
          strokeWidth="2"
        />
      ))}
    </svg>
  );
}
