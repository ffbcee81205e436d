import clsx from 'clsx';
import { brand } from '#contract/brand.ts';

/** The years up to the beta launch, threaded like beads. */
export function AboutTimeline() {
  const last = brand.history.length - 1;
  return (
    <section aria-labelledby="timeline" className="bg-sunken py-20 md:py-28">
      <div className="page">
        <h2 id="timeline" className="text-4xl md:text-5xl">
          From 2019 to 2025
        </h2>
        <ol className="mt-12 max-w-4xl md:mt-16">
          {brand.history.map(({ year, title, text }, index) => (
            <li key={year} className="grid grid-cols-[1.5rem_1fr] gap-x-5 md:grid-cols-[12rem_1.5rem_1fr] md:gap-x-8">
              <p className="figures hidden text-end font-display font-extrabold text-4xl leading-none tracking-[-0.03em] md:block">
                {year}
              </p>
              <div aria-hidden="true" className="relative">
                <span
                  className={clsx(
                    'absolute top-1 left-1/2 size-6 -translate-x-1/2 rounded-full md:top-1.5',
                    index === last ? 'bg-accent' : 'bg-brand',
                  )}
                />
                {index === last ? null : (
                  <span className="absolute top-10 bottom-1 left-1/2 w-0 -translate-x-1/2 border-line-strong border-s-5 border-dotted" />
                )}
              </div>
              <div className="pb-12">
                <p className="figures font-bold font-display text-ink-soft text-xl md:hidden">{year}</p>
                <h3 className="text-2xl md:text-3xl">{title}</h3>
                <p className="mt-2 max-w-xl text-ink-soft text-lg leading-relaxed">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
