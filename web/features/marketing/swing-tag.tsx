import clsx from 'clsx';
import type { ReactNode } from 'react';

interface SwingTagProps {
  readonly name: string;
  readonly badge?: string | undefined;
  /** Formatted: `R5,000`. */
  readonly amount: string;
  readonly unit: string;
  readonly features: readonly string[];
  /** Features that are not built yet. */
  readonly coming?: readonly string[];
  readonly action?: ReactNode;
  /** The most popular one. */
  readonly strong?: boolean;
  readonly className?: string | undefined;
}

/** A price tag: cut corners, a punched hole, a thread up to the rail. */
export function SwingTag(props: SwingTagProps) {
  const { name, badge, amount, unit, features, coming = [], action, strong = false } = props;
  return (
    <li className={clsx('relative flex pt-9', props.className)}>
      <span aria-hidden="true" className="absolute top-0 left-1/2 h-16 w-0.5 -translate-x-1/2 bg-line-strong" />
      <div className="flex flex-1 [filter:drop-shadow(0_0_0.5px_var(--line-strong))_drop-shadow(0_10px_18px_rgb(var(--shade)/0.14))]">
        <div
          className={clsx(
            'flex flex-1 flex-col px-6 pt-12 pb-5 [clip-path:polygon(2.5rem_0,calc(100%-2.5rem)_0,100%_2.5rem,100%_100%,0_100%,0_2.5rem)] [mask-image:radial-gradient(circle_at_50%_1.75rem,transparent_0.55rem,black_0.6rem)] md:px-5 lg:px-7',
            strong ? 'on-deep bg-deep' : 'bg-surface text-ink',
          )}
        >
          <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
            <h3 className="text-2xl">{name}</h3>
            {badge ? (
              <span className="rounded-full bg-accent px-3 py-1.5 font-semibold text-[0.8125rem] text-on-accent leading-none">
                {badge}
              </span>
            ) : null}
          </div>
          <p className="figures mt-4 flex flex-wrap items-baseline gap-x-2 font-display font-extrabold text-4xl tracking-[-0.035em]">
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
          <ul
            className={clsx(
              'mt-4 mb-5 grid content-start gap-2 border-t pt-4',
              strong ? 'border-deep-line' : 'border-line',
            )}
          >
            {features.map((feature) => (
              <li
                key={feature}
                className="flex gap-3 text-[1.0625rem] leading-snug before:mt-[0.45em] before:size-2 before:shrink-0 before:rounded-full before:bg-accent"
              >
                <span>
                  {feature}
                  {coming.includes(feature) ? (
                    <span className={clsx('text-sm', strong ? 'text-on-deep-soft' : 'text-ink-soft')}>
                      {' '}
                      (coming soon)
                    </span>
                  ) : null}
                </span>
              </li>
            ))}
          </ul>
          {action ? <div className="mt-auto grid">{action}</div> : null}
        </div>
      </div>
    </li>
  );
}
