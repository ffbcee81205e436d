import clsx from 'clsx';
import { brandHistory } from '#contract/brand-history.ts';

/** The years up to the beta launch, threaded like beads. */
export function AboutTimeline() {
  const last = brandHistory.length - 1;
  return (
    <section aria-labelledby="timeline" className="bg-sunken py-16 md:py-28">
      <div className="page">
        <h2 id="timeline" className="text-4xl md:text-5xl">
          From 2019 to 2025
        </h2>
        <ol className="mt-12 grid md:mt-16 md:grid-cols-3">
          {brandHistory.map(({ year, title, text }, index) => (
            <li key={year} className="grid grid-cols-[1.5rem_1fr] gap-x-5 md:block">
              <div aria-hidden="true" className="relative md:mb-7 md:h-6">
                {index === last ? null : (
                  <span className="absolute top-10 bottom-1 left-1/2 w-0 -translate-x-1/2 border-line-strong border-s-5 border-dotted md:inset-x-10 md:top-1/2 md:bottom-auto md:w-auto md:translate-x-0 md:-translate-y-1/2 md:border-s-0 md:border-t-5" />
                )}
                <span
                  className={clsx(
                    'absolute top-1 left-0 size-6 rounded-full md:top-0',
                    index === last ? 'bg-accent' : 'bg-brand',
                  )}
                />
              </div>
              <div className="pb-12 md:pe-8 md:pb-0 lg:pe-12">
                <p className="figures font-bold font-display text-ink-soft text-xl md:text-2xl">{year}</p>
                <h3 className="mt-1 text-2xl md:text-3xl">{title}</h3>
                <p className="mt-3 text-ink-soft text-lg leading-relaxed">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
