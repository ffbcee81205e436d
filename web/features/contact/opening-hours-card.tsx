import clsx from 'clsx';
import { useEffect, useState } from 'react';
import { type SupportState, supportState } from '#web/features/contact/opening-hours.ts';
import { support } from '#web/lib/site-facts.ts';

const { drawing } = support;
const step = 16;
const letters = ['M', 'T', 'W', 'T', 'F', 'S', 'S'];

/** The line of hours for each day, from Monday on: one of three. */
const lineOf = [0, 0, 0, 0, 0, 1, 2];

/** The support hours, a dot an hour, and whether support is open now. */
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
        {lineOf.map((line, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the week never changes
          <g key={row} transform={`translate(0 ${row * step + 10})`} className="text-on-deep-soft">
            <DottedLine d={drawing.all} size="4" className="opacity-50" />
            <DottedLine d={drawing.days[line] ?? ''} size={drawing.size} />
          </g>
        ))}
        {now && day !== null && now.open ? (
          <circle
            cx={32 + (Math.floor(now.hour) - Number(drawing.from)) * Number(drawing.width)}
            cy={day * step + 10}
            r="6.5"
            className="fill-accent"
          />
        ) : null}
      </svg>
      <dl className="figures mt-5 grid grid-cols-[auto_auto] justify-start gap-x-5 gap-y-1.5 text-on-deep-soft">
        {support.hours.map(({ days: name, time }) => (
          <div key={name} className="contents">
            <dt>{name}</dt>
            <dd className="text-on-deep">{time}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-on-deep-soft text-sm">
        South African time ({support.timeZone}). Outside these hours, the help chat answers common questions and we
        reply to messages when we’re back.
      </p>
    </section>
  );
}

/** A dot an hour: a dash without length and with round ends. */
function DottedLine({
  d,
  size,
  className,
}: {
  readonly d: string;
  readonly size: string;
  readonly className?: string;
}) {
  return (
    <path
      d={d}
      fill="none"
      stroke="currentColor"
      strokeWidth={size}
      strokeLinecap="round"
      strokeDasharray={`0 ${drawing.width}`}
      className={className}
    />
  );
}

/** Null in the prerendered page, which has no current time. */
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
