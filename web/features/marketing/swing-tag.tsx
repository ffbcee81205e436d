import clsx from 'clsx';
import type { ReactNode } from 'react';

interface SwingTagProps {
  readonly name: string;
  readonly badge?: string | undefined;
  /** What is paid today, formatted: `R299`. */
  readonly amount: string;
  readonly unit: string;
  /** The plan's own price, where another is charged today: `R5,000 per month`. */
  readonly planned?: string;
  readonly features: readonly string[];
  readonly action?: ReactNode;
  readonly note?: ReactNode;
  /** The one that most people take. */
  readonly strong?: boolean;
  readonly level?: 3 | 4;
  readonly className?: string | undefined;
}

/** A price as a shop hangs it on a garment: cut corners, a punched hole, a thread up to the rail. */
export function SwingTag(props: SwingTagProps) {
  const { name, badge, amount, unit, planned, features, action, note, strong = false, level = 3 } = props;
  const Heading = `h${level}` as const;
  return (
    <li className={clsx('relative flex pt-9', props.className)}>
      <span aria-hidden="true" className="absolute top-0 left-1/2 h-16 w-0.5 -translate-x-1/2 bg-line-strong" />
      <div className="flex flex-1 [filter:drop-shadow(0_0_0.5px_var(--line-strong))_drop-shadow(0_10px_18px_rgb(var(--shade)/0.14))]">
        <div
          className={clsx(
            'flex flex-1 flex-col px-6 pt-14 pb-6 [clip-path:polygon(2.5rem_0,calc(100%-2.5rem)_0,100%_2.5rem,100%_100%,0_100%,0_2.5rem)] [mask-image:radial-gradient(circle_at_50%_1.75rem,transparent_0.55rem,black_0.6rem)] md:px-5 lg:px-7',
            strong ? 'on-deep bg-deep' : 'bg-surface text-ink',
          )}
        >
          <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
            <Heading className="text-2xl">{name}</Heading>
            {badge ? (
              <span className="rounded-full bg-accent px-3 py-1.5 font-semibold text-[0.8125rem] text-on-accent leading-none">
                {badge}
              </span>
            ) : null}
          </div>
          {planned ? (
            <p className={clsx('mt-4 font-semibold text-sm', strong ? 'text-on-deep-soft' : 'text-ink-soft')}>
              What it costs in the beta
            </p>
          ) : null}
          <p
            className={clsx(
              'figures flex flex-wrap items-baseline gap-x-2 font-display font-extrabold text-5xl tracking-[-0.035em] md:max-lg:text-4xl',
              planned ? 'mt-1' : 'mt-4',
            )}
          >
            {amount}
            <span
              className={clsx(
                'font-medium font-sans text-base tracking-normal',
                strong ? 'text-on-deep-soft' : 'text-ink-soft',
              )}
            >
              {unit}
            </span>
          </p>
          {planned ? (
            <p className="figures mt-2.5">
              <span className="font-bold font-display text-xl">{planned}</span>{' '}
              <span className={clsx('text-sm', strong ? 'text-on-deep-soft' : 'text-ink-soft')}>
                is the plan’s own price, not charged in the beta
              </span>
            </p>
          ) : null}
          <ul
            className={clsx(
              'mt-5 mb-6 grid content-start gap-2.5 border-t pt-5',
              strong ? 'border-deep-line' : 'border-line',
            )}
          >
            {features.map((feature) => (
              <li
                key={feature}
                className="flex gap-3 text-[1.0625rem] leading-snug before:mt-[0.45em] before:size-2 before:shrink-0 before:rounded-full before:bg-accent"
              >
                {feature}
              </li>
            ))}
          </ul>
          {action || note ? (
            <div className="mt-auto grid gap-3">
              {action}
              {note ? <p className={clsx('text-sm', strong ? 'text-on-deep-soft' : 'text-ink-soft')}>{note}</p> : null}
            </div>
          ) : null}
        </div>
      </div>
    </li>
  );
}
