import clsx from 'clsx';
import type { ReactNode } from 'react';

interface PageHeroProps {
  readonly title: string;
  /** The paragraph under the title. */
  readonly lead: ReactNode;
  readonly above?: ReactNode;
  readonly actions?: ReactNode;
  readonly note?: ReactNode;
  /** Beside the text, or below it on a phone. */
  readonly figure?: ReactNode;
  /** Without the pattern, if the figure is one itself. */
  readonly plain?: boolean;
  /** `accent`: marigold, for the rep side. */
  readonly look?: 'deep' | 'accent';
}

/** The head of a public page: its only `h1`, ended by the dot of the brand. */
export function PageHero({ title, lead, above, actions, note, figure, plain = false, look = 'deep' }: PageHeroProps) {
  const deep = look === 'deep';
  const soft = deep ? 'text-on-deep-soft' : 'text-on-accent/85';
  return (
    <section
      className={clsx(
        'relative isolate overflow-hidden',
        deep ? 'on-deep bg-deep' : 'bg-accent text-on-accent [--ring:var(--on-accent)]',
      )}
    >
      {plain ? null : (
        <div
          aria-hidden="true"
          className="absolute inset-0 -z-10 [mask-image:linear-gradient(105deg,transparent_35%,black)]"
        >
          <div className={clsx('cloth h-full', deep ? 'text-on-deep opacity-15' : 'opacity-20')} />
        </div>
      )}
      <div
        className={clsx(
          'page grid gap-12 pt-10 pb-14 md:pt-16 md:pb-20',
          figure && 'lg:grid-cols-[1.25fr_1fr] lg:items-center lg:gap-14',
        )}
      >
        <div className="animate-rise">
          {above ? <div className={clsx('mb-5', soft)}>{above}</div> : null}
          <h1 className="max-w-[13ch] font-extrabold text-[min(clamp(3rem,12.5vw,4.25rem),15vw)] leading-[0.95] tracking-[-0.045em] md:text-[min(clamp(4rem,6.6vw,5.5rem),8.33vw)]">
            {title}
            <span
              aria-hidden="true"
              className={clsx(
                'ms-[0.06em] inline-block size-[0.19em] rounded-full',
                deep ? 'bg-accent' : 'bg-on-accent',
              )}
            />
          </h1>
          <div className={clsx('mt-7 max-w-xl text-pretty text-lg leading-relaxed md:text-xl', soft)}>{lead}</div>
          {actions ? <div className="mt-9 flex flex-col gap-3 md:flex-row md:flex-wrap">{actions}</div> : null}
          {note ? <p className={clsx('mt-6 text-sm', soft)}>{note}</p> : null}
        </div>
        {figure}
      </div>
    </section>
  );
}
