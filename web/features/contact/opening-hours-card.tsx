import clsx from 'clsx';
import { useEffect, useState } from 'react';
import { brand } from '#contract/brand.ts';
import { openingWeek, type SupportState, supportState } from '#web/features/contact/opening-hours.ts';
import { Dots, type Point } from '#web/features/marketing/dots.tsx';

const { from, days } = openingWeek();
const step = 16;
const letters = ['M', 'T', 'W', 'T', 'F', 'S', 'S'];

const at = (day: number, hour: number): Point => [(hour - from) * step + 32, day * step + 10];

const openDots = days.flatMap((day, row) =>
  day ? Array.from({ length: day.closes - day.opens }, (_, index) => at(row, day.opens + index)) : [],
);
const closedDots = days.flatMap((day, row) =>
  Array.from({ length: 10 }, (_, index) => from + index)
    .filter((hour) => !day || hour < day.opens || hour >= day.closes)
    .map((hour) => at(row, hour)),
);

/** The support hours, a dot an hour, and whether it is one of them now. */
export function OpeningHoursCard({ className }: { readonly className?: string }) {
  const now = useSupportState();
  const day = now && (now.weekday + 6) % 7;
  return (
    <section className={clsx('on-deep overflow-hidden rounded-panel bg-deep p-7 md:p-9', className)}>
      <h2 className="text-2xl">Business hours</h2>
      <p className="mt-2 flex min-h-7 items-center gap-2.5 font-semibold" role="status">
        {now ? (
          <>
            <span
              aria-hidden="true"
              className={clsx('size-3 rounded-full', now.open ? 'bg-accent' : 'border-2 border-on-deep-soft')}
            />
            {now.text}
          </>
        ) : null}
      </p>
      <svg viewBox="0 0 192 116" aria-hidden="true" className="mt-5 w-full max-w-80">
        {letters.map((letter, row) => (
          <text
            // biome-ignore lint/suspicious/noArrayIndexKey: two weekdays share a letter, and the week never changes
            key={row}
            x="0"
            y={row * step + 14}
            className="fill-current font-sans text-[10px] opacity-80"
          >
            {letter}
          </text>
        ))}
        <Dots points={closedDots} size={4} className="text-on-deep-soft opacity-50" />
        <Dots points={openDots} size={9} className="text-on-deep-soft" />
        {now && day !== null && now.open ? (
          <circle cx={at(day, Math.floor(now.hour))[0]} cy={at(day, 0)[1]} r="6.5" className="fill-accent" />
        ) : null}
      </svg>
      <dl className="figures mt-5 grid grid-cols-[auto_auto] justify-start gap-x-5 gap-y-1.5 text-on-deep-soft">
        {brand.support.hours.map(({ days: name, time }) => (
          <div key={name} className="contents">
            <dt>{name}</dt>
            <dd className="text-on-deep">{time}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-on-deep-soft text-sm">
        South African time ({brand.support.timeZone}). Outside these hours the help chat answers common questions, and
        messages wait for us.
      </p>
    </section>
  );
}

/** Null in the prerendered page, which knows no time. */
function useSupportState(): SupportState | null {
  const [state, setState] = useState<SupportState | null>(null);
  useEffect(() => {
    const look = () => setState(supportState(new Date()));
    look();
    const timer = setInterval(look, 30_000);
    return () => clearInterval(timer);
  }, []);
  return state;
}
